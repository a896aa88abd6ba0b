import Foundation
import Geometry

/// Something that moves and turns without changing its shape.
///
/// Lengths are points, times seconds, and a mass of 1 is that of 100 × 100 points at density 1.
package struct RigidBody: Sendable {
  /// Where the middle is.
  package var position: PlaneVector
  /// How far it is turned, in radians, from x towards y.
  package var angle: Double { didSet { turn = Turn(angle) } }
  /// How fast the middle moves, in points a second.
  package var velocity = PlaneVector.zero
  /// How fast it turns, in radians a second.
  package var angularVelocity = 0.0

  /// What collides.
  package var shape: CollisionShape { didSet { weigh() } }
  /// Mass over area.
  package var density = 1.0 { didSet { weigh() } }
  /// Whether nothing moves it.
  package var isAnchored = false { didSet { weigh() } }
  /// Whether it turns.
  package var allowsRotation = true { didSet { weigh() } }
  /// How much of the speed of an impact is given back, 0 to 1.
  package var elasticity = 0.0
  /// How much of what presses it on another holds it there.
  package var friction = 0.0
  /// What part of its velocity it loses in a second, at the rate of the moment.
  package var resistance = 0.0 { didSet { fading = Fading(resistance) } }
  /// What part of its angular velocity it loses in a second, at the rate of the moment.
  package var angularResistance = 0.0 { didSet { angularFading = Fading(angularResistance) } }

  /// What pulls it whatever its mass, in points a second a second.
  package var acceleration = PlaneVector.zero
  /// What pushes it, in units of mass times points a second a second.
  package var force = PlaneVector.zero
  /// What turns it, in the unit of force times points.
  package var torque = 0.0
  /// Where it is drawn to.
  package var snap: Snap?

  /// Mass divided into 1; 0 for what nothing moves.
  package private(set) var inverseMass = 0.0
  /// Moment of inertia divided into 1; 0 for what does not turn.
  package private(set) var inverseInertia = 0.0
  /// The turn by the angle.
  package private(set) var turn: Turn
  private var fading = Fading(0)
  private var angularFading = Fading(0)

  /// Creates a body at rest.
  package init(shape: CollisionShape, position: PlaneVector, angle: Double = 0) {
    self.shape = shape
    self.position = position
    self.angle = angle
    turn = Turn(angle)
    weigh()
  }

  /// The mass.
  package var mass: Double { max(density, 1e-6) * shape.area / 10_000 }

  private mutating func weigh() {
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / (mass * shape.inertia)
    if inverseMass == 0 { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
  }
}

extension RigidBody {
  /// Returns how fast the point at `arm` from the middle moves.
  package func velocity(at arm: PlaneVector) -> PlaneVector {
    velocity + angularVelocity * arm.quarterTurned
  }

  /// Changes the velocities by a blow at `arm` from the middle, in units of mass times points a
  /// second.
  package mutating func apply(_ impulse: PlaneVector, at arm: PlaneVector) {
    velocity += inverseMass * impulse
    angularVelocity += inverseInertia * arm.cross(impulse)
  }

  /// What accelerates the middle, apart from springs and contacts.
  package var pull: PlaneVector {
    inverseMass == 0 ? .zero : acceleration + inverseMass * force
  }

  /// Whether it is on a side of a box towards which it moves and is not pulled away from.
  package func hasLeft(_ box: CGRect) -> Bool {
    guard snap == nil else { return false }
    let pull = pull
    return position.y - shape.radius > box.maxY && velocity.y > 0 && pull.y >= 0
      || position.y + shape.radius < box.minY && velocity.y < 0 && pull.y <= 0
      || position.x - shape.radius > box.maxX && velocity.x > 0 && pull.x >= 0
      || position.x + shape.radius < box.minX && velocity.x < 0 && pull.x <= 0
  }

  /// Lets half a step's forces and resistance change the velocities.
  mutating func kick() {
    guard inverseMass > 0 else { return }
    let pull = pull
    velocity = fading.factor * velocity + fading.gain * pull
    angularVelocity =
      angularFading.factor * angularVelocity + angularFading.gain * inverseInertia * torque
  }

  /// Moves and turns on for a step.
  mutating func drift(_ step: Double) {
    position += step * velocity
    // A turn so slow comes from rounding: what does not turn lies exactly straight.
    if abs(angularVelocity) > 1e-9 { angle += step * angularVelocity }
  }
}

/// What half a step does to a velocity that is lost at a rate: the exact solution of
/// v′ = a − c·v, that is v·e^(−c·t) + a·(1 − e^(−c·t))/c.
struct Fading: Sendable, Hashable {
  /// What is left of the velocity.
  let factor: Double
  /// What the acceleration adds, times itself, in seconds.
  let gain: Double

  init(_ rate: Double) {
    let time = DynamicsWorld.step / 2
    let rate = rate > 0 ? min(rate, 1e9) : 0
    let product = rate * time
    factor = Elementary.exp(-product)
    gain =
      product < 1e-4 ? time * (1 - product / 2 + product * product / 6) : (1 - factor) / rate
  }
}
