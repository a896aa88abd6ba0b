import Foundation
import Geometry

/// Pulls all its items the same way.
///
/// A magnitude of 1 is 1000 points a second a second.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var pull = DirectedMagnitude(angle: .pi / 2, magnitude: 1)

  /// Creates gravity that pulls down with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates gravity that nothing feels yet.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items that feel it.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets an item feel it.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { dynamicAnimator?.hold(item) }
  }

  /// Lets an item no longer feel it.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { dynamicAnimator?.release(item) }
  }

  /// Where it pulls, as long as it is strong; (0, 1) at first.
  open var gravityDirection: CGVector {
    get { pull.vector }
    set {
      pull.vector = newValue
      noteChange()
    }
  }

  /// Where it pulls, in radians from right towards down; π/2 at first.
  open var angle: CGFloat {
    get { CGFloat(pull.angle) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong it is, in thousands of points a second a second; 1 at first.
  open var magnitude: CGFloat {
    get { CGFloat(pull.magnitude) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets where it pulls and how strong it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pull = DirectedMagnitude(angle: Double(angle), magnitude: Double(magnitude))
    noteChange()
  }

  override var heldItems: [any UIDynamicItem] { items }

  override func describe(in scene: DynamicsScene) {
    let acceleration = 1_000 * PlaneVector(Double(pull.vector.dx), Double(pull.vector.dy))
    for item in items {
      guard let number = scene.number(of: item) else { continue }
      scene.world.bodies[number].acceleration += acceleration
    }
  }
}
