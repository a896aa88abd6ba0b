import Foundation

/// Bodies that fall, are pulled and collide, from one step to the next.
///
/// A step is 1/240 of a second, always. In it half of the forces' effect changes the velocities, the
/// bodies move on, and the other half follows (kick, drift, kick): what is only pulled evenly moves
/// exactly, and springs keep their energy. Contacts and ties change the velocities before the drift,
/// so that nothing overlaps behind it, and after it, so that the velocities are true; impacts are
/// given back last. Everything is done in the order in which it is listed, with + − × ÷ √ and the
/// elementary functions of Geometry, so that the same bodies move alike everywhere.
package struct DynamicsWorld: Sendable {
  /// Steps in a second.
  package static let stepsPerSecond = 240.0
  /// How long a step is, in seconds.
  package static let step = 1 / stepsPerSecond
  /// Passes over contacts and ties in front of the drift and behind it.
  private static let passes = 10

  /// Which numbers are in use.
  package private(set) var slots: [Bool] = [true]
  /// The bodies by their numbers; 0 is the ground, which nothing moves.
  package var bodies: [RigidBody]
  /// Who collides with whom.
  package var groups: [CollisionGroup] = []
  /// The springs.
  package var springs: [SpringTie] = []
  /// The ties that do not give.
  package var ties: [RigidTie] = []
  /// What began and ceased to touch in the last step, in order.
  package private(set) var events: [ContactEvent] = []
  /// Whether everything has been at rest long enough.
  package var isAtRest: Bool { rest.isOver }
  private var contacts: [Contact] = []
  private var former: [Contact.Name: Contact] = [:]
  private var touching: [ContactEvent.Parties] = []
  private var rest = RestWatch()

  /// Creates a world that is empty but for the ground.
  package init() {
    var ground = RigidBody(shape: CollisionShape(radius: 0), position: .zero)
    ground.isAnchored = true
    bodies = [ground]
  }
}

extension DynamicsWorld {
  /// Adds a body, and returns its number: the lowest that is free.
  package mutating func add(_ body: RigidBody) -> Int {
    rest.begin()
    if let free = slots.firstIndex(of: false) {
      slots[free] = true
      bodies[free] = body
      return free
    }
    slots.append(true)
    bodies.append(body)
    return bodies.count - 1
  }

  /// Takes a body out, with what touches it and what it is tied to.
  package mutating func remove(_ number: Int) {
    precondition(number > 0 && slots[number], "only a body that was added can be taken out")
    slots[number] = false
    bodies[number] = bodies[0]
    springs.removeAll { $0.points.first == number || $0.points.second == number }
    ties.removeAll { $0.points.first == number || $0.points.second == number }
    for index in groups.indices { groups[index].members.removeAll { $0 == number } }
    former = former.filter { $0.key.first != number && $0.key.second != number }
    touching.removeAll { $0.first == number || $0.second == number }
    rest.begin()
  }

  /// Takes nothing for at rest that has been so far.
  package mutating func wake() {
    rest.begin()
  }

  /// Brings what is at rest to the points that it is drawn to, exactly.
  package mutating func settle() {
    for index in bodies.indices where slots[index] { bodies[index].settle() }
  }
}

extension DynamicsWorld {
  /// Goes on by a step.
  package mutating func advance() {
    var finder = ContactFinder(bodies, former: former)
    contacts = finder.contacts(in: groups)
    for index in bodies.indices { bodies[index].kick() }
    for spring in springs { spring.pull(&bodies) }
    for index in bodies.indices { bodies[index].drawToSnap() }
    for spring in springs { spring.damp(&bodies) }
    for index in bodies.indices { bodies[index].dampToSnap() }

    var blows = [RigidTie.Blow](repeating: RigidTie.Blow(), count: ties.count)
    warmUp(&blows)
    for _ in 0..<Self.passes { solve(.drift, &blows) }
    for index in bodies.indices { bodies[index].drift(Self.step) }

    for index in bodies.indices { bodies[index].dampToSnap() }
    for spring in springs.reversed() { spring.damp(&bodies) }
    for index in bodies.indices { bodies[index].drawToSnap() }
    for spring in springs.reversed() { spring.pull(&bodies) }
    for index in bodies.indices { bodies[index].kick() }
    warmUp(&blows)
    for _ in 0..<Self.passes { solve(.rest, &blows) }
    for index in ties.indices {
      ties[index].memory = blows[index].impulse
      ties[index].turningMemory = blows[index].turning
    }
    if contacts.contains(where: \.bounces) {
      for _ in 0..<Self.passes { solve(.bounce, &blows) }
      for index in contacts.indices where contacts[index].bounces { contacts[index].forget() }
    }
    conclude()
  }

  private mutating func warmUp(_ blows: inout [RigidTie.Blow]) {
    for index in ties.indices {
      ties[index].warmUp(by: 0.5, &bodies)
      blows[index].impulse += 0.5 * ties[index].memory
      blows[index].turning += 0.5 * ties[index].turningMemory
    }
    for index in contacts.indices { contacts[index].warmUp(&bodies) }
  }

  private mutating func solve(_ aim: Contact.Aim, _ blows: inout [RigidTie.Blow]) {
    for index in ties.indices { ties[index].solve(&bodies, last: &blows[index]) }
    for index in contacts.indices { contacts[index].solve(aim, &bodies) }
  }

  /// Notes what touches, and who is at rest.
  private mutating func conclude() {
    former = [:]
    events = []
    var now: [ContactEvent.Parties] = []
    var known = Set(touching)
    for contact in contacts {
      former[contact.name] = contact
      guard contact.isTouching, let place = contact.places.first else { continue }
      let parties = ContactEvent.Parties(
        group: contact.name.group, first: contact.name.first, second: contact.name.second,
        boundary: boundary(of: contact))
      guard !now.contains(parties) else { continue }
      now.append(parties)
      if known.remove(parties) == nil {
        let point = bodies[contact.name.first].position + place.firstArm
        events.append(ContactEvent(kind: .began, parties: parties, point: point))
      }
    }
    for parties in touching where known.contains(parties) {
      events.append(
        ContactEvent(kind: .ended, parties: parties, point: bodies[parties.first].position))
    }
    touching = now
    rest.look(at: bodies)
  }

  private func boundary(of contact: Contact) -> Int {
    guard contact.name.line >= 0,
      let group = groups.first(where: { $0.name == contact.name.group })
    else { return -1 }
    return group.lines[contact.name.line].boundary
  }
}
