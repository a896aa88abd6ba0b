import Foundation
import Geometry
import Raster

/// What a shape layer adds to a layer's properties.
package struct ShapeProperties: Sendable, Hashable {
  /// The outline, in bounds space; it is not clipped to the bounds.
  package var path: Path?
  package var fillColor: Color? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: Color?
  /// Where the stroke starts, as a fraction of the path's length.
  package var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a fraction of the path's length.
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps in turn; nil: a solid line.
  package var lineDashPattern: [Double]?

  /// Creates the properties of a new shape layer.
  package init() {}
}
