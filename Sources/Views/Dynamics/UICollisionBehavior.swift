import Foundation
import Geometry
import Layers

/// Lets its items collide with each other and with boundaries.
///
/// A boundary is the line of a path, of which both sides count.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What the items collide with, with the platform's bits.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The platform's bits.
    public let rawValue: UInt

    /// Creates a set from the platform's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// What the items collide with; everything at first.
  @HeardProperty open var collisionMode = Mode.everything { didSet { noteChange() } }
  /// Whether the reference view's bounds, or those of the collection, are a boundary.
  @HeardProperty open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if translatesReferenceBoundsIntoBoundary != oldValue { insets = .zero }
      noteChange()
    }
  }
  /// Who is told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var list: DynamicItemList
  private var insets = UIEdgeInsets.zero
  private var boundaries: [CollisionBoundary] = []
  private var lastNumber = 0

  /// Creates a behaviour without boundaries.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates a behaviour without items and boundaries.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets an item collide.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { dynamicAnimator?.hold(item) }
  }

  /// Lets an item no longer collide.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { dynamicAnimator?.release(item) }
  }

  // MARK: Boundaries

  /// Makes the reference view's bounds a boundary, without `insets` on each side.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
    noteChange()
  }

  /// Adds a path as a boundary, in the animator's coordinates, or puts it in the place of the one
  /// of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    lastNumber += 1
    boundaries.removeAll { $0.isNamed(identifier) }
    boundaries.append(
      CollisionBoundary(identifier: identifier, number: lastNumber, path: bezierPath.value))
    noteChange()
  }

  /// Adds a straight line as a boundary, in the animator's coordinates.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }.map { UIBezierPath($0.path) }
  }

  /// Takes a boundary out.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    noteChange()
  }

  /// Takes out all boundaries that have been added.
  open func removeAllBoundaries() {
    boundaries = []
    noteChange()
  }

  /// The names of the boundaries that have been added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  // MARK: For the animator

  override var heldItems: [any UIDynamicItem] { items }

  override func describe(in scene: DynamicsScene) {
    var group = CollisionGroup(name: name, members: items.compactMap { scene.number(of: $0) })
    group.joinsMembers = collisionMode.contains(.items)
    if collisionMode.contains(.boundaries) {
      if translatesReferenceBoundsIntoBoundary {
        let box = scene.referenceBounds.inset(by: insets)
        let corners = [
          CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
          CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
        ]
        group.lines += BoundaryLine.lines(Polyline(corners, isClosed: true), boundary: 0)
      }
      for boundary in boundaries { group.lines += boundary.lines }
    }
    scene.world.groups.append(group)
  }

  /// Tells the delegate what has begun or ceased to touch.
  func report(_ event: ContactEvent, in scene: DynamicsScene) {
    guard let delegate = collisionDelegate, let first = scene.item(event.parties.first) else {
      return
    }
    let point = event.point.point
    if let second = scene.item(event.parties.second) {
      switch event.kind {
      case .began:
        delegate.collisionBehavior(self, beganContactFor: first, with: second, at: point)
      case .ended:
        delegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
    } else {
      let name = boundaries.first { $0.number == event.parties.boundary }?.identifier
      switch event.kind {
      case .began:
        delegate.collisionBehavior(
          self, beganContactFor: first, withBoundaryIdentifier: name, at: point)
      case .ended:
        delegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: name)
      }
    }
  }
}
