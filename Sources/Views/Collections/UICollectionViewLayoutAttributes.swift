import Foundation
import Geometry

/// Where a layout puts one element of a collection view, and how it looks there.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)` as well: an
/// element is changed only when its attributes differ from those it has.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where the middle is, in the collection view's coordinates, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// What is done to the element about its middle, in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Elements of larger numbers lie in front.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// What kind of element it is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The name of the supplementary or decoration view's kind; nil for cells.
  open private(set) var representedElementKind: String?

  /// Creates attributes of no size.
  public required override init() {
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view, which belongs to the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Where the element lies while nothing is done to it in space, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The element's own coordinates; the origin stays at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// What is done to the element about its middle, in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns the same attributes, to be changed apart.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Whether `object` are attributes that say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  /// A number that equal attributes share.
  open override var hash: Int { indexPath.hashValue }

  /// A copy of the same class, which the layout cannot change any more.
  package var kept: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
