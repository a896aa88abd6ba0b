import Foundation
import Geometry

/// Pushes its items: once, or as long as it is active.
///
/// A magnitude of 1 gives a view of 100 × 100 points and density 1 a velocity of 100 points a second
/// at once, or an acceleration of 100 points a second a second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts, with the platform's numbers.
  public enum Mode: Int, Sendable, Hashable {
    /// As long as it is active.
    case continuous = 0
    /// No time at all; it is not active afterwards.
    case instantaneous = 1
  }

  /// How long it lasts.
  public let mode: Mode
  private var list: DynamicItemList
  private var push = DirectedMagnitude(angle: 0, magnitude: 0)
  private var isOn = true
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Creates a push that is active, to the right, with magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    list = DynamicItemList(items)
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets an item be pushed.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { dynamicAnimator?.hold(item) }
  }

  /// Lets an item no longer be pushed.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { dynamicAnimator?.release(item) }
  }

  /// Whether it pushes; setting it lets an instantaneous push happen again.
  open var active: Bool {
    get { isOn }
    set {
      isOn = newValue
      noteChange()
    }
  }

  /// Where it pushes, in radians from right towards down.
  open var angle: CGFloat {
    get { CGFloat(push.angle) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong it is; a negative one pushes the other way.
  open var magnitude: CGFloat {
    get { CGFloat(push.magnitude) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where it pushes, as long as it is strong.
  open var pushDirection: CGVector {
    get { push.vector }
    set {
      push.vector = newValue
      noteChange()
    }
  }

  /// Sets where it pushes and how strong it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push = DirectedMagnitude(angle: Double(angle), magnitude: Double(magnitude))
    noteChange()
  }

  /// Returns where on an item it pushes, from the middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets where on an item it pushes, from the middle; other places than the middle turn the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    noteChange()
  }

  override var heldItems: [any UIDynamicItem] { items }

  override func describe(in scene: DynamicsScene) {
    guard isOn else { return }
    let force = 100 * PlaneVector(Double(push.vector.dx), Double(push.vector.dy))
    for item in items {
      guard let number = scene.number(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let place = PlaneVector(Double(offset.horizontal), Double(offset.vertical))
      let arm = scene.world.bodies[number].turn(place)
      switch mode {
      case .instantaneous:
        scene.strike(number, with: force, at: arm)
      case .continuous:
        scene.world.bodies[number].force += force
        scene.world.bodies[number].torque += arm.cross(force)
      }
    }
    if mode == .instantaneous { isOn = false }
  }
}
