import Foundation
import Layers

/// Sets items in lines, section after section, as words are set in a text.
///
/// | section                     | how the items of a line are spread                          |
/// |-----------------------------|-------------------------------------------------------------|
/// | items all of one size       | as in a full line, in all lines; alone in a line: centred    |
/// | items of different sizes    | from edge to edge; in the last line at the least distance   |
///
/// Across a line, items are centred. Nothing is rounded to pixels.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least distance between lines, in points.
  @HeardProperty open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The least distance between the items of a line, in points.
  @HeardProperty open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The size of items that the delegate has no size for, in points.
  @HeardProperty open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The size that items are thought to have before they say; they are not asked here.
  open var estimatedItemSize = CGSize.zero
  /// Which way the lines follow one another.
  @HeardProperty open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; its length along the scrolling counts, in points.
  @HeardProperty open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The size of footers; its length along the scrolling counts, in points.
  @HeardProperty open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The room around a section's items, in points.
  @HeardProperty open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay at the edge while their section is seen; kept, not used.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge while their section is seen; kept, not used.
  open var sectionFootersPinToVisibleBounds = false

  /// The size that lets items say their own; it is taken for the usual size here.
  public nonisolated static let automaticSize = CGSize(width: 50, height: 50)

  private var placed: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var order: [ElementKey] = []
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    placed = [:]
    order = []
    length = 0
    guard let view = collectionView else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    breadth = scrollDirection == .vertical ? room.width : room.height
    for section in 0..<view.numberOfSections {
      let measures = FlowSection(section, of: self, in: view)
      place(measures)
    }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return order.compactMap { placed[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return placed[ElementKey(cellAt: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return placed[ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }
}

extension UICollectionViewFlowLayout {
  private func place(_ section: FlowSection) {
    placeEdge(UICollectionView.elementKindSectionHeader, section.header, of: section.number)
    length += section.lead
    for frame in section.frames {
      let attributes = made(UICollectionViewLayoutAttributes.self)
      attributes.indexPath = IndexPath(item: frame.item, section: section.number)
      attributes.frame = rect(
        along: length + frame.along, frame.alongLength, across: frame.across, frame.acrossLength)
      keep(attributes)
    }
    length += section.itemsLength + section.trail
    placeEdge(UICollectionView.elementKindSectionFooter, section.footer, of: section.number)
  }

  private func placeEdge(_ kind: String, _ size: CGSize, of section: Int) {
    let thickness = scrollDirection == .vertical ? size.height : size.width
    guard thickness > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = rect(along: length, thickness, across: 0, breadth)
    keep(attributes)
    length += thickness
  }

  /// Attributes of the class that this layout makes.
  private func made(
    _ kind: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (own ?? kind).init()
  }

  private func keep(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    placed[key] = attributes
    order.append(key)
  }

  private func rect(
    along start: CGFloat, _ alongLength: CGFloat, across side: CGFloat, _ acrossLength: CGFloat
  ) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: side, y: start, width: acrossLength, height: alongLength)
      : CGRect(x: start, y: side, width: alongLength, height: acrossLength)
  }
}
