import Foundation
import Geometry
import Raster

/// A layer that draws a path: filled, then stroked, between its contents and its sublayers.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    properties.shape = ShapeProperties()
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.shape == nil { properties.shape = ShapeProperties() }
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CAShapeLayer? {
    presentationLayer() as? CAShapeLayer
  }

  package override func makePresentation() -> CALayer {
    CAShapeLayer(layer: self)
  }

  /// The outline, in the layer's coordinates; not clipped to the bounds.
  ///
  /// Setting it shows at once; it is animated only explicitly.
  open var path: CGPath? {
    get { properties.shapeValues.path.map { CGPath($0) } }
    set { assign(newValue?.value, to: \.shapeValues.path, as: .path) }
  }

  /// The colour that the inside is filled with; nil: none.
  open var fillColor: CGColor? {
    get { properties.shapeValues.fillColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.shapeValues.fillColor, as: .fillColor) }
  }

  /// Which points count as inside.
  open var fillRule: CAShapeLayerFillRule {
    get { properties.shapeValues.fillRule }
    set { assign(newValue, to: \.shapeValues.fillRule, as: .fillRule) }
  }

  /// The colour of the stroke, which is centred on the outline; nil: none.
  open var strokeColor: CGColor? {
    get { properties.shapeValues.strokeColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.shapeValues.strokeColor, as: .strokeColor) }
  }

  /// Where the stroke starts, as a fraction of the outline's length.
  open var strokeStart: CGFloat {
    get { properties.shapeValues.strokeStart }
    set { assign(newValue, to: \.shapeValues.strokeStart, as: .strokeStart) }
  }

  /// Where the stroke ends, as a fraction of the outline's length.
  open var strokeEnd: CGFloat {
    get { properties.shapeValues.strokeEnd }
    set { assign(newValue, to: \.shapeValues.strokeEnd, as: .strokeEnd) }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { properties.shapeValues.lineWidth }
    set { assign(newValue, to: \.shapeValues.lineWidth, as: .lineWidth) }
  }

  /// How many half line widths a pointed join may reach out before it is cut.
  open var miterLimit: CGFloat {
    get { properties.shapeValues.miterLimit }
    set { assign(newValue, to: \.shapeValues.miterLimit, as: .miterLimit) }
  }

  /// How an open stroke ends.
  open var lineCap: CAShapeLayerLineCap {
    get { properties.shapeValues.lineCap }
    set { assign(newValue, to: \.shapeValues.lineCap, as: .lineCap) }
  }

  /// How two pieces of a stroke meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { properties.shapeValues.lineJoin }
    set { assign(newValue, to: \.shapeValues.lineJoin, as: .lineJoin) }
  }

  /// How far into the dash pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { properties.shapeValues.lineDashPhase }
    set { assign(newValue, to: \.shapeValues.lineDashPhase, as: .lineDashPhase) }
  }

  /// Lengths of dashes and gaps in turn, in points; nil: a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { properties.shapeValues.lineDashPattern?.map { NSNumber(value: $0) } }
    set {
      let pattern = newValue?.map(\.doubleValue)
      assign(pattern, to: \.shapeValues.lineDashPattern, as: .lineDashPattern)
    }
  }
}
