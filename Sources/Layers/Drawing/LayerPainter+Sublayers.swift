import Foundation
import Geometry
import Raster

extension LayerPainter {
  /// Returns what draws the sublayers of `layer`, in the order that depth gives them.
  ///
  /// `projection` maps the layer's bounds space to the painter's space; `opacity` multiplies each
  /// sublayer's alpha.
  func sublayers(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let members = SpaceMember.members(of: layer.sublayers, in: layer.properties, opacity: opacity)
    return SpacePainter(painter: self, projection: projection).items(drawing: members)
  }
}
