import Foundation
import Layers
import Views

/// A collection controller with so many cells in one section.
final class TestCollection: UICollectionViewController {
  let count: Int
  var selected: [Int] = []
  var ended: [Int] = []
  var kinds: [String] = []

  init(_ count: Int, _ layout: UICollectionViewLayout, title: String) {
    self.count = count
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kinds.append(kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath.item)
  }

  /// Where the cell of an item is seen, in the window, in points; nil: it has no cell.
  func shownFrame(of item: Int) -> CGRect? {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    guard let shown = cell?.layer.presentation(), let bounds = collectionView.layer.presentation()
    else { return nil }
    return shown.frame.offsetBy(dx: -bounds.bounds.minX, dy: -bounds.bounds.minY)
  }
}

/// A cell that is made by its `init(frame:)`, and tells what happens to it.
final class TestCell: UICollectionViewCell {
  private(set) var log: [String]

  override init(frame: CGRect) {
    log = ["made"]
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reused")
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    log.append("will")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    log.append("did")
  }
}

/// A layout of one item below another, all of one height.
final class RowLayout: UICollectionViewLayout {
  let height: CGFloat
  private(set) var preparations = 0
  private(set) var steps: [String] = []

  init(height: CGFloat) {
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * height)
  }

  override func prepare() {
    preparations += 1
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * height, width: collectionView?.bounds.width ?? 0,
      height: height)
    return attributes
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    steps.append("to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    steps.append("from")
  }

  override func finalizeLayoutTransition() {
    steps.append("end")
  }
}

/// A flow layout of squares of 100 points with 10 points between them.
@MainActor
func squares() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 100)
  return layout
}
