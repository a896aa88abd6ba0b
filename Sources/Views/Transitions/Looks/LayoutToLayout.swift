import Foundation

/// The items of a collection view move from the layout of one screen to that of another.
///
/// | progress | items                          | their collection view |
/// |----------|--------------------------------|-----------------------|
/// | 0        | in the outgoing screen's layout | in the incoming screen |
/// | 1        | in the incoming screen's layout | in the incoming screen |
final class LayoutToLayout: NSObject, UIViewControllerAnimatedTransitioning {
  private let outgoing: UICollectionViewController
  private let incoming: UICollectionViewController

  /// Nil unless both screens show the same collection view.
  init?(from outgoing: UIViewController, to incoming: UIViewController) {
    guard let outgoing = outgoing as? UICollectionViewController,
      let incoming = incoming as? UICollectionViewController, incoming.shares(with: outgoing)
    else { return nil }
    self.outgoing = outgoing
    self.incoming = incoming
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    UICollectionView.layoutChangeDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: .to),
      let items = incoming.collectionView
    else { return transitionContext.completeTransition(true) }
    transitionContext.containerView.addSubview(screen)
    incoming.takeItems()
    items.layoutIfNeeded()
    let change = LayoutChange(of: items, to: incoming.collectionViewLayout)
    UIView.animate(withDuration: UICollectionView.layoutChangeDuration) {
      change.move()
    } completion: { _ in
      change.end()
      let isTakenBack = transitionContext.transitionWasCancelled
      if isTakenBack { self.outgoing.takeItemsInLayout() }
      transitionContext.completeTransition(!isTakenBack)
    }
  }
}
