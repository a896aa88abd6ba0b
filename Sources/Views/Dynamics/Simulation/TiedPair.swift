import Foundation

/// Two bodies that act on each other at one place of each, as they lie at one moment.
struct TiedPair: Sendable {
  let first: Int
  let second: Int
  /// From the middle of the first body to its place, as it lies.
  let firstArm: PlaneVector
  /// From the middle of the second body to its place, as it lies.
  let secondArm: PlaneVector
  /// From the first place to the second.
  let span: PlaneVector
  private let mobility: Double
  private let firstGiving: Double
  private let secondGiving: Double

  init(_ points: TiePoints, in bodies: [RigidBody]) {
    first = points.first
    second = points.second
    firstArm = bodies[first].turn(points.firstPlace)
    secondArm = bodies[second].turn(points.secondPlace)
    span = bodies[second].position + secondArm - bodies[first].position - firstArm
    mobility = bodies[first].inverseMass + bodies[second].inverseMass
    firstGiving = bodies[first].inverseInertia
    secondGiving = bodies[second].inverseInertia
  }

  /// Returns how fast the second place moves, seen from the first.
  func velocity(in bodies: [RigidBody]) -> PlaneVector {
    bodies[second].velocity(at: secondArm) - bodies[first].velocity(at: firstArm)
  }

  /// Returns how much a blow of 1 along `direction` changes the velocity between the places there.
  func giving(along direction: PlaneVector) -> Double {
    let first = firstArm.cross(direction)
    let second = secondArm.cross(direction)
    return mobility + firstGiving * first * first + secondGiving * second * second
  }

  /// Returns the blow along `direction` that changes the velocity between the places by `change`.
  func impulse(toChangeBy change: Double, along direction: PlaneVector) -> PlaneVector {
    let giving = giving(along: direction)
    return giving > 0 ? (change / giving) * direction : .zero
  }

  /// Returns the blow that changes the velocity between the places by `change`.
  func impulse(toChangeBy change: PlaneVector) -> PlaneVector {
    let xx =
      mobility + firstGiving * firstArm.y * firstArm.y + secondGiving * secondArm.y * secondArm.y
    let yy =
      mobility + firstGiving * firstArm.x * firstArm.x + secondGiving * secondArm.x * secondArm.x
    let xy =
      -firstGiving * firstArm.x * firstArm.y - secondGiving * secondArm.x * secondArm.y
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return .zero }
    return PlaneVector(
      (yy * change.x - xy * change.y) / determinant, (xx * change.y - xy * change.x) / determinant)
  }

  /// Strikes the second body with a blow, and the first with the opposite one.
  func apply(_ impulse: PlaneVector, to bodies: inout [RigidBody]) {
    bodies[first].apply(-impulse, at: firstArm)
    bodies[second].apply(impulse, at: secondArm)
  }
}
