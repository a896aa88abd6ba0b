import Foundation
import Geometry
import Raster

extension LayerPainter {
  /// Adds what draws the sublayers of `layer`, in the order that depth gives them, to `items`.
  ///
  /// `projection` maps the layer's bounds space to the painter's space; `opacity` multiplies each
  /// sublayer's alpha.
  func addSublayers(
    of layer: PresentedLayer, through projection: Projection, opacity: Double,
    to items: inout [DisplayList.Item]
  ) {
    guard !layer.members.isEmpty else { return }
    let members =
      opacity == 1
      ? layer.members
      : SpaceMember.members(of: layer.sublayers, in: layer.properties, opacity: opacity)
    SpacePainter(painter: self, projection: projection).add(members, to: &items)
  }
}
