extension TransitionParticipants {
  /// Returns what moves a presentation when no delegate supplies an animator.
  static func systemLook(
    of presented: UIViewController, _ direction: LookDirection
  ) -> TransitionParticipants {
    TransitionParticipants(animator: animator(for: presented, direction))
  }

  /// Returns what moves a push or pop when no delegate supplies an animator.
  static func systemLook(
    of operation: UINavigationController.Operation,
    drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> TransitionParticipants {
    TransitionParticipants(
      animator: NavigationSlide(operation == .pop ? .dismiss : .present), interaction: interaction)
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
      Journal.warn("the partial curl is shown as a cross dissolve")
      return CrossDissolve(direction)
    }
  }
}

/// Whether a look brings a screen or takes it away.
enum LookDirection: Sendable, Hashable {
  case present
  case dismiss
}
