import Foundation

/// Says where the elements of a collection view lie.
///
/// ```
/// prepare ── collectionViewContentSize ── layoutAttributesForElements(in:) ── …
///    └── again after invalidateLayout
/// ```
///
/// Subclasses override these three, ``layoutAttributesForItem(at:)``, and the others as needed.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that is laid out.
  open var collectionView: UICollectionView? { place }
  /// The collection view that is laid out, as it is kept.
  package weak var place: UICollectionView?
  /// Whether what `prepare()` worked out still holds.
  package var isPrepared = false
  /// The decoration views' classes by kind.
  package var decorationClasses: [String: AnyClass] = [:]

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what says that a layout is out of date.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out where everything lies; called before anything is asked, and when out of date.
  open func prepare() {}

  /// The size of everything together, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that touch `rect`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, footer or the like.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a view that belongs to the layout.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Says that everything must be worked out again.
  open func invalidateLayout() {
    let kind =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says that what the context names must be worked out again; here it is everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Returns whether a change of the view's bounds, by scrolling too, puts the layout out of date.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what of the layout a change of the view's bounds puts out of date.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let kind =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Returns whether a cell's own wish puts the layout out of date; cells are not asked here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns where a movement of the content is to stop.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where the content is to be after a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns where an item begins that another layout has no place for; nil: faded out in its
  /// place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where an item ends that another layout has no place for; nil: faded out in its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called on the old layout before another one takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout before it takes another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when one has taken the other's place.
  open func finalizeLayoutTransition() {}

  /// Called before items that come, go or move are shown to do so.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when items that came, went or moved have been shown to do so.
  open func finalizeCollectionViewUpdates() {}

  /// Called before a change of bounds is animated; not called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when a change of bounds has been animated; not called here.
  open func finalizeAnimatedBoundsChange() {}

  /// Works everything out if that has not been done since it was put out of date.
  package func prepareIfNeeded() {
    guard !isPrepared else { return }
    prepare()
    isPrepared = true
  }

  /// Returns the attributes of an element of any kind.
  package func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }
}
