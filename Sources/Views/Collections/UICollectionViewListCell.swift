import Foundation

/// The view of one item of a list: it knows what such cells show.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content moves in, in steps of ``indentationWidth``; kept.
  open var indentationLevel = 0
  /// How wide such a step is, in points; kept.
  open var indentationWidth: CGFloat = 10

  /// Returns what a list's cell shows, without texts and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
