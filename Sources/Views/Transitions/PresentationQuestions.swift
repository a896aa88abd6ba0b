/// Asks a transitioning delegate who animates and who drives, in the platform's order.
///
/// The animator first; without one, the interaction is not asked for, and the system's look of the
/// presented controller's style is used.
@MainActor
struct PresentationQuestions {
  private let delegate: (any UIViewControllerTransitioningDelegate)?

  init(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
    self.delegate = delegate
  }

  func participants(
    presenting presented: UIViewController, by presenter: UIViewController,
    source: UIViewController
  ) -> TransitionParticipants {
    guard let delegate else { return .systemLook(of: presented, .present) }
    let animator = delegate.animationController(
      forPresented: presented, presenting: presenter, source: source)
    Journal.question("animationController(forPresented:)", to: delegate, answer: animator)
    guard let animator else { return .systemLook(of: presented, .present) }
    let interaction = delegate.interactionControllerForPresentation(using: animator)
    Journal.question("interactionControllerForPresentation", to: delegate, answer: interaction)
    return TransitionParticipants(animator: animator, interaction: interaction)
  }

  func participants(dismissing presented: UIViewController) -> TransitionParticipants {
    guard let delegate else { return .systemLook(of: presented, .dismiss) }
    let animator = delegate.animationController(forDismissed: presented)
    Journal.question("animationController(forDismissed:)", to: delegate, answer: animator)
    guard let animator else { return .systemLook(of: presented, .dismiss) }
    let interaction = delegate.interactionControllerForDismissal(using: animator)
    Journal.question("interactionControllerForDismissal", to: delegate, answer: interaction)
    return TransitionParticipants(animator: animator, interaction: interaction)
  }
}
