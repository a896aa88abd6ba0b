import Foundation

/// Supplies a collection view with numbers and views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns how many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell of an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns how many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a header, footer or the like, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Has one section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Supplies an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
