import Foundation
import Geometry
import Layers
import Raster
import Views

/// A hand goes round once; what it has passed is the incoming screen.
///
/// | progress p | mask of the incoming screen: the sector from `start` |
/// |------------|------------------------------------------------------|
/// | p          | p · 360° wide                                        |
///
/// The sector is the beginning of a circle's stroke that is as wide as the circle itself.
@preconcurrency @MainActor
public final class ClockWipe: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which way the hand goes.
  public enum Rotation: String, Sendable, Hashable, CaseIterable {
    /// As a clock's.
    case clockwise
    /// The other way.
    case counterclockwise
  }

  /// How long the hand takes, in seconds.
  public var duration: TimeInterval = 0.7
  /// Where the hand starts, in degrees clockwise from twelve o'clock.
  public var start: CGFloat = 0
  /// Which way the hand goes.
  public var rotation = Rotation.clockwise

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(incoming)
    let bounds = incoming.bounds
    let radius = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
    let angle = (start - 90) * .pi / 180
    let turn: CGFloat = rotation == .clockwise ? 2 * .pi : -2 * .pi
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius / 2, startAngle: angle,
        endAngle: angle + turn, clockwise: rotation == .clockwise
      ).cgPath
    mask.fillColor = nil
    mask.strokeColor = UIColor.black.cgColor
    mask.lineWidth = radius
    let sweep = CABasicAnimation(keyPath: "strokeEnd")
    sweep.fromValue = 0
    sweep.toValue = 1
    MovingMask.play(sweep, in: mask, of: incoming, over: duration, timing: .linear) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension ClockWipe {
  nonisolated static let entry = Catalogue.Entry(
    id: "clock", title: "Clock",
    summary: "A hand goes round once, and the new screen is where it has been",
    family: .wipes, triggers: .all,
    parameters: [
      .duration(0.7),
      .angle("start", 0, "Where the hand starts, clockwise from twelve o'clock"),
      Catalogue.Parameter(
        "rotation", .choice(of: Rotation.allCases.map(\.rawValue)), default: .choice("clockwise"),
        "Which way the hand goes"),
    ]
  ) { values in
    let animator = ClockWipe()
    animator.duration = values.number("duration")
    animator.start = values.number("start")
    animator.rotation = values.choice("rotation", of: Rotation.self)
    return animator
  }
}
