import Foundation
import Views

/// Smaller and smaller copies of the outgoing screen appear in it, then vanish from the outside in.
///
/// | progress   | seen                                                                    |
/// |------------|-------------------------------------------------------------------------|
/// | 0 – 0.5    | one copy more in even steps, each inset by `step` of the size on all sides |
/// | 0.5 – 1    | one copy less in even steps, the largest first; the incoming screen behind |
@preconcurrency @MainActor
public final class InsetCopies: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long all copies take, in seconds.
  public var duration: TimeInterval = 1
  /// How much smaller every copy is than the last, on each side, as a part of the screen.
  public var step: CGFloat = 0.05

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let count = max(1, Int(0.5 / step))
    let sheet = UIView(frame: screens.container.bounds)
    for index in 0..<count {
      guard let copy = screens.outgoing.snapshotView(afterScreenUpdates: false) else { continue }
      let inset = step * CGFloat(index)
      copy.frame = screens.outgoing.frame.insetBy(
        dx: inset * sheet.bounds.width, dy: inset * sheet.bounds.height)
      copy.alpha = index == 0 ? 1 : 0
      sheet.addSubview(copy)
    }
    screens.container.addSubview(sheet)
    screens.container.bringSubviewToFront(screens.incoming)
    screens.container.bringSubviewToFront(sheet)

    let even = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: [even, .calculationModeDiscrete]
    ) {
      for (index, copy) in sheet.subviews.enumerated() {
        let moment = Double(index) / Double(2 * count)
        if index > 0 {
          UIView.addKeyframe(from: 0, to: moment) { copy.alpha = 1 }
        }
        UIView.addKeyframe(from: moment, to: moment + 0.5) { copy.alpha = 0 }
      }
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension InsetCopies {
  nonisolated static let entry = Catalogue.Entry(
    id: "inset-copies", title: "Inset copies",
    summary: "Smaller and smaller copies of the old screen appear in it, then vanish in order",
    family: .tiles, triggers: .all,
    parameters: [
      .duration(1),
      Catalogue.Parameter(
        "step", .number(in: 0.01...0.5, unit: ""), default: .number(0.05),
        "How much smaller every copy is on each side, as a part of the screen"),
    ]
  ) { values in
    let animator = InsetCopies()
    animator.duration = values.number("duration")
    animator.step = values.number("step")
    return animator
  }
}
