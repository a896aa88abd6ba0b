import Foundation
import Geometry

/// A point that a body is drawn to, upright, by a damped spring.
package struct Snap: Sendable, Hashable {
  /// The point for the body's middle.
  package var point: PlaneVector
  /// How the spring swings.
  package var swing: Swing

  /// Creates a point that draws; a damping of 1 does not overshoot.
  package init(to point: PlaneVector, swing: Swing) {
    self.point = point
    self.swing = swing
  }
}

/// How a spring swings, whatever hangs on it.
package struct Swing: Sendable, Hashable {
  /// The highest frequency, at which half a radian goes by in a step, so that swings stay exact.
  package static let highestFrequency = 0.5 / DynamicsWorld.step / (2 * .pi)

  /// The angular frequency without damping, in radians a second.
  let angularFrequency: Double
  /// What half a step's damping leaves of a velocity.
  let fading: Double

  /// Creates a swing.
  ///
  /// - Parameters:
  ///   - frequency: Oscillations a second, without damping; at most ``highestFrequency``.
  ///   - damping: The damping's ratio to the least one that does not overshoot.
  package init(frequency: Double, damping: Double) {
    angularFrequency = 2 * .pi * min(max(frequency, 0), Self.highestFrequency)
    fading = Elementary.exp(-max(damping, 0) * angularFrequency * DynamicsWorld.step)
  }

  /// What half a step of displacement 1 changes a velocity by.
  var gain: Double { -angularFrequency * angularFrequency * DynamicsWorld.step / 2 }
}

extension RigidBody {
  /// The turn that is left to be upright, the nearer way, in radians.
  private var tilt: Double { angle - 2 * .pi * (angle / (2 * .pi)).rounded() }

  /// Lets half a step of the snap's spring draw.
  mutating func drawToSnap() {
    guard let snap, inverseMass > 0 else { return }
    velocity += snap.swing.gain * (position - snap.point)
    if inverseInertia > 0 { angularVelocity += snap.swing.gain * tilt }
  }

  /// Lets half a step of the snap's damping slow down.
  mutating func dampToSnap() {
    guard let snap, inverseMass > 0 else { return }
    velocity = snap.swing.fading * velocity
    if inverseInertia > 0 { angularVelocity *= snap.swing.fading }
  }

  /// Takes the last hundredths of a point to where the body is drawn, if no more is left.
  mutating func settle() {
    velocity = .zero
    angularVelocity = 0
    guard let snap, inverseMass > 0 else { return }
    let distance = (position - snap.point).length
    guard distance < 0.25, abs(tilt) * shape.radius < 0.25 else { return }
    position = snap.point
    if inverseInertia > 0 { angle -= tilt }
  }
}
