import Foundation
import Views

/// An outgoing screen that lies over the incoming one until it is gone.
@MainActor
struct CoveringScreen {
  /// The container of both.
  let container: UIView
  /// The screen on top.
  let outgoing: UIView
  /// The screen below.
  let incoming: UIView

  /// Puts the incoming screen into the container, below the outgoing one.
  ///
  /// Nil, with the transition completed, if one of the screens takes no part in it.
  init?(_ context: any UIViewControllerContextTransitioning) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return nil
    }
    container = context.containerView
    self.outgoing = outgoing
    self.incoming = incoming
    container.insertSubview(incoming, belowSubview: outgoing)
  }
}
