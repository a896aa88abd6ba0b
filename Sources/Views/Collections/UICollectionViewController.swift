// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A screen that is a collection view.
///
/// Pushed onto another collection controller with ``useLayoutToLayoutNavigationTransitions`` set, it
/// has no collection view of its own: it takes over that of the screen below, which keeps its data
/// source, and brings its own layout and itself as the delegate. The items keep their views and move
/// from one layout to the other.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  /// The layout that the controller was made with.
  public let collectionViewLayout: UICollectionViewLayout
  /// Whether a push onto another collection controller changes layouts instead of screens.
  ///
  /// To be set before the push; nothing is animated so at the root of a stack.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether items are not selected any more when the screen comes back.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether items can be moved by a finger; kept: they cannot.
  open var installsStandardGestureForInteractiveMovement = true
  /// The collection view, once it is there.
  private var items: UICollectionView?

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; there are no nib files here, so the name is only kept.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which fills the screen.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return items
    }
    set {
      items?.removeFromSuperview()
      items = newValue
      if let newValue, let view = viewIfLoaded { newValue.fill(view) }
    }
  }

  open override func loadView() {
    super.loadView()
    // Another screen's collection view comes when the screen is shown.
    if items != nil { return }
    let own = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    own.dataSource = self
    own.delegate = self
    items = own
    own.fill(view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let items else { return }
    for path in items.selection { items.deselectItem(at: path, animated: animated) }
  }

  package override func willStand() {
    if let items, items.superview !== viewIfLoaded { takeItemsInLayout() }
  }

  // MARK: Data source

  /// Has one section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Has no items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Supplies an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Supplies an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Delegate

  /// Lets a tap select the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Lets a tap take the selection away.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a tap has selected the item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when a tap has taken the item's selection away.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before the item's cell is seen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when the item's cell is not seen any more.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Returns the layout between two others, for an interactive transition.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns where the content is to be after a change of layouts.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A finger is about to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// A finger lets go; the place where the content comes to rest can be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// A finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that was asked for with an animation is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController {
  /// Whether this controller shows the same collection view as `other`.
  package func shares(with other: UIViewController?) -> Bool {
    guard let other = other as? UICollectionViewController, let items else { return false }
    return other.items === items
  }

  /// Prepares to show the collection view of the controller below, in this one's own layout.
  ///
  /// Nothing happens when this controller has one of its own already.
  package func share(with below: UIViewController?) {
    guard useLayoutToLayoutNavigationTransitions, items == nil,
      let below = below as? UICollectionViewController
    else { return }
    items = below.collectionView
  }

  /// Takes the collection view into this screen, as its delegate; the layout is still the other's.
  package func takeItems() {
    guard let items, let view = self.view else { return }
    if items.superview !== view { items.fill(view) }
    items.delegate = self
  }

  /// Takes the collection view into this screen in its own layout, at once.
  package func takeItemsInLayout() {
    takeItems()
    items?.replaceLayout(by: collectionViewLayout, .immediate, nil)
  }
}

extension UICollectionView {
  /// Fills `parent`, behind everything that is in it.
  fileprivate func fill(_ parent: UIView) {
    frame = parent.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.insertSubview(self, at: 0)
  }
}
