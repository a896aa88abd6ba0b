import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen is cut into nested frames, which become thin and fade.
///
/// | progress | frame i, counted from outside                                  | alpha |
/// |----------|-----------------------------------------------------------------|-------|
/// | 0        | `pitch` points wide, `pitch` · i from the edge; the last is full | 1     |
/// | 1        | no width                                                        | 0     |
@preconcurrency @MainActor
public final class NestedFrames: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the frames take, in seconds.
  public var duration: TimeInterval = 0.33
  /// The distance from one frame to the next, in points.
  public var pitch: CGFloat = 60
  /// How many frames there are at most.
  public var count = 8

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let shapes = [frames(1, in: screens.outgoing.bounds), frames(0, in: screens.outgoing.bounds)]
    MovingMask.show(screens.outgoing, through: shapes, rule: .evenOdd, over: duration)
    UIView.animate(withDuration: duration) {
      screens.outgoing.alpha = 0
    } completion: { _ in
      screens.outgoing.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The frames, each `part` as wide as the space to the next.
  private func frames(_ part: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let room = min(bounds.width, bounds.height) / 2
    for index in 0..<count {
      let inset = pitch * CGFloat(index)
      guard inset < room else { break }
      let outer = bounds.insetBy(dx: inset, dy: inset)
      let next = inset + pitch
      let isLast = index == count - 1 || next >= room
      let dx = isLast ? outer.width / 2 : pitch
      let dy = isLast ? outer.height / 2 : pitch
      path.append(UIBezierPath(rect: outer))
      path.append(UIBezierPath(rect: outer.insetBy(dx: dx * part, dy: dy * part)))
    }
    return path
  }
}

extension NestedFrames {
  nonisolated static let entry = Catalogue.Entry(
    id: "nested-frames", title: "Nested frames",
    summary: "The old screen is cut into nested frames, which become thin and fade",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(0.33),
      Catalogue.Parameter(
        "pitch", .number(in: 1...10_000, unit: "pt"), default: .number(60),
        "The distance from one frame to the next"),
      .count("count", 8, "How many frames there are at most"),
    ]
  ) { values in
    let animator = NestedFrames()
    animator.duration = values.number("duration")
    animator.pitch = values.number("pitch")
    animator.count = Int(values.number("count"))
    return animator
  }
}
