import Foundation
import Geometry
import Raster

extension CALayer {
  /// Draws the layer and everything in it into `context`, in the layer's own coordinates.
  ///
  /// The values that were set count, not what animations make of them; layers lie in the plane, as
  /// if nothing turned them out of it and there were no perspective.
  public func render(in context: CGContext) {
    layoutIfNeeded()
    let matrix = context.ctm
    let area = abs(matrix.a * matrix.d - matrix.b * matrix.c)
    let painter = LayerPainter(
      visible: LayerExtent.everywhere, pixelsPerUnit: max(Double(area).squareRoot(), 1e-6))
    let layer = PresentedLayer(self, at: .model).inPlane
    context.draw(painter.items(drawing: layer, through: .identity))
  }
}

extension PresentedLayer {
  /// The layer with every transform in it replaced by its affine part.
  fileprivate var inPlane: PresentedLayer {
    var flat = properties
    flat.transform = CATransform3D(properties.transform.affinePart)
    flat.sublayerTransform = CATransform3D(properties.sublayerTransform.affinePart)
    return PresentedLayer(
      name: name, properties: flat, sublayers: sublayers.map(\.inPlane), mask: mask?.inPlane,
      copy: copy)
  }
}
