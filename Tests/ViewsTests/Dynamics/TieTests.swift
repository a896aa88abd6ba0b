import Foundation
import Geometry
import Testing
import Views

/// What bodies that are tied do.
struct TieTests {
  /// The times at which a number goes up through zero, in seconds, found between the steps.
  private func risings(
    _ world: inout DynamicsWorld, steps: Int, _ number: (DynamicsWorld) -> Double
  ) -> [Double] {
    var times: [Double] = []
    var last = number(world)
    for step in 1...steps {
      world.advance()
      let next = number(world)
      if last < 0, next >= 0 { times.append((Double(step) - next / (next - last)) / 240) }
      last = next
    }
    return times
  }

  @Test(arguments: [0.5, 1.0, 3.0], [1.0, 7.0])
  func `a spring swings as often as its frequency says, whatever the mass`(
    frequency: Double, density: Double
  ) {
    var world = DynamicsWorld()
    var body = MotionTests.body()
    body.position = PlaneVector(160, 0)
    body.density = density
    let number = world.add(body)
    world.springs = [
      SpringTie(
        TiePoints(0, at: .zero, number, at: .zero), length: 100,
        swing: Swing(frequency: frequency, damping: 0))
    ]
    let times = risings(&world, steps: 240 * 10) { $0.bodies[number].position.x - 100 }
    // 2π√(m/k), where k is m(2πf)².
    let period = (times[times.count - 1] - times[0]) / Double(times.count - 1)
    let angle = 2 * Double.pi * frequency / 240
    #expect(abs(period * frequency - 1) < angle * angle / 24 + 1e-6)
    // No energy is lost: it swings as far at the end as it did in the beginning.
    var farthest = 0.0
    for _ in 0..<(Int(240 / frequency) + 1) {
      world.advance()
      farthest = max(farthest, world.bodies[number].position.x)
    }
    #expect(abs(farthest - 160) < 0.2)
  }

  @Test func `two bodies on a spring swing about their common centre`() {
    var world = DynamicsWorld()
    var left = MotionTests.body()
    left.position = PlaneVector(-100, 0)
    var right = MotionTests.body()
    right.position = PlaneVector(100, 0)
    right.density = 3
    let (first, second) = (world.add(left), world.add(right))
    world.springs = [
      SpringTie(
        TiePoints(first, at: .zero, second, at: .zero), length: 150,
        swing: Swing(frequency: 2, damping: 0))
    ]
    let times = risings(&world, steps: 240 * 5) {
      $0.bodies[second].position.x - $0.bodies[first].position.x - 150
    }
    let period = (times[times.count - 1] - times[0]) / Double(times.count - 1)
    #expect(abs(period - 0.5) < 0.001)
    let centre = (world.bodies[first].position.x + 3 * world.bodies[second].position.x) / 4
    #expect(abs(centre - 50) < 1e-9)
  }

  @Test func `a spring damped by 1 does not go beyond its length`() {
    var world = DynamicsWorld()
    var body = MotionTests.body()
    body.position = PlaneVector(0, 300)
    let number = world.add(body)
    world.springs = [
      SpringTie(
        TiePoints(0, at: .zero, number, at: .zero), length: 100,
        swing: Swing(frequency: 2, damping: 1))
    ]
    var nearest = Double.infinity
    for _ in 0..<480 {
      world.advance()
      nearest = min(nearest, world.bodies[number].position.y)
    }
    #expect(nearest > 99.99)
    #expect(world.bodies[number].position.y < 100.1)
  }

  @Test func `a weight on a rod swings as a pendulum does, and the rod keeps its length`() {
    var world = DynamicsWorld()
    var body = MotionTests.body(side: 20)
    let amplitude = 0.1
    body.position = 200 * PlaneVector(Elementary.sin(amplitude), Elementary.cos(amplitude))
    body.acceleration = PlaneVector(0, 1_000)
    let number = world.add(body)
    world.ties = [RigidTie(TiePoints(0, at: .zero, number, at: .zero), .rod(length: 200), name: 1)]
    var shortest = Double.infinity
    var longest = 0.0
    let times = risings(&world, steps: 240 * 10) { world in
      let length = world.bodies[number].position.length
      shortest = min(shortest, length)
      longest = max(longest, length)
      return world.bodies[number].position.x
    }
    let period = (times[times.count - 1] - times[0]) / Double(times.count - 1)
    let expected = 2 * Double.pi * 0.2.squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs(period / expected - 1) < 0.001)
    #expect(shortest > 199.9 && longest < 200.1)
  }

  @Test func `a rope lets go and holds`() {
    var world = DynamicsWorld()
    var body = MotionTests.body(side: 20)
    body.acceleration = PlaneVector(0, 1_000)
    let number = world.add(body)
    world.ties = [RigidTie(TiePoints(0, at: .zero, number, at: .zero), .rope(length: 100), name: 1)]
    for _ in 0..<100 { world.advance() }
    // 100 steps fall 86.8 points as if there were no rope.
    #expect(abs(world.bodies[number].position.y - 500 * (100.0 / 240) * (100.0 / 240)) < 1e-9)
    for _ in 0..<240 { world.advance() }
    #expect(abs(world.bodies[number].position.y - 100) < 0.01)
    #expect(abs(world.bodies[number].velocity.y) < 0.01)
  }

  @Test func `a pin off the middle lets a body hang straight down`() {
    var world = DynamicsWorld()
    var body = MotionTests.body()
    body.acceleration = PlaneVector(0, 1_000)
    body.angularResistance = 4
    body.resistance = 4
    let number = world.add(body)
    // The right edge's middle is held where it is.
    world.ties = [
      RigidTie(TiePoints(0, at: PlaneVector(50, 0), number, at: PlaneVector(50, 0)), .pin, name: 1)
    ]
    for _ in 0..<(240 * 10) { world.advance() }
    let end = world.bodies[number]
    #expect((end.position - PlaneVector(50, 50)).length < 0.01)
    #expect(abs(end.angle + .pi / 2) < 0.001)
  }

  @Test func `what is fixed to each other moves as one`() {
    var world = DynamicsWorld()
    let first = world.add(MotionTests.body())
    var other = MotionTests.body()
    other.position = PlaneVector(120, 0)
    let second = world.add(other)
    let place = TiePoints(first, at: PlaneVector(60, 0), second, at: PlaneVector(-60, 0))
    world.ties = [RigidTie(place, .weld(angle: 0), name: 1)]
    world.bodies[first].apply(PlaneVector(0, 300), at: .zero)
    for _ in 0..<240 { world.advance() }
    let (left, right) = (world.bodies[first], world.bodies[second])
    #expect(abs(left.angle - right.angle) < 0.001)
    #expect(left.angle < -0.5)
    #expect(abs((right.position - left.position).length - 120) < 0.1)
    // The momentum is shared.
    #expect(abs(left.velocity.y + right.velocity.y - 300) < 1e-6)
  }

  @Test func `what slides on a rail stays on it, upright`() {
    var world = DynamicsWorld()
    var body = MotionTests.body()
    body.acceleration = PlaneVector(0, 1_000)
    let number = world.add(body)
    let axis = PlaneVector(1, 1).unit(or: .zero)
    world.ties = [
      RigidTie(
        TiePoints(0, at: .zero, number, at: .zero), .rail(axis: axis, angle: 0), name: 1)
    ]
    for _ in 0..<240 { world.advance() }
    let end = world.bodies[number]
    #expect(abs(end.position.x - end.position.y) < 1e-6)
    // Half of gravity acts along 45 degrees, a half of that along each axis.
    #expect(abs(end.position.x - 250) < 0.01)
    #expect(end.angle == 0)
  }
}
