import Foundation
import Views

/// A card in the middle grows sideways out of a line, while the dark around it grows to the edges.
///
/// | state     | card's width     | dark                                    |
/// |-----------|------------------|-----------------------------------------|
/// | away      | 1 point          | two thirds of the container, clear      |
/// | presented | `part` of W      | all of the container, alpha `dimming`   |
///
/// The card's height is `part` of H all the time.
@preconcurrency @MainActor
public final class GrowOverlay: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the growth takes, in seconds.
  public var duration: TimeInterval = 0.3

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
    let line = sheet.place.insetBy(dx: (sheet.place.width - 1) / 2, dy: 0)
    view.frame = sheet.comes ? line : sheet.place

    UIView.animate(withDuration: duration) {
      view.frame = sheet.comes ? sheet.place : line
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension GrowOverlay {
  nonisolated static let entry = Catalogue.Entry(
    id: "grow-overlay", title: "Grow overlay",
    summary: "A card in the middle grows sideways out of a line, or shrinks into it",
    family: .sheets, triggers: [.present, .dismiss],
    parameters: [
      .duration(0.3),
      Catalogue.Parameter(
        "part", .number(in: 0.01...1, unit: ""), default: .number(2.0 / 3),
        "The card's size as a part of the container"),
      .dimming(0.5),
    ],
    opening: .other,
    presentation: presentation
  ) { values in
    let animator = GrowOverlay()
    animator.duration = values.number("duration")
    return animator
  }
}

extension GrowOverlay {
  private static func presentation(
    _ values: ParameterValues, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    let presentation = DimmedPresentation(
      presentedViewController: presented, presenting: presenting)
    let inset = (1 - values.number("part")) / 2
    presentation.dimming = values.number("dimming")
    presentation.dimmingStart = 2.0 / 3
    presentation.place = { $0.insetBy(dx: inset * $0.width, dy: inset * $0.height) }
    return presentation
  }
}
