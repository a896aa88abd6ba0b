import Foundation
import Geometry

/// A change between two values as a spring moves.
///
/// It lasts as long as `duration` says and is cut off there, however far the spring has come;
/// `settlingDuration` tells how long it would take.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, more than 0.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls, more than 0.
  open var stiffness: CGFloat = 100
  /// How strongly the motion is braked, 0 or more.
  open var damping: CGFloat = 10
  /// Whether more than critical damping is taken as it is; kept: it always is.
  open var allowsOverdamping = false
  /// The speed at the start, in whole changes per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation of nothing yet.
  public override init() {
    super.init()
  }

  /// Creates an animation by how it feels: how long it seems to take, and how much it bounces.
  ///
  /// With mass 1: stiffness (2π / duration)²; the damping ratio is 1 − bounce, or 1 / (1 + bounce)
  /// for a bounce below 0.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = perceptualDuration > 0 ? 2 * Double.pi / perceptualDuration : 0
    let bounce = min(max(Double(bounce), -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
    duration = settlingDuration.isFinite ? settlingDuration : perceptualDuration
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// How long the spring takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration
  }

  /// How long the motion seems to take, in seconds.
  public var perceptualDuration: CFTimeInterval {
    spring.frequency > 0 ? 2 * Double.pi / spring.frequency : 0
  }

  /// How much the motion bounces: 0 not at all, 1 for ever.
  public var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The motion.
  package var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func duplicate() -> CAAnimation {
    guard type(of: self) == CASpringAnimation.self else { return self }
    let copy = CASpringAnimation()
    copyBasicValues(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func makeCourse(_ range: ValueRange<LayerValue>) -> PropertyPlan.Course {
    .spring(range, spring)
  }
}
