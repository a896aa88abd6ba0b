import Foundation

/// Tells when everything has come to rest.
///
/// A body is at rest while it moves by less than 1.5 points a second, turning counted at its
/// farthest corner, and has come by less than half a point since. Everything is at rest when that
/// has been so for half a second.
struct RestWatch: Sendable {
  private static let slowest = 1.5
  private static let farthest = 0.5
  private static let wait = 0.5

  private var steps = 0
  private var starts: [PlaneVector] = []

  /// Whether everything has been at rest long enough.
  var isOver: Bool { Double(steps) >= Self.wait * DynamicsWorld.stepsPerSecond }

  /// Begins to wait anew.
  mutating func begin() {
    steps = 0
  }

  /// Looks at everything at the end of a step.
  mutating func look(at bodies: [RigidBody]) {
    guard steps > 0, starts.count == bodies.count else {
      starts = bodies.map(\.position)
      steps = bodies.contains(where: isMoving) ? 0 : 1
      return
    }
    for (index, body) in bodies.enumerated()
    where isMoving(body) || (body.position - starts[index]).length > Self.farthest {
      steps = 0
      return
    }
    steps += 1
  }

  private func isMoving(_ body: RigidBody) -> Bool {
    body.velocity.length > Self.slowest
      || abs(body.angularVelocity) * body.shape.radius > Self.slowest
  }
}
