import Foundation

/// A layer whose sublayers keep their places in space; it draws nothing of its own.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Creates a layer that keeps depth.
  public override init() {
    super.init()
    properties.depth = .preserved
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    properties.depth = .preserved
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CATransformLayer? {
    presentationLayer() as? CATransformLayer
  }

  package override func makePresentation() -> CALayer {
    CATransformLayer(layer: self)
  }
}
