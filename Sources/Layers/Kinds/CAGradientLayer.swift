import Foundation
import Raster

/// A layer that fills its rounded bounds with colours that change across them.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Creates a layer without colours.
  public override init() {
    super.init()
    properties.gradient = GradientProperties()
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.gradient == nil { properties.gradient = GradientProperties() }
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CAGradientLayer? {
    presentationLayer() as? CAGradientLayer
  }

  package override func makePresentation() -> CALayer {
    CAGradientLayer(layer: self)
  }

  /// The colours, in order; anything that stands for a colour is taken, which a device would not do.
  open var colors: [Any]? {
    get { properties.gradientValues.colors?.map { CGColor($0) } }
    set {
      let colors: [Color]? =
        if case .colors(let colors)? = LayerValue(newValue, as: .colors) { colors } else { nil }
      if colors == nil, newValue != nil {
        Timeline.current.warn("A gradient's colours were not all colours; it shows nothing.")
      }
      assign(colors, to: \.gradientValues.colors, as: .colors)
    }
  }

  /// Where each colour stands, 0 to 1, never falling; nil: evenly spaced.
  open var locations: [NSNumber]? {
    get { properties.gradientValues.locations?.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map(\.doubleValue)
      assign(locations, to: \.gradientValues.locations, as: .locations)
    }
  }

  /// Where the first colour stands, in units of the bounds; the centre unless the type is axial.
  open var startPoint: CGPoint {
    get { properties.gradientValues.startPoint }
    set { assign(newValue, to: \.gradientValues.startPoint, as: .startPoint) }
  }

  /// Where the last colour stands, in units of the bounds.
  open var endPoint: CGPoint {
    get { properties.gradientValues.endPoint }
    set { assign(newValue, to: \.gradientValues.endPoint, as: .endPoint) }
  }

  /// How the colours spread.
  open var type: CAGradientLayerType {
    get { properties.gradientValues.type }
    set { assign(newValue, to: \.gradientValues.type, as: .type) }
  }
}
