import Foundation

/// Two bodies that touch, or are about to; body 0 is the ground.
struct Contact: Sendable {
  /// What makes a contact the same one in the next step.
  struct Name: Sendable, Hashable {
    let group: Int
    let first: Int
    let second: Int
    /// The line of the group's boundaries, or −1.
    let line: Int
  }

  /// A place of the contact, and what has happened there in this step.
  struct Place: Sendable {
    let feature: Int
    let firstArm: PlaneVector
    let secondArm: PlaneVector
    /// How far apart the surfaces were when the step began.
    let gap: Double
    /// How fast they came together, at the moment of the impact; 0 if slowly or not at all.
    var impact = 0.0
    /// The whole blow along the normal.
    var push = 0.0
    /// The whole blow across it.
    var drag = 0.0
    /// The last step's blows, which are the first guess.
    var memory = PlaneVector.zero
    /// The largest blow along the normal.
    var hardest = 0.0
  }

  let name: Name
  let normal: PlaneVector
  var places: [Place]
  let friction: Double
  let elasticity: Double

  /// Below which speed of impact nothing is given back, in points a second: several times what
  /// gravity gives in a step, so that what lies does not dance.
  private static let slowest = 20.0
  /// What part of an overlap is made good in a step.
  private static let eagerness = 0.1
  /// What part of the last step's blows is the first guess for this one.
  ///
  /// Less than all of it takes out of a stack what the passes have not settled; it sinks in by
  /// hundredths of a point.
  private static let recollection = 0.9
  /// How fast overlaps are made good at most, in points a second.
  private static let fastestParting = 1_000.0

  init(_ name: Name, _ manifold: Manifold, in bodies: [RigidBody], former: Contact?) {
    self.name = name
    normal = manifold.normal
    let first = bodies[name.first]
    let second = bodies[name.second]
    // The ground has no surface of its own.
    friction =
      name.first == 0
      ? second.friction
      : name.second == 0 ? first.friction : (first.friction * second.friction).squareRoot()
    elasticity = max(first.elasticity, second.elasticity)
    let pull = (first.pull - second.pull).dot(normal)
    places = manifold.places.map { place in
      var result = Place(
        feature: place.feature, firstArm: place.point - first.position,
        secondArm: place.point - second.position, gap: place.gap)
      let approach =
        (first.velocity(at: result.firstArm) - second.velocity(at: result.secondArm))
        .dot(manifold.normal)
      // The speed at which the gap is closed, which is gained or lost on the rest of the way.
      let square = approach * approach + 2 * pull * max(place.gap, 0)
      if approach > Self.slowest, square > 0 { result.impact = square.squareRoot() }
      if let known = former?.places.first(where: { $0.feature == place.feature }) {
        result.memory = PlaneVector(known.push, known.drag)
      }
      return result
    }
  }

  /// Whether the surfaces touched in this step.
  var isTouching: Bool { places.contains { $0.hardest > 0 || $0.gap < 0.02 } }

  /// Whether something is to be given back.
  var bounces: Bool { elasticity > 0 && places.contains { $0.impact > 0 && $0.hardest > 0 } }
}

extension Contact {
  /// Begins with half of the last step's blows.
  mutating func warmUp(_ bodies: inout [RigidBody]) {
    for index in places.indices {
      let memory = (0.5 * Self.recollection) * places[index].memory
      places[index].push += memory.x
      places[index].drag += memory.y
      strike(memory.x * normal + memory.y * normal.quarterTurned, index, &bodies)
    }
  }

  /// Forgets the blows that the next step would begin with: what bounces does not stay.
  mutating func forget() {
    for index in places.indices {
      places[index].push = 0
      places[index].drag = 0
    }
  }

  /// Lets the surfaces hold each other, across the normal and then along it.
  mutating func solve(_ aim: Aim, _ bodies: inout [RigidBody]) {
    if friction > 0, aim != .bounce { rub(&bodies) }
    var wanted: [Double] = []
    for index in places.indices { wanted.append(speed(aim, at: index, bodies)) }
    if places.count == 2, solvePair(wanted, &bodies) { return }
    for index in places.indices {
      let giving = giving(along: normal, index, index, bodies)
      guard giving > 0 else { continue }
      let change = (wanted[index] - parting(index, bodies)) / giving
      push(index, to: max(places[index].push + change, 0), &bodies)
    }
  }

  /// What a pass over the contacts is for.
  enum Aim: Sendable {
    /// That nothing overlaps when the bodies have moved.
    case drift
    /// That the velocities at the end of the step are true.
    case rest
    /// That impacts are given back.
    case bounce
  }

  /// The least speed at which the surfaces are to part.
  private func speed(_ aim: Aim, at index: Int, _ bodies: [RigidBody]) -> Double {
    let place = places[index]
    switch aim {
    case .drift:
      return place.gap > 0
        ? -place.gap / DynamicsWorld.step
        : min(-Self.eagerness * place.gap / DynamicsWorld.step, Self.fastestParting)
    case .rest:
      // Nothing has touched where nothing had to be held: the next step looks again.
      return place.hardest > 0 || place.gap <= 0 ? 0 : -.infinity
    case .bounce:
      return place.hardest > 0 ? elasticity * place.impact : -.infinity
    }
  }

  /// Returns how fast the surfaces part at a place.
  private func parting(_ index: Int, _ bodies: [RigidBody]) -> Double {
    relativeVelocity(index, bodies).dot(normal)
  }

  private func relativeVelocity(_ index: Int, _ bodies: [RigidBody]) -> PlaneVector {
    bodies[name.second].velocity(at: places[index].secondArm)
      - bodies[name.first].velocity(at: places[index].firstArm)
  }

  /// How much a blow of 1 at one place changes the velocity at another, both along `direction`.
  private func giving(
    along direction: PlaneVector, _ index: Int, _ other: Int, _ bodies: [RigidBody]
  ) -> Double {
    let first = bodies[name.first]
    let second = bodies[name.second]
    return first.inverseMass + second.inverseMass
      + first.inverseInertia * places[index].firstArm.cross(direction)
      * places[other].firstArm.cross(direction)
      + second.inverseInertia * places[index].secondArm.cross(direction)
      * places[other].secondArm.cross(direction)
  }

  private func strike(_ impulse: PlaneVector, _ index: Int, _ bodies: inout [RigidBody]) {
    bodies[name.first].apply(-impulse, at: places[index].firstArm)
    bodies[name.second].apply(impulse, at: places[index].secondArm)
  }

  private mutating func push(_ index: Int, to whole: Double, _ bodies: inout [RigidBody]) {
    strike((whole - places[index].push) * normal, index, &bodies)
    places[index].push = whole
    places[index].hardest = max(places[index].hardest, whole)
  }

  private mutating func rub(_ bodies: inout [RigidBody]) {
    let across = normal.quarterTurned
    for index in places.indices {
      let giving = giving(along: across, index, index, bodies)
      guard giving > 0 else { continue }
      let limit = friction * places[index].push
      let wanted = places[index].drag - relativeVelocity(index, bodies).dot(across) / giving
      let whole = min(max(wanted, -limit), limit)
      strike((whole - places[index].drag) * across, index, &bodies)
      places[index].drag = whole
    }
  }

  /// Finds the blows at both places together, so that what falls flat does not begin to turn.
  ///
  /// Each place either parts just as wanted, with some blow, or faster without any; of the four
  /// cases the one that holds is taken.
  ///
  /// - Returns: Whether it could be done: two places that cannot be told apart are taken in turn.
  private mutating func solvePair(_ wanted: [Double], _ bodies: inout [RigidBody]) -> Bool {
    guard wanted[0] > -.infinity, wanted[1] > -.infinity else { return false }
    let a = giving(along: normal, 0, 0, bodies)
    let b = giving(along: normal, 1, 1, bodies)
    let c = giving(along: normal, 0, 1, bodies)
    let determinant = a * b - c * c
    guard a > 0, b > 0, determinant > 1e-3 * a * b else { return false }
    // What would be wanted of each place if nothing had been done yet.
    let (x, y) = (places[0].push, places[1].push)
    let first = wanted[0] - parting(0, bodies) + a * x + c * y
    let second = wanted[1] - parting(1, bodies) + c * x + b * y
    let both = (
      (b * first - c * second) / determinant, (a * second - c * first) / determinant
    )
    let blows: (Double, Double)
    if both.0 >= 0, both.1 >= 0 {
      blows = both
    } else if first >= 0, c * first / a >= second {
      blows = (first / a, 0)
    } else if second >= 0, c * second / b >= first {
      blows = (0, second / b)
    } else if first <= 0, second <= 0 {
      blows = (0, 0)
    } else {
      return false
    }
    push(0, to: blows.0, &bodies)
    push(1, to: blows.1, &bodies)
    return true
  }
}
