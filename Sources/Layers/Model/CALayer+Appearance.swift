import Foundation
import Geometry
import Raster

extension CALayer {
  /// Whether a layer that is not opaque is composited with its sublayers first.
  public var allowsGroupOpacity: Bool {
    get { properties.allowsGroupOpacity }
    set { assign(newValue, to: \.allowsGroupOpacity, as: .allowsGroupOpacity) }
  }

  /// What the bounds are filled with; nil: nothing.
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.backgroundColor, as: .backgroundColor) }
  }

  /// Whether nothing outside the bounds shows, their rounded corners included.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { assign(newValue, to: \.masksToBounds, as: .masksToBounds) }
  }

  /// Whether the author says that the contents are opaque.
  public var isOpaque: Bool {
    get { properties.isOpaque }
    set { assign(newValue, to: \.isOpaque, as: .opaque) }
  }

  /// Whether the layer is drawn once at `rasterizationScale` and then used as a picture.
  public var shouldRasterize: Bool {
    get { properties.shouldRasterize }
    set { assign(newValue, to: \.shouldRasterize, as: .shouldRasterize) }
  }

  /// Pixels per point of a layer that is drawn once.
  public var rasterizationScale: CGFloat {
    get { properties.rasterizationScale }
    set { assign(newValue, to: \.rasterizationScale, as: .rasterizationScale) }
  }

  /// The edges that are smoothed where they cross pixels.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { properties.edgeAntialiasingMask }
    set { assign(newValue, to: \.edgeAntialiasingMask, as: .edgeAntialiasingMask) }
  }

  /// Whether edges are smoothed at all, on a device that leaves it to the layer.
  public var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set { assign(newValue, to: \.allowsEdgeAntialiasing, as: .allowsEdgeAntialiasing) }
  }
}

extension CALayer {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { assign(newValue, to: \.cornerRadius, as: .cornerRadius) }
  }

  /// The corners that are rounded.
  public var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { assign(newValue, to: \.maskedCorners, as: .maskedCorners) }
  }

  /// The shape of rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve }
    set { assign(newValue, to: \.cornerCurve, as: .cornerCurve) }
  }

  /// Returns how much farther than a circular one a corner of the given shape reaches along the
  /// edges.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  /// The width of the line inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { assign(newValue, to: \.borderWidth, as: .borderWidth) }
  }

  /// The colour of the line inside the bounds; nil: none.
  public var borderColor: CGColor? {
    get { properties.borderColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.borderColor, as: .borderColor) }
  }
}

extension CALayer {
  /// The colour of the shadow; nil: none.
  public var shadowColor: CGColor? {
    get { properties.shadowColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.shadowColor, as: .shadowColor) }
  }

  /// How opaque the shadow is, 0 to 1.
  public var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set { assign(Double(newValue), to: \.shadowOpacity, as: .shadowOpacity) }
  }

  /// How far the shadow lies from the layer, in points of the layer.
  public var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { assign(newValue, to: \.shadowOffset, as: .shadowOffset) }
  }

  /// How soft the shadow is: the standard deviation of its blur, in points.
  public var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { assign(newValue, to: \.shadowRadius, as: .shadowRadius) }
  }

  /// What casts the shadow, in the layer's coordinates; nil: what the layer shows.
  public var shadowPath: CGPath? {
    get { properties.shadowPath.map { CGPath($0) } }
    set { assign(newValue?.value, to: \.shadowPath, as: .shadowPath) }
  }

  /// How the layer mixes with what lies behind it: the name of a blend mode, as in
  /// "multiplyBlendMode"; nil: it covers it.
  public var compositingFilter: Any? {
    get { compositingFilterObject }
    set {
      compositingFilterObject = newValue
      let name = newValue as? String ?? ""
      let mode = DisplayList.BlendMode(filterName: name)
      if newValue != nil, mode == nil {
        Timeline.current.warn("There is no blend mode “\(name)”; the layer is drawn normally.")
      }
      assign(mode ?? .normal, to: \.blendMode, as: .compositingFilter)
    }
  }
}

extension DisplayList.BlendMode {
  /// Finds the mode of a filter's name, which ends in "BlendMode".
  package init?(filterName: String) {
    let suffix = "BlendMode"
    guard filterName.hasSuffix(suffix) else { return nil }
    let name = filterName.dropLast(suffix.count)
    guard let mode = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = mode
  }
}
