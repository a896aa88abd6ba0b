extension TransitionParticipants {
  /// Returns what moves a presentation when no delegate supplies an animator.
  static func systemLook(
    of presented: UIViewController, _ direction: LookDirection
  ) -> TransitionParticipants {
    TransitionParticipants(animator: animator(for: presented, direction))
  }

  /// Returns what moves a push or pop when no delegate supplies an animator.
  static func systemLook(
    of operation: UINavigationController.Operation, on route: TransitionRoute,
    drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> TransitionParticipants {
    let look: any UIViewControllerAnimatedTransitioning =
      LayoutToLayout(from: route.from, to: route.to)
      ?? NavigationSlide(operation == .pop ? .dismiss : .present)
    return TransitionParticipants(animator: look, interaction: interaction)
  }

  private static func animator(
    for presented: UIViewController, _ direction: LookDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    switch presented.modalTransitionStyle {
    case .coverVertical:
      return CoverVertical(direction)
    case .crossDissolve:
      return CrossDissolve(direction)
    case .flipHorizontal:
      return FlipHorizontal(direction)
    case .partialCurl:
      guard presented.modalPresentationStyle == .fullScreen else {
        Journal.warn("a partial curl needs a full-screen presentation; a cross dissolve is shown")
        return CrossDissolve(direction)
      }
      return PartialCurl(direction)
    }
  }
}

/// Whether a look brings a screen or takes it away.
enum LookDirection: Sendable, Hashable {
  case present
  case dismiss
}
