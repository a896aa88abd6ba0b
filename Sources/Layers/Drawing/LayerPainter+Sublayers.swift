import Foundation
import Geometry
import Raster

extension LayerPainter {
  /// Returns what draws the sublayers of `layer`, in the order that depth gives them.
  ///
  /// - Parameters:
  ///   - projection: The map from the layer's bounds space to the painter's space.
  ///   - opacity: What each sublayer's alpha is multiplied by.
  func sublayers(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let members = SpaceMember.members(of: layer.sublayers, in: layer.properties, opacity: opacity)
    return SpacePainter(painter: self, projection: projection).items(drawing: members)
  }
}
