import Foundation
import Geometry

/// Where something is tied to two bodies; body 0 is the ground, which has the plane's coordinates.
package struct TiePoints: Sendable, Hashable {
  /// The first body.
  package var first: Int
  /// The second body.
  package var second: Int
  /// The place on the first body, from its middle, as it lies unturned.
  package var firstPlace: PlaneVector
  /// The place on the second body, from its middle, as it lies unturned.
  package var secondPlace: PlaneVector

  /// Names two bodies and places on them.
  package init(
    _ first: Int, at firstPlace: PlaneVector, _ second: Int, at secondPlace: PlaneVector
  ) {
    self.first = first
    self.second = second
    self.firstPlace = firstPlace
    self.secondPlace = secondPlace
  }
}

/// A spring between two bodies.
///
/// It is as strong as makes it swing at its frequency, whatever the masses. A length of next to
/// nothing draws the two places together in both directions.
package struct SpringTie: Sendable, Hashable {
  /// The shortest length that has a direction, in points.
  static let shortest = 0.5

  /// What is tied.
  package var points: TiePoints
  /// The length at rest, in points.
  package var length: Double
  /// How it swings.
  package var swing: Swing

  /// Creates a spring.
  package init(_ points: TiePoints, length: Double, swing: Swing) {
    self.points = points
    self.length = length
    self.swing = swing
  }

  /// Lets half a step of the spring pull.
  func pull(_ bodies: inout [RigidBody]) {
    let pair = TiedPair(points, in: bodies)
    if length < Self.shortest {
      pair.apply(pair.impulse(toChangeBy: swing.gain * pair.span), to: &bodies)
    } else {
      let direction = pair.span.unit(or: PlaneVector(0, 1))
      let change = swing.gain * (pair.span.length - length)
      pair.apply(pair.impulse(toChangeBy: change, along: direction), to: &bodies)
    }
  }

  /// Lets half a step of the damping slow down.
  func damp(_ bodies: inout [RigidBody]) {
    guard swing.fading != 1 else { return }
    let pair = TiedPair(points, in: bodies)
    let velocity = pair.velocity(in: bodies)
    if length < Self.shortest {
      pair.apply(pair.impulse(toChangeBy: (swing.fading - 1) * velocity), to: &bodies)
    } else {
      let direction = pair.span.unit(or: PlaneVector(0, 1))
      let change = (swing.fading - 1) * velocity.dot(direction)
      pair.apply(pair.impulse(toChangeBy: change, along: direction), to: &bodies)
    }
  }
}
