import Foundation

extension UICollectionView {
  /// The selected items, in the order in which they were selected; nil if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, without asking or telling the delegate, and scrolls to it.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes an item's selection away, without asking or telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Moves the content so that an item stands where it should.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - adjustedContentInset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX - adjustedContentInset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    setContentOffset(held(offset, within: contentSize), animated: animated)
  }

  /// Returns an offset held where the content still fills the view.
  package func held(_ offset: CGPoint, within size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return CGPoint(
      x: max(least.x, min(offset.x, size.width + inset.right - bounds.width)),
      y: max(least.y, min(offset.y, size.height + inset.bottom - bounds.height)))
  }

  /// Selects the item under a tap, or takes its selection away, as the delegate allows.
  package func tapped(at point: CGPoint) {
    guard allowsSelection, let path = indexPathForItem(at: point) else { return }
    let hearer = delegate as? any UICollectionViewDelegate
    if selection.contains(path), allowsMultipleSelection {
      guard hearer?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      hearer?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard hearer?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in former { hearer?.collectionView(self, didDeselectItemAt: path) }
    hearer?.collectionView(self, didSelectItemAt: path)
  }
}
