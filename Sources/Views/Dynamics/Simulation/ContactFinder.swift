import Foundation

/// Finds the bodies that touch, or may do so within a step.
struct ContactFinder {
  private let bodies: [RigidBody]
  private let former: [Contact.Name: Contact]
  private var outlines: [Outline?]
  private var reaches: [Double]

  init(_ bodies: [RigidBody], former: [Contact.Name: Contact]) {
    self.bodies = bodies
    self.former = former
    outlines = Array(repeating: nil, count: bodies.count)
    reaches = Array(repeating: 0, count: bodies.count)
  }

  /// Returns the contacts in the order of the groups and their members.
  mutating func contacts(in groups: [CollisionGroup]) -> [Contact] {
    var contacts: [Contact] = []
    var pairs: Set<Pair> = []
    for group in groups {
      for member in group.members { outline(member) }
      for pair in nearPairs(in: group) where pairs.insert(pair).inserted {
        add(pair, of: group, to: &contacts)
      }
      addLines(of: group, to: &contacts)
    }
    return contacts
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// Works out where a body lies and how far it comes within a step, once.
  private mutating func outline(_ number: Int) {
    guard outlines[number] == nil else { return }
    let body = bodies[number]
    outlines[number] = Outline(body)
    let speed = body.velocity.length + abs(body.angularVelocity) * body.shape.radius
    reaches[number] = 0.5 + (speed + body.pull.length * DynamicsWorld.step) * DynamicsWorld.step
  }

  /// Pairs of members whose boxes come near each other, found along x.
  private func nearPairs(in group: CollisionGroup) -> [Pair] {
    guard group.joinsMembers else { return [] }
    func low(_ number: Int) -> Double { (outlines[number]?.low.x ?? 0) - reaches[number] }
    func high(_ number: Int) -> Double { (outlines[number]?.high.x ?? 0) + reaches[number] }
    let sorted = group.members.filter { outlines[$0]?.middle.isFinite == true }
      .sorted { (low($0), $0) < (low($1), $1) }
    var pairs: [Pair] = []
    for (index, number) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard low(other) <= high(number) else { break }
        pairs.append(Pair(first: min(number, other), second: max(number, other)))
      }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private func add(_ pair: Pair, of group: CollisionGroup, to contacts: inout [Contact]) {
    let margin = reaches[pair.first] + reaches[pair.second]
    guard bodies[pair.first].inverseMass + bodies[pair.second].inverseMass > 0,
      let first = outlines[pair.first], let second = outlines[pair.second],
      first.isNear(second, margin: margin),
      let manifold = Manifold.between(first, second, margin: margin)
    else { return }
    let name = Contact.Name(
      group: group.name, first: pair.first, second: pair.second, line: -1)
    contacts.append(Contact(name, manifold, in: bodies, former: former[name]))
  }

  private func addLines(of group: CollisionGroup, to contacts: inout [Contact]) {
    let lines = group.lines.map { Outline($0) }
    for number in group.members where bodies[number].inverseMass > 0 {
      guard let outline = outlines[number], outline.middle.isFinite else { continue }
      let margin = reaches[number]
      for (index, line) in lines.enumerated() where outline.isNear(line, margin: margin) {
        guard
          let manifold = Manifold.between(
            outline, group.lines[index], as: line, margin: margin)
        else { continue }
        let name = Contact.Name(group: group.name, first: number, second: 0, line: index)
        contacts.append(Contact(name, manifold, in: bodies, former: former[name]))
      }
    }
  }
}
