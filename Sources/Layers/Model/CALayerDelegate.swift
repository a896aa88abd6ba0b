import Foundation
import Raster

/// What a layer asks its delegate: what to draw, how to lay out, and how changes animate.
///
/// Every member has a default that does what the layer does without a delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; by default nothing.
  func display(_ layer: CALayer)
  /// Is told that the layer is about to draw its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates; by default nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers; by default nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns what happens when the value for `event` changes: an action, `NSNull` for nothing, or
  /// nil to let the layer look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Provides nothing.
  public func display(_ layer: CALayer) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Lets the layer look further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that happens when a layer's value changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does what is to be done about the change of `event`.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a null action stops the search for one.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
