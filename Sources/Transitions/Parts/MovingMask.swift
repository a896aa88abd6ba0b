import Foundation
import Geometry
import Layers
import Views

/// A mask whose shape changes, and what happens when it has.
@MainActor
final class MovingMask: NSObject, CAAnimationDelegate {
  private let view: UIView
  private let ended: () -> Void

  private init(on view: UIView, ended: @escaping () -> Void) {
    self.view = view
    self.ended = ended
    super.init()
  }

  /// Shows a view through shapes that turn into one another, each in the same time.
  ///
  /// - Parameters:
  ///   - view: The view; it has no mask afterwards.
  ///   - shapes: Paths of the same make: as many points, the same lines and curves.
  ///   - rule: What is inside a shape.
  ///   - duration: How long it takes from the first shape to the last, in seconds.
  ///   - timing: The curve of the whole.
  ///   - ended: Called when it is over.
  static func show(
    _ view: UIView, through shapes: [UIBezierPath], rule: CAShapeLayerFillRule = .nonZero,
    over duration: TimeInterval, timing: CAMediaTimingFunctionName = .easeInEaseOut,
    ended: @escaping () -> Void = {}
  ) {
    let mask = CAShapeLayer()
    mask.fillRule = rule
    mask.path = shapes.last?.cgPath
    let animation = CAKeyframeAnimation(keyPath: "path")
    animation.values = shapes.map(\.cgPath)
    play(animation, in: mask, of: view, over: duration, timing: timing, ended: ended)
  }

  /// Shows a view through a mask while an animation changes the mask.
  static func play(
    _ animation: CAPropertyAnimation, in mask: CAShapeLayer, of view: UIView,
    over duration: TimeInterval, timing: CAMediaTimingFunctionName = .easeInEaseOut,
    ended: @escaping () -> Void = {}
  ) {
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    animation.delegate = MovingMask(on: view, ended: ended)
    view.layer.mask = mask
    mask.add(animation, forKey: "mask")
  }

  /// Takes the mask away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    view.layer.mask = nil
    ended()
  }
}
