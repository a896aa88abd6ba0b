import Foundation

/// A tie between two bodies that does not give.
package struct RigidTie: Sendable, Hashable {
  /// What a tie keeps.
  package enum Kind: Sendable, Hashable {
    /// The distance of the two places.
    case rod(length: Double)
    /// The distance of the two places, if it would be larger.
    case rope(length: Double)
    /// Both places at one point.
    case pin
    /// Both places at one point, and the second body turned by an angle against the first.
    case weld(angle: Double)
    /// The second place on a line through the first, fixed on the first body, and the angle.
    case rail(axis: PlaneVector, angle: Double)
  }

  /// What is tied.
  package var points: TiePoints
  /// What is kept.
  package var kind: Kind
  /// The tie's name, under which it is the same one in the next step.
  package var name: Int
  /// The blow of the last step, which is the first guess for the next.
  var memory = PlaneVector.zero
  /// The turning blow of the last step.
  var turningMemory = 0.0

  /// What part of an error is made good in a step.
  private static let eagerness = 0.2

  /// Creates a tie; a rod of next to no length is a pin.
  package init(_ points: TiePoints, _ kind: Kind, name: Int) {
    self.points = points
    self.name = name
    if case .rod(let length) = kind, length < SpringTie.shortest {
      self.kind = .pin
    } else {
      self.kind = kind
    }
  }
}

extension RigidTie {
  /// Begins with a part of the last step's blow.
  mutating func warmUp(by part: Double, _ bodies: inout [RigidBody]) {
    let pair = TiedPair(points, in: bodies)
    // What lies across the direction by now could not be taken back.
    switch kind {
    case .rod, .rope:
      let direction = pair.span.unit(or: PlaneVector(0, 1))
      memory = memory.dot(direction) * direction
    case .rail(let axis, _):
      let across = bodies[pair.first].turn(axis).quarterTurned
      memory = memory.dot(across) * across
    case .pin, .weld: break
    }
    pair.apply(part * memory, to: &bodies)
    strike(turning: part * turningMemory, &bodies)
  }

  /// Changes the velocities so that the tie holds at the end of a step.
  ///
  /// What is wrong already is made good by a fifth in each step, as a part of the motion: what is
  /// dragged at a tie follows as fast as it is dragged.
  mutating func solve(_ bodies: inout [RigidBody], last: inout Blow) {
    let pair = TiedPair(points, in: bodies)
    let velocity = pair.velocity(in: bodies)
    let rate = Self.eagerness / DynamicsWorld.step
    switch kind {
    case .rod(let length):
      let direction = pair.span.unit(or: PlaneVector(0, 1))
      let wanted = -rate * (pair.span.length - length)
      let impulse = pair.impulse(
        toChangeBy: wanted - velocity.dot(direction), along: direction)
      strike(pair, impulse, &bodies, &last)
    case .rope(let length):
      let direction = pair.span.unit(or: PlaneVector(0, 1))
      let slack = length - pair.span.length
      let wanted = slack > 0 ? slack / DynamicsWorld.step : rate * slack
      let pull = pair.impulse(toChangeBy: wanted - velocity.dot(direction), along: direction)
      // A rope only pulls: the whole blow must not push the second body away.
      let former = last.impulse.dot(direction)
      let whole = min(former + pull.dot(direction), 0)
      strike(pair, (whole - former) * direction, &bodies, &last)
    case .pin:
      strike(
        pair, pair.impulse(toChangeBy: -rate * pair.span - velocity), &bodies, &last)
    case .weld(let angle):
      keep(angle, &bodies, &last)
      let velocity = pair.velocity(in: bodies)
      strike(
        pair, pair.impulse(toChangeBy: -rate * pair.span - velocity), &bodies, &last)
    case .rail(let axis, let angle):
      keep(angle, &bodies, &last)
      let across = bodies[pair.first].turn(axis).quarterTurned
      let wanted = -rate * pair.span.dot(across)
      let speed = pair.velocity(in: bodies).dot(across)
      strike(pair, pair.impulse(toChangeBy: wanted - speed, along: across), &bodies, &last)
    }
  }

  /// What a tie has done in a step so far.
  struct Blow: Sendable {
    /// The whole blow on the second body.
    var impulse = PlaneVector.zero
    /// The whole turning blow on the second body.
    var turning = 0.0
  }

  private func strike(
    _ pair: TiedPair, _ impulse: PlaneVector, _ bodies: inout [RigidBody], _ last: inout Blow
  ) {
    pair.apply(impulse, to: &bodies)
    last.impulse += impulse
  }

  private func strike(turning: Double, _ bodies: inout [RigidBody]) {
    bodies[points.first].angularVelocity -= bodies[points.first].inverseInertia * turning
    bodies[points.second].angularVelocity += bodies[points.second].inverseInertia * turning
  }

  /// Keeps the second body's angle against the first.
  private func keep(_ angle: Double, _ bodies: inout [RigidBody], _ last: inout Blow) {
    let (first, second) = (bodies[points.first], bodies[points.second])
    let giving = first.inverseInertia + second.inverseInertia
    guard giving > 0 else { return }
    let wanted = -Self.eagerness / DynamicsWorld.step * (second.angle - first.angle - angle)
    let turning = (wanted - (second.angularVelocity - first.angularVelocity)) / giving
    strike(turning: turning, &bodies)
    last.turning += turning
  }
}
