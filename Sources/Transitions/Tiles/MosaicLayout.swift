import Foundation
import Views

/// Puts pieces of a screen side by side, so that they cover it.
///
/// The pieces fill rows of `columns`; fewer in the last row are wider.
final class MosaicLayout: UICollectionViewLayout {
  private let columns: Int
  private let share: CGFloat
  private var pieces: [MosaicAttributes] = []

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - columns: The pieces of a row.
  ///   - share: How much of the incoming picture the pieces show, 0 to 1.
  init(columns: Int, share: CGFloat) {
    self.columns = columns
    self.share = share
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override class var layoutAttributesClass: AnyClass { MosaicAttributes.self }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func prepare() {
    guard let view = collectionView else { return }
    let count = view.numberOfItems(inSection: 0)
    pieces = (0..<count).map { item in
      let attributes = MosaicAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = frame(of: item, among: count, in: view.bounds.size)
      attributes.share = share
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pieces.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pieces.indices.contains(indexPath.item) ? pieces[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns where a piece lies on a screen of `size`, in whole points.
  func frame(of item: Int, among count: Int, in size: CGSize) -> CGRect {
    let row = item / columns
    return Tiles.frame(
      column: item % columns, columns: min(columns, count - row * columns), row: row,
      rows: (count + columns - 1) / columns, in: CGRect(origin: .zero, size: size))
  }
}

/// Where a piece of a screen lies, and how much of the incoming picture it shows.
final class MosaicAttributes: UICollectionViewLayoutAttributes {
  /// How much of the incoming picture is seen, 0 to 1.
  var share: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MosaicAttributes)?.share = share
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? MosaicAttributes)?.share == share
  }
}

/// A piece of a screen: of the outgoing picture, and over it of the incoming one.
final class MosaicCell: UICollectionViewCell {
  /// The piece of the outgoing picture.
  let before = UIImageView(frame: .zero)
  /// The piece of the incoming picture.
  let after = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(before)
    contentView.addSubview(after)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    for view in [before, after] { view.frame = contentView.bounds }
    after.alpha = (layoutAttributes as? MosaicAttributes)?.share ?? 0
  }
}
