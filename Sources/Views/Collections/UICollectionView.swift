import Foundation
import Layers

/// A view of items, which a layout places and a data source has views for.
///
/// Only elements that are seen have views; those of elements that go out of sight are kept for
/// others. One layout can take another one's place: the items move, and keep their views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Supplies numbers and views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Whether taps select items.
  open var allowsSelection = true
  /// Whether several items can be selected at once.
  open var allowsMultipleSelection = false
  /// Whether cells are asked for before they are seen; kept: they are not.
  open var isPrefetchingEnabled = true
  /// A view that fills the collection view behind all elements.
  @HeardProperty open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue) }
  }

  /// The layout that places the elements now.
  package var layoutInUse: UICollectionViewLayout
  /// The views of the elements.
  package let elements = ElementViews()
  /// The change of layouts that a finger drives, if one is under way.
  package var interactiveChange: InteractiveLayoutChange?
  /// The elements that stay although they are out of sight: they move, or the content does.
  package var detained: Set<ElementKey> = []
  /// How many movements are under way for which elements stay.
  package var detentions = 0
  /// Changes of items that are collected.
  package var pendingChange = ItemChange()
  /// How many calls collect changes.
  package var collecting = 0
  /// The numbers of items of each section, once the data source has told them.
  package var counts: [Int]?
  /// The selected items, in the order in which they were selected.
  package var selection: [IndexPath] = []
  private var laidOutSize = CGSize.zero

  /// Creates a collection view with a frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.place = self
    watchTaps { [weak self] in self?.tapped(at: $0) }
  }

  /// Creates a collection view of no size with a flow layout; nothing is read, as there are no
  /// archives here.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.place = self
    watchTaps { [weak self] in self?.tapped(at: $0) }
  }

  /// The layout; setting it changes layouts at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let outdates =
        old != newValue && layoutInUse.shouldInvalidateLayout(forBoundsChange: newValue)
      let context = outdates ? layoutInUse.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if let context { layoutInUse.invalidateLayout(with: context) }
      if old.origin != newValue.origin { setNeedsLayout() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size {
      // The frame sets the size past the bounds.
      if laidOutSize != .zero { layoutInUse.isPrepared = false }
      laidOutSize = bounds.size
      backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
    }
    // While changes are collected, cells and the data source's numbers do not belong together.
    if collecting == 0 { layElementsOut() }
  }

  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Moves the content, over 0.3 seconds if it is to be seen; elements in between come and go.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      return super.setContentOffset(contentOffset, animated: false)
    }
    layoutIfNeeded()
    let way = bounds.union(CGRect(origin: contentOffset, size: bounds.size))
    detentions += 1
    detain(layoutInUse.layoutAttributesForElements(in: way) ?? [])
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      guard let self else { return }
      self.release()
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Called when a change of layouts that a finger drives is over.
  ///
  /// The first value says whether it was played to an end, the second whether it was finished
  /// rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Replaces the layout, over 0.3 seconds if it is to be seen.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, over 0.3 seconds if it is to be seen; `completion` is told whether the
  /// animation reached its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, animated && window != nil ? .animated : .immediate, completion)
  }

  /// Begins a change of layouts that a finger drives through the layout that is returned.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveChange(to: layout, completion)
  }

  /// Lets the change that a finger drove go on to its end.
  open func finishInteractiveTransition() {
    endInteractiveChange(.finished)
  }

  /// Lets the change that a finger drove go back to its beginning.
  open func cancelInteractiveTransition() {
    endInteractiveChange(.cancelled)
  }

  /// Makes changes, and shows the difference over 0.3 seconds.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }

  private func exchangeBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

extension UICollectionView {
  /// What kinds of elements there are, with the platform's numbers.
  public enum ElementCategory: Int, Sendable, Hashable {
    /// The view of an item.
    case cell = 0
    /// A header, footer or the like, from the data source.
    case supplementaryView = 1
    /// A view that belongs to the layout.
    case decorationView = 2
  }

  /// Which way the content is moved, with the platform's numbers.
  public enum ScrollDirection: Int, Sendable, Hashable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// Where an item is to stand after scrolling to it, with the platform's bits.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The platform's bits.
    public let rawValue: UInt

    /// Creates a set from the platform's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = Self(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left.
    public static let left = Self(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// The older name of the scroll position.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The older name of the scroll direction.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
