import Foundation

/// Says what its items are like: how heavy, how elastic, how rough.
///
/// What has been set counts; the rest is left to other behaviours that name the item, the last of
/// which decides, or to the defaults.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var said = ItemTraits.Partial() { didSet { noteChange() } }
  private var waiting: [(item: any UIDynamicItem, linear: PlaneVector, angular: Double)] = []

  /// Creates a behaviour that says nothing yet of its items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates a behaviour without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items that it speaks of.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets it speak of an item as well.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let animator = dynamicAnimator else { return }
    animator.hold(item)
    giveWaitingVelocities(in: animator.scene)
  }

  /// Lets it no longer speak of an item.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { dynamicAnimator?.release(item) }
  }

  /// How much of the speed of an impact is given back, 0 to 1; 0 at first.
  open var elasticity: CGFloat {
    get { CGFloat(said.elasticity ?? 0) }
    set { said.elasticity = Double(newValue) }
  }

  /// How much of what presses it on others holds it there; 0 at first.
  open var friction: CGFloat {
    get { CGFloat(said.friction ?? 0) }
    set { said.friction = Double(newValue) }
  }

  /// Mass over area, in units of a view of 100 × 100 points; 1 at first.
  open var density: CGFloat {
    get { CGFloat(said.density ?? 1) }
    set { said.density = Double(newValue) }
  }

  /// What part of its velocity it loses in a second, at the rate of the moment; 0 at first.
  open var resistance: CGFloat {
    get { CGFloat(said.resistance ?? 0) }
    set { said.resistance = Double(newValue) }
  }

  /// What part of its angular velocity it loses in a second, at the rate of the moment; 0 at first.
  open var angularResistance: CGFloat {
    get { CGFloat(said.angularResistance ?? 0) }
    set { said.angularResistance = Double(newValue) }
  }

  /// Whether it turns; it does at first.
  open var allowsRotation: Bool {
    get { said.allowsRotation ?? true }
    set { said.allowsRotation = newValue }
  }

  /// Whether nothing moves it, though others collide with it.
  open var isAnchored: Bool {
    get { said.isAnchored ?? false }
    set { said.isAnchored = newValue }
  }

  /// How fields act on it; kept, not used, as there are no fields here.
  open var charge: CGFloat = 0 {
    didSet {
      if charge != 0 {
        Journal.warn("The charge of dynamic items does nothing here: there are no fields.")
      }
    }
  }

  // MARK: Velocities

  /// Makes an item move faster, in points a second; before it is with an animator, as soon as it is.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(linear: PlaneVector(velocity), angular: 0, for: item)
  }

  /// Returns how fast an item moves, in points a second; zero while it is with no animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Makes an item turn faster, in radians a second; before it is with an animator, as soon as it
  /// is.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(linear: .zero, angular: Double(velocity), for: item)
  }

  /// Returns how fast an item turns, in radians a second; zero while it is with no animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
  }

  private func add(linear: PlaneVector, angular: Double, for item: any UIDynamicItem) {
    waiting.append((item, linear, angular))
    guard let animator = dynamicAnimator else { return }
    animator.noteChange()
    giveWaitingVelocities(in: animator.scene)
  }

  private func giveWaitingVelocities(in scene: DynamicsScene) {
    waiting.removeAll { entry in
      guard let number = scene.number(of: entry.item) else { return false }
      scene.speedUp(number, linear: entry.linear, angular: entry.angular)
      return true
    }
  }

  override var heldItems: [any UIDynamicItem] { items }

  override func didEnter(_ scene: DynamicsScene) {
    giveWaitingVelocities(in: scene)
  }

  override func describe(in scene: DynamicsScene) {
    for item in items { scene.say(said, of: item) }
  }
}
