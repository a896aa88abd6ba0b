import Foundation
import Geometry
import Testing
import Views

/// What single bodies do, against what mechanics says.
struct MotionTests {
  /// A body of mass 1 at the origin.
  static func body(side: Double = 100) -> RigidBody {
    RigidBody(shape: CollisionShape(width: side, height: side), position: .zero)
  }

  /// A world of one body, after a number of steps.
  static func run(_ body: RigidBody, steps: Int) -> RigidBody {
    var world = DynamicsWorld()
    let number = world.add(body)
    for _ in 0..<steps { world.advance() }
    return world.bodies[number]
  }

  @Test(arguments: [1, 24, 240, 480])
  func `free fall is ½gt², but for rounding`(steps: Int) {
    var body = Self.body()
    body.acceleration = PlaneVector(0, 1_000)
    let fallen = Self.run(body, steps: steps)
    let time = Double(steps) / DynamicsWorld.stepsPerSecond
    #expect(abs(fallen.position.y - 500 * time * time) < 1e-9 * (1 + 500 * time * time))
    #expect(abs(fallen.velocity.y - 1_000 * time) < 1e-9 * (1 + 1_000 * time))
    #expect(fallen.position.x == 0)
    #expect(fallen.angle == 0)
  }

  @Test(arguments: [0.5, 2.0, 20.0])
  func `resistance brings a fall to g over c, on the curve of 1 − e⁻ᶜᵗ`(resistance: Double) {
    var body = Self.body()
    body.acceleration = PlaneVector(0, 1_000)
    body.resistance = resistance
    for steps in [60, 240] {
      let time = Double(steps) / DynamicsWorld.stepsPerSecond
      let expected = 1_000 / resistance * (1 - Elementary.exp(-resistance * time))
      #expect(abs(Self.run(body, steps: steps).velocity.y - expected) < 1e-9 * expected)
    }
    let terminal = 1_000 / resistance
    #expect(abs(Self.run(body, steps: 240 * 60).velocity.y - terminal) < 1e-9 * terminal)
  }

  @Test func `a way that resistance ends is v over c, within the square of the step`() {
    var body = Self.body()
    body.velocity = PlaneVector(300, -400)
    body.resistance = 4
    let end = Self.run(body, steps: 240 * 10).position
    // Kick, drift, kick sums the midpoints: the error is (ch)²/24 of the way.
    let error = (4 / 240.0) * (4 / 240.0) / 24
    #expect(abs(end.length - 125) < 125 * error * 1.1)
    #expect(abs(end.y / end.x + 4 / 3.0) < 1e-12)
  }

  @Test func `a force moves twice the mass half as fast, and a torque turns by the inertia`() {
    var body = Self.body()
    body.force = PlaneVector(100, 0)
    body.torque = 5_000
    #expect(abs(Self.run(body, steps: 240).velocity.x - 100) < 1e-9)
    // The inertia of a square of side 100 is 100²/6 to a unit of mass.
    #expect(abs(Self.run(body, steps: 240).angularVelocity - 3) < 1e-9)
    body.density = 2
    #expect(abs(Self.run(body, steps: 240).velocity.x - 50) < 1e-9)
    body.allowsRotation = false
    #expect(Self.run(body, steps: 240).angle == 0)
    body.isAnchored = true
    #expect(Self.run(body, steps: 240).position == .zero)
  }

  @Test(arguments: [PlaneVector(240, 0), PlaneVector(-31, 77), PlaneVector(3, -900)])
  func `a snap damped by 1 comes to its point without going beyond`(point: PlaneVector) {
    var body = Self.body()
    body.angle = 0.8
    body.snap = Snap(to: point, swing: Swing(frequency: 2.5, damping: 1))
    var world = DynamicsWorld()
    let number = world.add(body)
    var nearest = point.length
    while !world.isAtRest {
      world.advance()
      let body = world.bodies[number]
      let left = (point - body.position).dot(point) / point.length
      #expect(left > -1e-3)
      #expect(left <= nearest + 1e-9)
      #expect(body.angle > -1e-6)
      nearest = min(nearest, left)
    }
    world.settle()
    #expect(world.bodies[number].position == point)
    #expect(world.bodies[number].angle == 0)
    #expect(world.bodies[number].velocity == .zero)
  }

  @Test func `a snap damped by half goes beyond its point as a spring does`() {
    var body = Self.body()
    body.snap = Snap(to: PlaneVector(200, 0), swing: Swing(frequency: 2.5, damping: 0.5))
    var world = DynamicsWorld()
    let number = world.add(body)
    var farthest = 0.0
    for _ in 0..<240 {
      world.advance()
      farthest = max(farthest, world.bodies[number].position.x)
    }
    // The first overshoot is e^(−πζ/√(1 − ζ²)) of the way.
    let overshoot = Elementary.exp(-Double.pi * 0.5 / 0.75.squareRoot())
    #expect(abs(farthest / 200 - 1 - overshoot) < 0.002)
  }

  @Test func `what is wrong with a number stays where it is`() {
    var body = Self.body()
    body.acceleration = PlaneVector(.nan, .infinity)
    var world = DynamicsWorld()
    let number = world.add(body)
    let other = world.add(Self.body())
    world.groups = [CollisionGroup(name: 1, members: [number, other])]
    for _ in 0..<10 { world.advance() }
    #expect(world.bodies[other].position == .zero)
  }
}
