import Foundation
import Geometry
import Layers

/// Moves items as its behaviours say, until everything is at rest.
///
/// The motion is reckoned in steps of 1/240 of a second of virtual time, whatever the frame rate;
/// places and turns are given to the items at every frame, and at least sixty times a second, when
/// the behaviours' actions are called as well. An animator whose reference view leaves its window
/// stands still until the view comes back, and nothing waits for one whose items have all left the
/// view for good, as when they fall and there is no floor.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Who is told when everything is at rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinates the behaviours use, and in which the items are.
  open var referenceView: UIView? { scene.referenceView }
  /// The behaviours that have been added, without their parts.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves.
  open private(set) var isRunning = false

  /// The items' bodies.
  let scene = DynamicsScene()
  private let hasView: Bool
  private var hasBeenInWindow = false
  private var isSuspended = false
  private var isOutOfSight = false
  /// When the present run began, on the timeline.
  private var start = 0.0
  private var steps = 0
  private var isDescribed = false
  private var isStepping = false
  private var events: [ContactEvent] = []
  private var next: ScheduledBlock?
  private var lastName = 0

  /// Creates an animator of views inside a view.
  public init(referenceView view: UIView) {
    hasView = true
    super.init()
    scene.referenceView = view
  }

  /// Creates an animator of the elements of a collection, which are laid out again as they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    hasView = false
    super.init()
    scene.layout = layout
  }

  /// Creates an animator of items that are no views, in coordinates of their own.
  public override init() {
    hasView = false
    super.init()
  }

  // MARK: Behaviours

  /// Adds a behaviour with its parts, and begins to move its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    enter(behavior)
  }

  /// Takes a behaviour out with its parts; items that no other one acts on stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    leave(behavior)
  }

  /// Takes all behaviours out.
  open func removeAllBehaviors() {
    let all = behaviors
    behaviors = []
    for behavior in all { leave(behavior) }
  }

  /// Adds a behaviour's items, and those of its parts.
  func enter(_ behavior: UIDynamicBehavior) {
    noteChange()
    behavior.willMove(to: self)
    lastName += 1
    behavior.name = lastName
    behavior.dynamicAnimator = self
    for item in behavior.heldItems { scene.hold(item) }
    behavior.didEnter(scene)
    for child in behavior.childBehaviors { enter(child) }
  }

  /// Takes out a behaviour's items, and those of its parts.
  ///
  /// An animator at rest does not begin to run when nothing is left that it could move.
  func leave(_ behavior: UIDynamicBehavior) {
    breakOff()
    behavior.willMove(to: nil)
    for child in behavior.childBehaviors { leave(child) }
    for item in behavior.heldItems { scene.release(item) }
    behavior.dynamicAnimator = nil
    if !isRunning, !scene.itemNumbers.isEmpty { resume() }
  }

  /// A behaviour acts on an item more.
  func hold(_ item: any UIDynamicItem) {
    noteChange()
    scene.hold(item)
  }

  /// A behaviour acts on an item less.
  func release(_ item: any UIDynamicItem) {
    noteChange()
    scene.release(item)
  }

  // MARK: Items

  /// Returns the items that touch a rectangle, in the animator's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    scene.itemNumbers.compactMap { number in
      let outline = Outline(scene.world.bodies[number])
      let box = CGRect(
        x: outline.low.x, y: outline.low.y, width: outline.high.x - outline.low.x,
        height: outline.high.y - outline.low.y)
      return box.intersects(rect) ? scene.item(number) : nil
    }
  }

  /// Takes over where an item is, after somebody else has moved or turned it or changed its size.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    noteChange()
    scene.look(at: item)
  }

  /// Returns the body of an item, as it is now.
  func body(of item: any UIDynamicItem) -> RigidBody? {
    guard let number = scene.number(of: item) else { return nil }
    catchUp()
    return scene.world.bodies[number]
  }

  // MARK: Running

  /// How long the present run has lasted, in seconds.
  open var elapsedTime: TimeInterval { isRunning ? max(Timeline.current.now - start, 0) : 0 }

  /// Reckons up to now with what has held so far, and lets everything move by what holds from now.
  func noteChange() {
    breakOff()
    if !isRunning { resume() }
  }

  /// Reckons up to now with what has held so far, which holds no longer.
  private func breakOff() {
    catchUp()
    isDescribed = false
    scene.world.wake()
    guard isOutOfSight else { return }
    isOutOfSight = false
    begin()
  }

  private func resume() {
    isRunning = true
    DynamicsRoster.current.add(self)
    begin()
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func begin() {
    start = Timeline.current.now
    steps = 0
    next?.cancel()
    schedule()
  }

  private func pause() {
    isRunning = false
    DynamicsRoster.current.remove(self)
    next?.cancel()
    next = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Goes on if the view has been out of its window and is back.
  func resumeInWindow() {
    guard isSuspended, referenceView?.window != nil else { return }
    isSuspended = false
    begin()
  }

  /// Waits for the next frame, or for one of the moments between if frames are rare.
  private func schedule() {
    let timeline = Timeline.current
    let frames = max(timeline.framesPerSecond, 1e-3)
    let rate = frames * max((60 / frames - 0.01).rounded(.up), 1)
    let moment = (timeline.now * rate + 1e-6).rounded(.down) + 1
    next = timeline.schedule(at: moment / rate) { [weak self] in self?.tick() }
  }

  /// How many steps of the present run are over by now.
  private var stepsDue: Int {
    Int(((Timeline.current.now - start) * DynamicsWorld.stepsPerSecond + 1e-6).rounded(.down))
  }

  /// Reckons up to now; what collides on the way is told at the next frame.
  private func catchUp() {
    guard isRunning, !isSuspended, !isOutOfSight, !isStepping, isDescribed else { return }
    while steps < stepsDue {
      scene.world.advance()
      steps += 1
      events += scene.world.events
    }
  }

  private func tick() {
    if hasView {
      guard let view = referenceView else { return pause() }
      if view.window != nil {
        hasBeenInWindow = true
      } else if hasBeenInWindow {
        isSuspended = true
        return
      }
    }
    let hasCome = proceed()
    scene.write()
    scene.layout?.invalidateLayout()
    for behavior in allBehaviors { behavior.action?() }
    if hasCome && scene.world.isAtRest || scene.itemNumbers.isEmpty {
      scene.world.settle()
      scene.write()
      pause()
    } else if isRunning {
      // Somebody who acts on what moves may wait for anything.
      isOutOfSight = scene.isOutOfSight && allBehaviors.allSatisfy { $0.action == nil }
      if !isOutOfSight { schedule() }
    }
  }

  /// Reckons up to now, telling the delegates of collisions where they happen.
  ///
  /// - Returns: Whether everything stayed as it was described.
  private func proceed() -> Bool {
    isStepping = true
    defer { isStepping = false }
    report()
    while steps < stepsDue {
      if !isDescribed { describe() }
      scene.world.advance()
      steps += 1
      events += scene.world.events
      if !events.isEmpty {
        scene.write()
        report()
      }
    }
    return isDescribed
  }

  private func describe() {
    isDescribed = true
    scene.describe(allBehaviors)
  }

  private func report() {
    let news = events
    events = []
    for event in news {
      let behavior = allBehaviors.first { $0.name == event.parties.group }
      (behavior as? UICollisionBehavior)?.report(event, in: scene)
    }
  }

  /// The behaviours with their parts, each before its parts.
  private var allBehaviors: [UIDynamicBehavior] {
    func list(_ behaviors: [UIDynamicBehavior]) -> [UIDynamicBehavior] {
      behaviors.flatMap { [$0] + list($0.childBehaviors) }
    }
    return list(behaviors)
  }
}
