import Foundation
import Views

/// A view that comes over the presenting screen and covers a part of it, or goes away again.
@MainActor
struct MovingSheet {
  /// The sheet.
  let view: UIView
  /// Whether it comes rather than goes.
  let comes: Bool
  /// Where it stands while it is presented, in the container's coordinates, in points.
  let place: CGRect

  /// Puts a sheet that comes into the container.
  ///
  /// Nil, with the transition completed, if nothing is presented or dismissed.
  init?(_ context: any UIViewControllerContextTransitioning) {
    comes = !ScreenOrder(context).goesBack
    guard let controller = context.viewController(forKey: comes ? .to : .from),
      let view = context.view(forKey: comes ? .to : .from)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return nil
    }
    self.view = view
    place = comes ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    if comes { context.containerView.addSubview(view) }
  }
}
