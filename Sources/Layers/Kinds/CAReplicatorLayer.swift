import Foundation
import Geometry
import Raster

/// A layer that draws its sublayers several times, each time a step further on.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// Creates a layer that draws its sublayers once.
  public override init() {
    super.init()
    properties.replicator = ReplicatorProperties()
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.replicator == nil { properties.replicator = ReplicatorProperties() }
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CAReplicatorLayer? {
    presentationLayer() as? CAReplicatorLayer
  }

  package override func makePresentation() -> CALayer {
    CAReplicatorLayer(layer: self)
  }

  /// How often the sublayers are drawn, the first time included.
  open var instanceCount: Int {
    get { properties.replicatorValues.instanceCount }
    set { assign(newValue, to: \.replicatorValues.instanceCount, as: .instanceCount) }
  }

  /// Whether the sublayers keep their places in space, as in a transform layer.
  open var preservesDepth: Bool {
    get { properties.depth == .preserved }
    set { assign(newValue ? .preserved : .flattened, to: \.depth, as: .preservesDepth) }
  }

  /// By how much each copy's time lags behind the one before it, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { properties.replicatorValues.instanceDelay }
    set { assign(newValue, to: \.replicatorValues.instanceDelay, as: .instanceDelay) }
  }

  /// Takes each copy to the next, about the centre of the bounds.
  open var instanceTransform: CATransform3D {
    get { properties.replicatorValues.instanceTransform }
    set { assign(newValue, to: \.replicatorValues.instanceTransform, as: .instanceTransform) }
  }

  /// Multiplies the colours of the first copy; nil counts as white.
  open var instanceColor: CGColor? {
    get { properties.replicatorValues.instanceColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.replicatorValues.instanceColor, as: .instanceColor) }
  }

  /// Added to the red factor from copy to copy.
  open var instanceRedOffset: Float {
    get { Float(properties.replicatorValues.instanceRedOffset) }
    set {
      assign(
        Double(newValue), to: \.replicatorValues.instanceRedOffset, as: .instanceRedOffset)
    }
  }

  /// Added to the green factor from copy to copy.
  open var instanceGreenOffset: Float {
    get { Float(properties.replicatorValues.instanceGreenOffset) }
    set {
      assign(
        Double(newValue), to: \.replicatorValues.instanceGreenOffset, as: .instanceGreenOffset)
    }
  }

  /// Added to the blue factor from copy to copy.
  open var instanceBlueOffset: Float {
    get { Float(properties.replicatorValues.instanceBlueOffset) }
    set {
      assign(
        Double(newValue), to: \.replicatorValues.instanceBlueOffset, as: .instanceBlueOffset)
    }
  }

  /// Added to the alpha factor from copy to copy.
  open var instanceAlphaOffset: Float {
    get { Float(properties.replicatorValues.instanceAlphaOffset) }
    set {
      assign(
        Double(newValue), to: \.replicatorValues.instanceAlphaOffset, as: .instanceAlphaOffset)
    }
  }
}
