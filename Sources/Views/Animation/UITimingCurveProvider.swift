import Foundation
import Geometry
import Layers

/// What kind of timing a provider has, with the platform's numbers.
public enum UITimingCurveType: Int, Sendable, Hashable {
  /// One of the named curves.
  case builtin = 0
  /// A curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring together.
  case composed = 3
}

/// Something that says how a property animator's progress follows from time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of timing this is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve: a named one, or one with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; easing in and out when there are control points of its own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square.
  public let controlPoint1: CGPoint
  /// The second control point, in the unit square.
  public let controlPoint2: CGPoint
  /// Whether the curve is one of the named ones.
  public let timingCurveType: UITimingCurveType

  /// Creates the curve that system animations use: fast at first, then slow.
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve.controlPoints.0
    controlPoint2 = curve.controlPoints.1
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// The curve: this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The spring: none.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, given by what it does or by what it is made of.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How the spring is given.
  package enum Form {
    /// By its damping ratio: it settles within the animator's duration.
    case ratio(Double)
    /// By its parts: it takes as long as it takes, whatever the animator's duration.
    case shape(Spring)
  }

  /// How the spring is given.
  package let form: Form
  /// The speed at the start, in whole distances a second, along each axis.
  public let initialVelocity: CGVector

  /// Creates the spring that the system's own animations use.
  public override init() {
    form = .shape(AnimationPace.systemSpring)
    initialVelocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  /// Creates a spring that is known already.
  package init(_ spring: Spring) {
    form = .shape(spring)
    initialVelocity = CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity)
    super.init()
  }

  /// Creates a spring by its damping ratio; 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that starts at rest by its damping ratio; 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring by its mass, stiffness and damping; the animator's duration is not used.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .shape(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring by how long it feels, in seconds, and how far it overshoots.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    form = .shape(
      Spring(
        perceptualDuration: duration > 0 ? duration : 0.5, bounce: bounce,
        initialVelocity: initialVelocity.dx))
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// What kind of timing this is: a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// The curve: none.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring: this object.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  /// The two control points of the named curve.
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
