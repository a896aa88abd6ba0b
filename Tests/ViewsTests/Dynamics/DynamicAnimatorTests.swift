import Foundation
import Geometry
import Layers
import Testing
import Views

/// What an animator does with views, on the virtual clock.
@MainActor
struct DynamicAnimatorTests {
  /// Notes when an animator runs and rests.
  private final class Listener: UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  @Test func `gravity of 1 is 1000 points a second a second`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let gravity = UIGravityBehavior(items: [rig.view])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    animator.addBehavior(gravity)
    #expect(animator.isRunning)
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.view.center, CGPoint(x: 50, y: 175)))
    #expect(rig.view.transform.isIdentity)
    #expect(isClose(animator.elapsedTime, 0.5))
    gravity.setAngle(0, magnitude: 2)
    rig.timeline.advance(to: 1)
    // 500 points a second down from before, and 2000 a second a second to the right.
    #expect(isClose(rig.view.center, CGPoint(x: 300, y: 425), within: 1e-6))
  }

  @Test func `a push of 1 gives 100 × 100 points a velocity of 100, and less of it as they weigh`()
  {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let push = UIPushBehavior(items: [rig.view], mode: .instantaneous)
    push.setAngle(0, magnitude: 1.5)
    #expect(push.pushDirection == CGVector(dx: 1.5, dy: 0))
    let traits = UIDynamicItemBehavior(items: [rig.view])
    animator.addBehavior(push)
    animator.addBehavior(traits)
    rig.timeline.advance(to: 0.1)
    #expect(traits.linearVelocity(for: rig.view) == CGPoint(x: 150, y: 0))
    #expect(!push.active)
    traits.density = 3
    push.active = true
    rig.timeline.advance(to: 0.2)
    #expect(isClose(traits.linearVelocity(for: rig.view).x, 200))
    #expect(isClose(rig.view.center.x, 50 + 15 + 20, within: 1e-6))
  }

  @Test func `a lasting push accelerates as long as it is active`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let push = UIPushBehavior(items: [rig.view], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: -4)
    #expect(isClose(push.angle, -.pi / 2))
    let traits = UIDynamicItemBehavior(items: [rig.view])
    animator.addBehavior(push)
    animator.addBehavior(traits)
    rig.timeline.advance(to: 0.5)
    #expect(isClose(traits.linearVelocity(for: rig.view).y, -200, within: 1e-6))
    push.active = false
    rig.timeline.advance(to: 1)
    #expect(isClose(traits.linearVelocity(for: rig.view).y, -200, within: 1e-6))
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: rig.view)
    push.active = true
    rig.timeline.advance(to: 1.5)
    #expect(traits.angularVelocity(for: rig.view) < -1)
    #expect(!rig.view.transform.isIdentity)
  }

  @Test func `velocities can be given before and after`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let traits = UIDynamicItemBehavior(items: [rig.view])
    traits.addLinearVelocity(CGPoint(x: 30, y: 40), for: rig.view)
    #expect(traits.linearVelocity(for: rig.view) == .zero)
    animator.addBehavior(traits)
    #expect(traits.linearVelocity(for: rig.view) == CGPoint(x: 30, y: 40))
    traits.addAngularVelocity(2, for: rig.view)
    traits.addLinearVelocity(CGPoint(x: -10, y: 0), for: rig.view)
    rig.timeline.advance(to: 1)
    #expect(isClose(rig.view.center.x, 70, within: 1e-6))
    #expect(isClose(rig.view.center.y, 90, within: 1e-6))
    let turn = CGAffineTransform(rotationAngle: 2)
    #expect(isClose(rig.view.transform.a, turn.a, within: 1e-6))
    #expect(isClose(rig.view.transform.b, turn.b, within: 1e-6))
  }

  @Test func `what falls on the reference view's edge comes to rest there, and the delegate hears`()
  {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let listener = Listener()
    animator.delegate = listener
    let collision = UICollisionBehavior(items: [rig.view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [rig.view]))
    animator.addBehavior(collision)
    var time = 0.0
    while rig.timeline.nextDueTime != nil, time < 10 {
      time += 0.25
      rig.timeline.advance(to: time)
    }
    #expect(listener.calls == ["resume", "pause"])
    #expect(!animator.isRunning)
    #expect(isClose(rig.view.center, CGPoint(x: 50, y: 250), within: 1e-6))
    #expect(rig.view.transform.isIdentity)
    // A fall of 200 points takes 0.63 seconds, and the rest is seen half a second later.
    #expect(time == 1.25)
    rig.view.center.y = 100
    animator.updateItem(usingCurrentState: rig.view)
    #expect(listener.calls == ["resume", "pause", "resume"])
    rig.timeline.advance(to: time + 0.1)
    #expect(isClose(rig.view.center.y, 105, within: 1e-6))
  }

  @Test(arguments: [0.2, 0.5, 1.0])
  func `a snap ends exactly at its point, upright`(damping: Double) {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    rig.view.transform = CGAffineTransform(rotationAngle: 0.4)
    let snap = UISnapBehavior(item: rig.view, snapTo: CGPoint(x: 213, y: 122))
    #expect(snap.damping == 0.5)
    snap.damping = CGFloat(damping)
    animator.addBehavior(snap)
    var farthest = 0.0
    while animator.isRunning, rig.timeline.now < 20 {
      rig.timeline.advance(to: rig.timeline.now + 1 / 60.0)
      farthest = max(farthest, Double(rig.view.center.x))
    }
    #expect(!animator.isRunning)
    #expect(rig.view.center == CGPoint(x: 213, y: 122))
    #expect(isClose(rig.view.transform.b, 0))
    #expect(damping == 1 ? farthest < 213.01 : farthest > 215)
  }

  @Test func `an item follows the point that it hangs on`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let attachment = UIAttachmentBehavior(item: rig.view, attachedToAnchor: rig.view.center)
    #expect(attachment.length == 0)
    animator.addBehavior(attachment)
    attachment.anchorPoint = CGPoint(x: 150, y: 80)
    rig.timeline.advance(to: 0.3)
    #expect(isClose(rig.view.center, CGPoint(x: 150, y: 80), within: 0.01))
    let spring = UIAttachmentBehavior(item: rig.view, attachedToAnchor: CGPoint(x: 250, y: 80))
    #expect(isClose(spring.length, 100, within: 0.01))
  }

  @Test func `a boundary is told by its name, and items by themselves`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    final class Witness: UICollisionBehaviorDelegate {
      var names: [String?] = []
      var meetings = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        names.append(identifier as? String)
        // A delegate may change what is going on.
        if let identifier { behavior.removeBoundary(withIdentifier: identifier) }
      }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) { meetings += 1 }
    }
    rig.view.center = CGPoint(x: 80, y: 60)
    let other = UIView(frame: CGRect(x: 30, y: 160, width: 100, height: 100))
    rig.window.addSubview(other)
    let witness = Witness()
    let collision = UICollisionBehavior(items: [rig.view, other])
    collision.addBoundary(
      withIdentifier: "shelf" as any NSCopying, from: CGPoint(x: -10, y: 130),
      to: CGPoint(x: 200, y: 130))
    #expect(collision.boundary(withIdentifier: "shelf") != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = witness
    animator.addBehavior(UIGravityBehavior(items: [rig.view, other]))
    animator.addBehavior(collision)
    rig.timeline.advance(to: 3)
    #expect(witness.names == ["shelf", nil])
    #expect(witness.meetings == 1)
    #expect(isClose(rig.view.center.y, 150, within: 0.01))
  }

  @Test func `parts of a behaviour act as if they had been added, and actions are called`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    final class Whole: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let whole = Whole()
    let gravity = UIGravityBehavior(items: [rig.view])
    whole.addChildBehavior(gravity)
    var count = 0
    gravity.action = { count += 1 }
    animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === animator)
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.view.center.y, 175))
    #expect(count == 30)
    #expect(animator.items(in: CGRect(x: 0, y: 200, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    animator.removeBehavior(whole)
    #expect(gravity.dynamicAnimator == nil)
    #expect(whole.moves == [true, false])
    rig.timeline.advance(to: 1)
    #expect(isClose(rig.view.center.y, 175))
    #expect(!animator.isRunning && rig.timeline.nextDueTime == nil)
  }

  @Test func `nothing waits for what has fallen out of sight, until something changes`() {
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let listener = Listener()
    animator.delegate = listener
    let gravity = UIGravityBehavior(items: [rig.view])
    animator.addBehavior(gravity)
    rig.timeline.advance(to: 1)
    #expect(rig.timeline.nextDueTime != nil)
    rig.timeline.advance(to: 5)
    #expect(rig.timeline.nextDueTime == nil)
    #expect(animator.isRunning)
    #expect(listener.calls == ["resume"])
    let place = rig.view.center.y
    #expect(place > 600 && place < 800)
    gravity.magnitude = -1
    #expect(rig.timeline.nextDueTime != nil)
    rig.timeline.advance(to: 10)
    #expect(rig.view.center.y < 0)
  }

  @Test func `a delegate may take everything out at rest without being told again`() {
    final class Emptier: UIDynamicAnimatorDelegate {
      var pauses = 0
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        pauses += 1
        animator.removeAllBehaviors()
      }
    }
    let rig = Rig()
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let emptier = Emptier()
    animator.delegate = emptier
    animator.addBehavior(UISnapBehavior(item: rig.view, snapTo: CGPoint(x: 200, y: 100)))
    rig.timeline.advance(to: 10)
    #expect(emptier.pauses == 1)
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
    #expect(rig.view.center == CGPoint(x: 200, y: 100))
  }

  @Test func `a transition that dynamics animate is not taken for stuck while they last`() {
    final class Dropper: NSObject, UIViewControllerAnimatedTransitioning,
      UIDynamicAnimatorDelegate
    {
      var animator: UIDynamicAnimator?
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        let end = view.center
        view.center.y -= 3_000
        let animator = UIDynamicAnimator(referenceView: context.containerView)
        animator.delegate = self
        let snap = UISnapBehavior(item: view, snapTo: end)
        snap.damping = 0.2
        animator.addBehavior(snap)
        self.animator = animator
      }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        context?.completeTransition(true)
      }
    }
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let dropper = Dropper()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { dropper }
    }
    let rig = Rig()
    let navigation = UINavigationController(rootViewController: UIViewController())
    rig.window.rootViewController = navigation
    rig.timeline.commit()
    let delegate = Delegate()
    navigation.delegate = delegate
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    rig.timeline.advance(to: 1.5)
    #expect(navigation.transitionCoordinator != nil)
    while rig.timeline.nextDueTime != nil, rig.timeline.now < 30 {
      rig.timeline.advance(to: rig.timeline.now + 0.25)
    }
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController === next)
    #expect(rig.timeline.now > 2 && rig.timeline.now < 6)
    #expect(rig.timeline.warnings.isEmpty)
    #expect(next.view.frame == rig.window.bounds)
  }

  @Test func `an animator stands still while its view is out of its window`() {
    let rig = Rig()
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.window.addSubview(stage)
    stage.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    rig.timeline.advance(to: 0.5)
    stage.removeFromSuperview()
    rig.timeline.advance(to: 2)
    #expect(isClose(item.center.y, 175))
    #expect(rig.timeline.nextDueTime == nil)
    rig.window.addSubview(stage)
    rig.timeline.advance(to: 2.5)
    // It goes on at 500 points a second.
    #expect(isClose(item.center.y, 175 + 250 + 125, within: 1e-6))
  }

  @Test func `the attributes of a collection's elements can be moved`() {
    let rig = Rig()
    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    cell.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    animator.addBehavior(UIGravityBehavior(items: [cell]))
    rig.timeline.advance(to: 0.2)
    #expect(isClose(cell.center.y, 40))
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) == nil)
  }

  /// Where six views are at every thirtieth of a second, in a tumble.
  private static func tumble(at rate: Double) -> [[CGPoint]] {
    let rig = Rig()
    rig.timeline.framesPerSecond = rate
    let views = (0..<6).map { number in
      let view = UIView(
        frame: CGRect(x: number * 50 + number * number % 7, y: number * 17, width: 44, height: 30))
      rig.window.addSubview(view)
      return view
    }
    let animator = UIDynamicAnimator(referenceView: rig.window)
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let traits = UIDynamicItemBehavior(items: views)
    traits.elasticity = 0.6
    traits.friction = 0.2
    let push = UIPushBehavior(items: [views[2], views[5]], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -0.7, dy: 0.1)
    let gravity = UIGravityBehavior(items: views)
    for behavior in [collision, traits, push, gravity] { animator.addBehavior(behavior) }
    // Something happens between frames.
    rig.timeline.schedule(at: 0.4567) { gravity.gravityDirection = CGVector(dx: 0.4, dy: 1) }
    return (1...60).map { frame in
      for part in 1...2 {
        rig.timeline.advance(to: Double(frame * 2 - 2 + part) / 60)
      }
      return withExtendedLifetime(animator) { views.map(\.center) }
    }
  }

  @Test func `the frames are the same in every run, and at 30, 60 and 120 frames a second`() {
    let sixty = Self.tumble(at: 60)
    #expect(Set(sixty.map { $0[5].x }).count > 40)
    #expect(Self.tumble(at: 60) == sixty)
    #expect(Self.tumble(at: 30) == sixty)
    #expect(Self.tumble(at: 120) == sixty)
  }
}

/// Returns whether two points differ by no more than `tolerance` along each axis.
private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: Double = 1e-9) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}
