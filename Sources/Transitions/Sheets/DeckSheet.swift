import Foundation
import Views

/// A card comes up over the presenting screen, which becomes a card behind it.
///
/// | state     | sheet's top | presenting screen                                            |
/// |-----------|-------------|--------------------------------------------------------------|
/// | away      | y = H       | in its place                                                 |
/// | presented | y = `top`   | inset by 8 points from the sides and, at its top, from the    |
/// |           |             | sheet, corners of 8 points, alpha 0.8                        |
@preconcurrency @MainActor
public final class DeckSheet: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the sheet takes, in seconds.
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
    let bottom = context.containerView.bounds.maxY
    let away = sheet.place.offsetBy(dx: 0, dy: bottom - sheet.place.minY)
    view.frame = sheet.comes ? away : sheet.place

    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      view.frame = sheet.comes ? sheet.place : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension DeckSheet {
  nonisolated static let entry = Catalogue.Entry(
    id: "deck-sheet", title: "Deck sheet",
    summary: "A card comes up over the old screen, which becomes a card behind it",
    family: .sheets, triggers: [.present, .dismiss],
    parameters: [
      .duration(0.3),
      Catalogue.Parameter(
        "top", .number(in: 0...10_000, unit: "pt"), default: .number(28),
        "How far the sheet stays below the top edge"),
      .cornerRadius(8),
    ],
    presentation: presentation
  ) { values in
    let animator = DeckSheet()
    animator.duration = values.number("duration")
    return animator
  }
}

extension DeckSheet {
  private static func presentation(
    _ values: ParameterValues, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    let presentation = DeckPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.top = values.number("top")
    presentation.cornerRadius = values.number("corner-radius")
    return presentation
  }
}
