import Foundation
import Views

/// A card comes up from the bottom and stays there, over the darkened presenting screen.
///
/// | state     | card's top            | dark                 |
/// |-----------|-----------------------|----------------------|
/// | away      | y = H                 | clear                |
/// | presented | y = H − visible height | alpha `dimming`      |
@preconcurrency @MainActor
public final class PopTip: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the card takes, in seconds.
  public var duration: TimeInterval = 0.3
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 1
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 1

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet = MovingSheet(context) else { return }
    let view = sheet.view
    let bottom = context.containerView.bounds.maxY
    let away = sheet.place.offsetBy(dx: 0, dy: bottom - sheet.place.minY)
    view.frame = sheet.comes ? away : sheet.place

    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity
    ) {
      view.frame = sheet.comes ? sheet.place : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PopTip {
  nonisolated static let entry = Catalogue.Entry(
    id: "pop-tip", title: "Pop tip",
    summary: "A card comes up from the bottom over the darkened screen, or goes down again",
    family: .sheets, triggers: [.present, .dismiss],
    parameters: .spring(damping: 1, velocity: 1, lasting: 0.3) + [
      Catalogue.Parameter(
        "visible-height", .number(in: 1...10_000, unit: "pt"), default: .number(300),
        "The height of the card"),
      .dimming(0.3),
    ],
    presentation: presentation
  ) { values in
    let animator = PopTip()
    animator.duration = values.number("duration")
    animator.damping = values.number("damping")
    animator.velocity = values.number("velocity")
    return animator
  }
}

extension PopTip {
  private static func presentation(
    _ values: ParameterValues, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    let presentation = DimmedPresentation(
      presentedViewController: presented, presenting: presenting)
    let height = values.number("visible-height")
    presentation.dimming = values.number("dimming")
    presentation.place = { $0.part(min(height / max($0.height, 1), 1), from: .down) }
    return presentation
  }
}
