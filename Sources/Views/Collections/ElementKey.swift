import Foundation

/// Which element of a collection view is meant.
package struct ElementKey: Hashable, Sendable {
  /// Whether it is a cell or another view.
  package var category: UICollectionView.ElementCategory
  /// The kind's name; empty for cells.
  package var kind: String
  /// The item, or section, that it belongs to.
  package var indexPath: IndexPath

  /// Names a cell.
  package init(cellAt indexPath: IndexPath) {
    category = .cell
    kind = ""
    self.indexPath = indexPath
  }

  /// Names a header, footer or the like.
  package init(supplementaryViewOfKind kind: String, at indexPath: IndexPath) {
    category = .supplementaryView
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Names the element that has these attributes.
  package init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    indexPath = attributes.indexPath
  }
}

extension ElementKey: Comparable {
  /// Cells come first, then the kinds by name, each in the order of items.
  package static func < (left: Self, right: Self) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    if left.kind != right.kind { return left.kind < right.kind }
    return left.indexPath < right.indexPath
  }
}
