import Foundation

/// A layer that shows a part of its sublayers by moving the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that scrolls in all directions and hides what lies outside.
  public override init() {
    super.init()
    properties.masksToBounds = true
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CAScrollLayer? {
    presentationLayer() as? CAScrollLayer
  }

  package override func makePresentation() -> CALayer {
    CAScrollLayer(layer: self)
  }

  /// Moves the origin of the bounds to `point`, in the directions that the layer scrolls in.
  open func scroll(to point: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  /// Moves the origin of the bounds as little as it takes to show `rect`.
  open func scroll(to rect: CGRect) {
    let visible = bounds
    var origin = visible.origin
    if rect.minX < visible.minX {
      origin.x = rect.minX
    } else if rect.maxX > visible.maxX {
      origin.x = min(rect.minX, rect.maxX - visible.width)
    }
    if rect.minY < visible.minY {
      origin.y = rect.minY
    } else if rect.maxY > visible.maxY {
      origin.y = min(rect.minY, rect.maxY - visible.height)
    }
    scroll(to: origin)
  }
}
