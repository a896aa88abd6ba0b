import Foundation

/// One finger, from its landing until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger did last, with the platform's numbers.
  public enum Phase: Int, Sendable, Hashable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rested where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// When the finger last did something, in seconds of media time.
  open package(set) var timestamp: TimeInterval = 0
  /// What the finger did last.
  open package(set) var phase = Phase.began
  /// How many times the finger came down at this place in a row.
  open package(set) var tapCount = 1
  /// The window the finger is on.
  open package(set) weak var window: UIWindow?
  /// The view the finger came down on.
  open package(set) weak var view: UIView?

  /// Where the finger is, in the window's coordinates, in points.
  package var location = CGPoint.zero
  /// Where the finger was before it last moved, in the window's coordinates, in points.
  package var previousLocation = CGPoint.zero

  /// How hard the finger presses: not known.
  open var force: CGFloat { 0 }
  /// How hard a finger could press: not known.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How broad the finger is, in points: not known.
  open var majorRadius: CGFloat { 0 }

  /// Creates a touch at the window's origin.
  public override init() {
    super.init()
  }

  /// Returns where the finger is, in `view`'s coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }

  /// Returns where the finger was before it last moved, in `view`'s coordinates; nil: the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }
}

/// Something that happened to the application: here always touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it happened, in seconds of media time.
  open package(set) var timestamp: TimeInterval = 0
  /// The fingers that are down.
  open package(set) var allTouches: Set<UITouch>?

  /// Returns the fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the fingers on a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the fingers that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(gesture.touches)
  }

  /// Creates an event without touches.
  public override init() {
    super.init()
  }
}
