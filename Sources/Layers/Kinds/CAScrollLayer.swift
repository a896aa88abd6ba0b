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

  /// Moves the origin of the bounds as little as it takes to show `rect`, in the layer's coordinates.
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

extension CALayer {
  /// Moves the nearest scroll layer around this one as little as it takes to show `rect`, in this
  /// layer's coordinates.
  public func scrollRectToVisible(_ rect: CGRect) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: convert(rect, to: scroller))
  }

  /// Moves the nearest scroll layer around this one to `point`, in this layer's coordinates.
  public func scroll(_ point: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: convert(point, to: scroller))
  }

  private var nearestScroller: CAScrollLayer? {
    var candidate = superlayer
    while let layer = candidate {
      if let scroller = layer as? CAScrollLayer { return scroller }
      candidate = layer.superlayer
    }
    return nil
  }
}
