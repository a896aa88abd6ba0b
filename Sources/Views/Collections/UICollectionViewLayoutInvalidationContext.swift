import Foundation

/// What of a layout is out of date; kept for subclasses: everything is worked out again here.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date.
  open package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are out of date.
  open package(set) var invalidateDataSourceCounts = false
  /// How far the content is to be moved as well, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size is to change as well, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are out of date, where it is not all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context that names nothing.
  public required override init() {
    super.init()
  }

  /// Says that these items are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What of a flow layout is out of date; kept for subclasses.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout's own sizes are to be looked at again.
  open var invalidateFlowLayoutAttributes = true
}
