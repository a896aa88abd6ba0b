import Foundation
import Layers

/// Watches the touches on a view and recognises one kind of movement in them.
///
/// Actions are closures, since the platform's target and selector pairs need a language runtime that
/// Linux does not have.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come, with the platform's numbers.
  public enum State: Int, Sendable, Hashable {
    /// It has not made up its mind.
    case possible = 0
    /// The movement has begun.
    case began = 1
    /// The movement goes on.
    case changed = 2
    /// The movement has ended; for a tap or swipe: it was recognised.
    case ended = 3
    /// The movement was called off.
    case cancelled = 4
    /// The movement is another one.
    case failed = 5

    /// The platform's other name for `ended`.
    public static let recognized = State.ended
  }

  /// An action, and on whose behalf it is called.
  private struct Entry {
    var token: Int
    var action: Action
    weak var target: AnyObject?
  }

  /// What is called, on the main actor, when the recogniser recognises something.
  ///
  /// The type names no actor, as those of animation blocks do not: where files are compiled apart,
  /// the compiler spells methods that take such closures in two ways, and linking fails.
  public typealias Action = (UIGestureRecognizer) -> Void

  /// Decides about conflicts with other recognisers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are looked at; turning it off calls a running movement off.
  @HeardProperty open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  /// The view that the recogniser is attached to.
  open package(set) weak var view: UIView?
  /// Whether the view's own touch methods are cut off once the movement is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a touch's beginning only when this recogniser has failed; kept.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a touch's end only when this recogniser has failed; kept.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`; kept: there are
  /// fingers only.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// The kinds of presses that are looked at; kept: there are none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of one kind only are looked at; kept: there are fingers only.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?

  /// The fingers that are followed, in the order in which they came down.
  package var touches: [UITouch] = []
  private var actions: [Entry] = []
  private var lastToken = 0
  private var blockers: [UIGestureRecognizer] = []
  private var held: State?

  /// Creates a recogniser without an action.
  public override init() {
    super.init()
  }

  /// Creates a recogniser that calls `action` whenever its state changes to something recognised.
  public init(target: Any?, action: Action?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// How far the recogniser has come.
  ///
  /// Subclasses set it; the actions run at once for everything but `possible` and `failed`. A
  /// recogniser that must wait for another one's failure takes the step when that has failed.
  open var state: State {
    get { progress }
    set { advance(to: newValue) }
  }
  private var progress = State.possible

  /// Adds an action, and returns what takes it away again.
  @discardableResult
  open func addAction(_ action: @escaping Action) -> Int {
    lastToken += 1
    actions.append(Entry(token: lastToken, action: action))
    return lastToken
  }

  /// Takes an action away.
  open func removeAction(_ token: Int) {
    actions.removeAll { $0.token == token }
  }

  /// Adds an action on behalf of `target`, which is not kept alive.
  open func addTarget(_ target: Any, action: @escaping Action) {
    addAction(action)
    actions[actions.count - 1].target = target as AnyObject
  }

  /// Takes the actions of `target` away, or all where it is nil; closures cannot be told apart, so
  /// that `action` makes no difference.
  open func removeTarget(_ target: Any?, action: Action?) {
    guard let target else { return actions.removeAll() }
    actions.removeAll { $0.target === target as AnyObject }
  }

  /// Waits for `otherGestureRecognizer` to fail before recognising anything.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    blockers.append(otherGestureRecognizer)
  }

  /// The number of fingers that are followed.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers, in `view`'s coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view?.convert(lastMiddle, from: nil) ?? lastMiddle }
    return view?.convert(middle, from: nil) ?? middle
  }

  /// Returns where one finger is, in `view`'s coordinates; nil: the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touches.indices.contains(touchIndex), "there is no such touch")
    return touches[touchIndex].location(in: view)
  }

  /// Fingers came down: the subclass looks whether its movement begins.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Called when the recogniser goes back to `possible`, before the next movement.
  open func reset() {}

  /// Returns whether this recogniser prevents another one; the delegate may allow both.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recogniser prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recogniser waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recogniser waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// The middle of the fingers, in the window's coordinates.
  package var middle: CGPoint {
    Self.middle(of: touches) ?? lastMiddle
  }

  /// Returns the middle of some fingers, in the window's coordinates; nil: there are none.
  package class func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Whether fingers that come down now are not looked at.
  package var ignoresFurtherTouches: Bool { false }

  /// Where the middle of the fingers was when the last one was lifted.
  package var lastMiddle = CGPoint.zero

  /// Whether the movement has been recognised and is not over.
  package var isRunning: Bool { progress == .began || progress == .changed }

  /// Whether nothing more can be recognised in these touches.
  package var isDone: Bool { progress == .ended || progress == .cancelled || progress == .failed }

  private func advance(to target: State) {
    if progress == .possible, target == .began || target == .ended {
      guard view?.gestureRecognizerShouldBegin(self) ?? true,
        delegate?.gestureRecognizerShouldBegin(self) ?? true
      else {
        progress = .failed
        return
      }
      let blockers = self.blockers + (arena?.blockers(of: self) ?? [])
      if blockers.contains(where: {
        $0.isEnabled && $0.progress == .possible && !$0.touches.isEmpty
      }) {
        held = target
        return
      }
      if blockers.contains(where: { $0.progress != .possible && $0.progress != .failed }) {
        progress = .failed
        return
      }
      arena?.recognised(self)
      guard progress == .possible else { return }
    }
    progress = target
    guard target != .possible, target != .failed else { return }
    for entry in actions { entry.action(self) }
  }

  /// Takes the step that waited for others to fail, if they have.
  package func retry() {
    guard let target = held, progress == .possible else { return }
    held = nil
    advance(to: target)
  }

  /// Goes back to the beginning, for the next movement.
  package func rewind() {
    progress = .possible
    held = nil
    touches = []
    reset()
  }

  /// Gives up because another recogniser was first.
  package func giveUp() {
    if isRunning { state = .cancelled } else { progress = .failed }
  }

  /// The delivery of touches under way.
  package weak var arena: TouchArena?
}
