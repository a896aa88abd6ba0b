import Foundation
import Geometry
import Testing
import Views

/// What bodies that collide do.
struct CollisionTests {
  /// A floor at y = 500 that reaches far to both sides.
  private let floor = BoundaryLine(
    boundary: 1, from: PlaneVector(-2_000, 500), to: PlaneVector(2_000, 500))

  /// A world with a floor, on which the bodies fall.
  private func world(_ bodies: [RigidBody]) -> DynamicsWorld {
    var world = DynamicsWorld()
    for body in bodies {
      var body = body
      body.acceleration = PlaneVector(0, 1_000)
      _ = world.add(body)
    }
    var group = CollisionGroup(name: 1, members: Array(1...bodies.count))
    group.lines = [floor]
    world.groups = [group]
    return world
  }

  /// A body at a place.
  private func body(_ shape: CollisionShape, at x: Double, _ y: Double) -> RigidBody {
    RigidBody(shape: shape, position: PlaneVector(x, y))
  }

  @Test(arguments: [0.3, 0.5, 0.8, 0.95, 1.0], [false, true])
  func `the second height of a bounce is e² of the first`(elasticity: Double, isDisc: Bool) {
    let shape =
      isDisc ? CollisionShape(radius: 30) : CollisionShape(width: 90, height: 60)
    var ball = body(shape, at: 0, 137)
    ball.elasticity = elasticity
    var world = world([ball])
    var highest = Double.infinity
    var hasBounced = false
    for _ in 0..<2_000 {
      world.advance()
      let ball = world.bodies[1]
      if ball.velocity.y < 0 { hasBounced = true }
      if hasBounced { highest = min(highest, ball.position.y) }
      if hasBounced, ball.velocity.y > 0 { break }
    }
    // It rests on the floor at 470. The highest step is at most gh²/8 below the highest point.
    #expect(hasBounced)
    #expect(abs(470 - highest - elasticity * elasticity * 333) < 0.01)
    #expect(world.bodies[1].angle == 0)
  }

  @Test func `a box comes to rest on the floor, and stays where it is`() {
    var world = world([body(CollisionShape(width: 80, height: 40), at: 12, 300)])
    var steps = 0
    while !world.isAtRest, steps < 2_000 {
      world.advance()
      steps += 1
    }
    #expect(world.isAtRest)
    let resting = world.bodies[1]
    #expect(abs(resting.position.y - 480) < 1e-6)
    #expect(resting.position.x == 12)
    #expect(resting.angle == 0)
    for _ in 0..<2_400 { world.advance() }
    #expect((world.bodies[1].position - resting.position).length < 1e-6)
    #expect(world.bodies[1].velocity.length < 1e-6)
  }

  @Test(arguments: [0.0, 0.01])
  func `a stack of ten boxes comes to rest, also one that falls down askew`(tilt: Double) {
    let boxes = (0..<10).map { number in
      let place = 480 - (40 + 500 * tilt) * Double(number)
      var box = body(
        CollisionShape(width: 60, height: 40), at: 150 * tilt * Double(number * 7 % 5 - 2), place)
      box.friction = 0.5
      box.angle = tilt * Double(number * 3 % 5 - 2)
      return box
    }
    var world = world(boxes)
    for _ in 0..<(240 * 5) { world.advance() }
    #expect(world.isAtRest)
    for (number, box) in world.bodies.dropFirst().enumerated() {
      #expect(abs(box.position.y - (480 - 40 * Double(number))) < 0.1)
      #expect(abs(box.position.x) < 4)
      #expect(abs(box.angle) < 0.001)
    }
  }

  @Test(arguments: [0.0, 0.4, 1.0], [1.0, 2.5])
  func `momentum is kept, and energy as elasticity says`(elasticity: Double, density: Double) {
    var world = DynamicsWorld()
    var left = body(CollisionShape(radius: 50), at: 0, 0)
    left.velocity = PlaneVector(400, 0)
    left.elasticity = elasticity
    var right = body(CollisionShape(radius: 50), at: 250, 0)
    right.velocity = PlaneVector(-100, 0)
    right.density = density
    (_, _) = (world.add(left), world.add(right))
    world.groups = [CollisionGroup(name: 1, members: [1, 2])]
    let mass = left.mass
    let other = mass * density
    let momentum = mass * 400 - other * 100
    var met = false
    for _ in 0..<240 {
      world.advance()
      let sum = mass * world.bodies[1].velocity.x + other * world.bodies[2].velocity.x
      #expect(abs(sum - momentum) < 1e-9)
      met = met || world.events.contains { $0.kind == .began }
    }
    #expect(met)
    let parting = world.bodies[2].velocity.x - world.bodies[1].velocity.x
    #expect(abs(parting - elasticity * 500) < 1e-6)
  }

  @Test func `a row of equal balls hands an impact on`() {
    var world = DynamicsWorld()
    for number in 0..<5 {
      var ball = body(CollisionShape(radius: 20), at: Double(number) * 60, 0)
      ball.elasticity = 1
      if number == 0 { ball.velocity = PlaneVector(300, 0) }
      _ = world.add(ball)
    }
    world.groups = [CollisionGroup(name: 1, members: [1, 2, 3, 4, 5])]
    for _ in 0..<240 { world.advance() }
    let speeds = world.bodies.dropFirst().map(\.velocity.x)
    for speed in speeds.dropLast() { #expect(abs(speed) < 1e-6) }
    #expect(abs(speeds[4] - 300) < 1e-6)
  }

  @Test(arguments: [3_000.0, 30_000.0, 300_000.0])
  func `nothing is too fast for a line`(speed: Double) {
    for shape in [CollisionShape(radius: 5), CollisionShape(width: 10, height: 10)] {
      var bullet = body(shape, at: 0, -3_000)
      bullet.velocity = PlaneVector(7, speed)
      var world = world([bullet])
      for _ in 0..<480 {
        world.advance()
        #expect(world.bodies[1].position.y < 500)
      }
    }
  }

  @Test func `friction holds a box on a slope up to its tangent`() {
    for (friction, stays) in [(0.4, true), (0.1, false)] {
      // A slope of 1 in 4.
      let along = PlaneVector(4, 1).unit(or: .zero)
      let line = BoundaryLine(
        boundary: 1, from: -2_000 * along, to: 2_000 * along)
      var box = RigidBody(
        shape: CollisionShape(width: 60, height: 40), position: 20 * -along.quarterTurned,
        angle: Elementary.atan(0.25))
      box.friction = friction
      var world = world([box])
      world.groups[0].lines = [line]
      for _ in 0..<240 { world.advance() }
      let way = world.bodies[1].position.dot(along)
      if stays {
        #expect(abs(way) < 1)
      } else {
        // ½g(sin α − μ cos α)t²
        #expect(abs(way - 500 * (along.y - friction * along.x)) < 2)
      }
    }
  }

  @Test func `a body that slides over joints of a boundary is not stopped`() {
    let points = (0...40).map { CGPoint(x: Double($0) * 25, y: 500) }
    var slider = body(CollisionShape(width: 60, height: 40), at: 100, 480)
    slider.velocity = PlaneVector(400, 0)
    var world = world([slider])
    world.groups[0].lines = BoundaryLine.lines(
      Polyline(points, isClosed: false), boundary: 1)
    for _ in 0..<240 { world.advance() }
    #expect(abs(world.bodies[1].position.x - 500) < 0.01)
    #expect(abs(world.bodies[1].position.y - 480) < 0.01)
  }

  @Test func `touching is told once when it begins and once when it ends`() {
    var ball = body(CollisionShape(radius: 30), at: 0, 400)
    ball.elasticity = 0.5
    var world = world([ball])
    var kinds: [ContactEvent.Kind] = []
    while !world.isAtRest {
      world.advance()
      for event in world.events {
        #expect(event.parties.boundary == 1)
        kinds.append(event.kind)
      }
    }
    #expect(kinds.count > 3)
    for (index, kind) in kinds.enumerated() {
      #expect(kind == (index % 2 == 0 ? .began : .ended))
    }
    #expect(kinds.last == .began)
  }

  @Test func `bodies of two groups do not collide`() {
    var world = DynamicsWorld()
    var left = body(CollisionShape(radius: 50), at: 0, 0)
    left.velocity = PlaneVector(400, 0)
    (_, _) = (world.add(left), world.add(body(CollisionShape(radius: 50), at: 200, 0)))
    world.groups = [CollisionGroup(name: 1, members: [1]), CollisionGroup(name: 2, members: [2])]
    for _ in 0..<240 { world.advance() }
    #expect(abs(world.bodies[1].position.x - 400) < 1e-9)
    #expect(world.bodies[2].position == PlaneVector(200, 0))
  }

  @Test func `the same bodies move alike, to the last bit`() {
    func end() -> [RigidBody] {
      let boxes = (0..<40).map { number in
        var box = body(
          number % 3 == 0
            ? CollisionShape(radius: 14) : CollisionShape(width: 30, height: 20),
          at: Double(number % 5) * 31, Double(number) * -24)
        box.elasticity = 0.4
        box.friction = 0.3
        box.angle = Double(number) * 0.37
        return box
      }
      var world = world(boxes)
      for _ in 0..<720 { world.advance() }
      return world.bodies
    }
    let (first, second) = (end(), end())
    for (one, other) in zip(first, second) {
      #expect(one.position == other.position && one.angle == other.angle)
    }
    // It was worth asking: they have come down and apart.
    #expect(first.dropFirst().allSatisfy { $0.position.y < 500.5 })
    #expect(Set(first.map { $0.position.x }).count > 30)
  }
}
