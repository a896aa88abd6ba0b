import Views

/// Which of two screens lies above the other.
@MainActor
struct ScreenOrder {
  /// Whether the transition leads to a screen below: a pop or a dismissal.
  ///
  /// The order in the navigation stack decides: a controller that is being popped is no longer in
  /// it. Without a stack, the one that presents the other is below; without that, nothing goes back.
  let goesBack: Bool

  init(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else {
      goesBack = false
      return
    }
    if context.presentationStyle == .none, let stack = to.navigationController?.viewControllers {
      goesBack = !stack.contains { $0 === from }
    } else {
      goesBack = from.presentingViewController === to
    }
  }
}
