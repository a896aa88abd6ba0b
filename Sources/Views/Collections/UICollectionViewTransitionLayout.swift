import Foundation
import Geometry
import Layers

/// A layout between two others, as far as ``transitionProgress`` says.
///
/// Every element that either layout shows stands between its two places: middle, size, alpha and
/// transform go straight from the one to the other. An element that one layout has no place for
/// fades where it is.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  public let nextLayout: UICollectionViewLayout
  /// The content's offset at progress 0 and 1, in points.
  package var offsets: (current: CGPoint, next: CGPoint) = (.zero, .zero)
  private var values: [String: CGFloat] = [:]
  private var pairs: [Pair] = []

  private struct Pair {
    var current: UICollectionViewLayoutAttributes
    var next: UICollectionViewLayoutAttributes
  }

  /// Creates a layout that begins as `currentLayout`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// There is nothing to read layouts from here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// How far the transition has come, from 0 to 1; setting it moves the elements.
  @HeardProperty open var transitionProgress: CGFloat = 0 {
    didSet {
      invalidateLayout()
      guard let view = collectionView, view.collectionViewLayout === self else { return }
      view.contentOffset = CGPoint(
        x: mix(offsets.current.x, offsets.next.x), y: mix(offsets.current.y, offsets.next.y))
    }
  }

  /// Keeps a value of a subclass or a delegate under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// Returns the value that is kept under a name; 0 if none is.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values[key] ?? 0
  }

  open override var collectionViewContentSize: CGSize {
    let (current, next) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(width: mix(current.width, next.width), height: mix(current.height, next.height))
  }

  open override func prepare() {
    guard pairs.isEmpty, let size = collectionView?.bounds.size else { return }
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
    let seen = [(currentLayout, offsets.current), (nextLayout, offsets.next)].flatMap {
      layout, origin in
      layout.layoutAttributesForElements(in: CGRect(origin: origin, size: size)) ?? []
    }
    var known: Set<ElementKey> = []
    pairs = seen.map { ElementKey($0) }.filter { known.insert($0).inserted }.sorted()
      .compactMap { pair(of: $0) }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return pairs.map { mixed($0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pair(of: ElementKey(cellAt: indexPath)).map { mixed($0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pair(of: ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)).map { mixed($0) }
  }
}

extension UICollectionViewTransitionLayout {
  private func pair(of key: ElementKey) -> Pair? {
    let current = currentLayout.attributes(of: key)
    let next = nextLayout.attributes(of: key)
    switch (current, next) {
    case (let current?, let next?): return Pair(current: current, next: next)
    case (let current?, nil): return Pair(current: current, next: current.faded)
    case (nil, let next?): return Pair(current: next.faded, next: next)
    case (nil, nil): return nil
    }
  }

  private func mixed(_ pair: Pair) -> UICollectionViewLayoutAttributes {
    let (current, next) = (pair.current, pair.next)
    let mixed = (transitionProgress < 0.5 ? current : next).kept
    mixed.center = CGPoint(
      x: mix(current.center.x, next.center.x), y: mix(current.center.y, next.center.y))
    mixed.size = CGSize(
      width: mix(current.size.width, next.size.width),
      height: mix(current.size.height, next.size.height))
    mixed.alpha = mix(current.alpha, next.alpha)
    mixed.transform3D = current.transform3D.interpolated(
      to: next.transform3D, at: Double(transitionProgress))
    mixed.isHidden = current.isHidden && next.isHidden
    return mixed
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    a + (b - a) * transitionProgress
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes, unseen.
  package var faded: UICollectionViewLayoutAttributes {
    let faded = kept
    faded.alpha = 0
    return faded
  }
}
