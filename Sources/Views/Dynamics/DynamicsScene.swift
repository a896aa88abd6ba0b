import Foundation
import Geometry
import Layers

/// The bodies of an animator's items, and how the items' places follow from theirs.
@MainActor
final class DynamicsScene {
  /// The bodies.
  var world = DynamicsWorld()
  /// The view whose coordinates are the world's.
  weak var referenceView: UIView?
  /// The layout whose collection's coordinates are the world's.
  weak var layout: UICollectionViewLayout?
  private var records: [Int: Record] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// An item, and what it is known by.
  private struct Record {
    let item: any UIDynamicItem
    /// How many behaviours act on it.
    var holders = 1
    /// Its transform when it was last looked at.
    var transform: CGAffineTransform
    /// The angle in that.
    var angle: Double
    /// The angle when it was first looked at.
    let firstAngle: Double
    var traits = ItemTraits()
  }
}

extension DynamicsScene {
  /// The items' numbers, in ascending order.
  var itemNumbers: [Int] { world.slots.indices.filter { $0 > 0 && world.slots[$0] } }

  /// Returns the number of an item's body.
  func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// Returns the item of a body.
  func item(_ number: Int) -> (any UIDynamicItem)? { records[number]?.item }

  /// Returns how an item lay when it was first looked at, in radians.
  func firstAngle(_ number: Int) -> Double { records[number]?.firstAngle ?? 0 }

  /// Makes a body for an item that a behaviour acts on, or notes another behaviour that does.
  func hold(_ item: any UIDynamicItem) {
    if let number = number(of: item) {
      records[number]?.holders += 1
      return
    }
    checkPlace(of: item)
    let angle = item.transform.turning
    let body = RigidBody(shape: shape(of: item), position: place(of: item), angle: angle)
    let number = world.add(body)
    numbers[ObjectIdentifier(item)] = number
    records[number] = Record(
      item: item, transform: item.transform, angle: angle, firstAngle: angle)
  }

  /// Notes that a behaviour no longer acts on an item; takes its body out after the last one.
  func release(_ item: any UIDynamicItem) {
    guard let number = number(of: item), var record = records[number] else { return }
    record.holders -= 1
    records[number] = record
    guard record.holders == 0 else { return }
    world.remove(number)
    numbers[ObjectIdentifier(item)] = nil
    records[number] = nil
  }

  /// Looks again at where an item is and what it is like; its velocities stay.
  func look(at item: any UIDynamicItem) {
    guard let number = number(of: item) else { return }
    let angle = item.transform.turning
    world.bodies[number].position = place(of: item)
    world.bodies[number].angle = angle
    world.bodies[number].shape = shape(of: item)
    records[number]?.transform = item.transform
    records[number]?.angle = angle
  }

  /// Puts the items where their bodies are.
  ///
  /// Only the turn of a transform changes, and only once the body has turned.
  func write() {
    for number in itemNumbers {
      guard let record = records[number] else { continue }
      let body = world.bodies[number]
      guard body.position.isFinite, body.angle.isFinite, !body.isAnchored else { continue }
      let item = record.item
      let center = converted(body.position.point, to: item)
      if item.center != center { item.center = center }
      let turn = body.angle - record.angle
      let base = record.transform
      let transform = turn == 0 ? base : base.turned(by: turn)
      if item.transform != transform { item.transform = transform }
    }
  }
}

// MARK: - Describing

extension DynamicsScene {
  /// Builds what acts on the bodies anew, from the behaviours in their order.
  func describe(_ behaviors: [UIDynamicBehavior]) {
    for number in itemNumbers {
      world.bodies[number].acceleration = .zero
      world.bodies[number].force = .zero
      world.bodies[number].torque = 0
      world.bodies[number].snap = nil
      records[number]?.traits = ItemTraits()
    }
    for behavior in behaviors {
      guard let items = behavior as? UIDynamicItemBehavior else { continue }
      items.describe(in: self)
    }
    // A push reckons with the mass, so everything is weighed first.
    for number in itemNumbers {
      if let traits = records[number]?.traits { world.bodies[number].take(traits) }
    }
    let former = world.ties
    world.groups = []
    world.springs = []
    world.ties = []
    for behavior in behaviors where !(behavior is UIDynamicItemBehavior) {
      behavior.describe(in: self)
    }
    for index in world.ties.indices {
      guard let tie = former.first(where: { $0.name == world.ties[index].name }) else { continue }
      world.ties[index].memory = tie.memory
      world.ties[index].turningMemory = tie.turningMemory
    }
  }

  /// Takes over what a behaviour says of an item.
  func say(_ traits: ItemTraits.Partial, of item: any UIDynamicItem) {
    guard let number = number(of: item) else { return }
    records[number]?.traits.take(traits)
  }

  /// Ties two bodies.
  func tie(_ points: TiePoints, _ kind: RigidTie.Kind, named name: Int) {
    world.ties.append(RigidTie(points, kind, name: name))
  }

  /// Strikes a body at `arm` from its middle.
  func strike(_ number: Int, with impulse: PlaneVector, at arm: PlaneVector) {
    guard impulse.isFinite else { return }
    world.bodies[number].apply(impulse, at: arm)
  }

  /// Makes a body faster.
  func speedUp(_ number: Int, linear: PlaneVector, angular: Double) {
    guard linear.isFinite, angular.isFinite, !world.bodies[number].isAnchored else { return }
    world.bodies[number].velocity += linear
    if world.bodies[number].allowsRotation { world.bodies[number].angularVelocity += angular }
  }
}

// MARK: - Coordinates

extension DynamicsScene {
  /// The box that may be a boundary, in the world's coordinates.
  var referenceBounds: CGRect {
    if let referenceView { return referenceView.bounds }
    return CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
  }

  /// Whether everything that moves is as far outside the reference view as that is large, and comes
  /// no more back.
  var isOutOfSight: Bool {
    guard referenceView != nil, world.springs.isEmpty, world.ties.isEmpty else { return false }
    let box = referenceBounds.insetBy(dx: -referenceBounds.width, dy: -referenceBounds.height)
    return itemNumbers.allSatisfy { number in
      let body = world.bodies[number]
      return body.inverseMass == 0 || body.hasLeft(box)
    }
  }

  private func place(of item: any UIDynamicItem) -> PlaneVector {
    guard let view = item as? UIView, let reference = referenceView,
      let parent = view.superview, parent !== reference, parent.isDescendant(of: reference)
    else { return PlaneVector(item.center) }
    return PlaneVector(parent.convert(item.center, to: reference))
  }

  private func converted(_ point: CGPoint, to item: any UIDynamicItem) -> CGPoint {
    guard let view = item as? UIView, let reference = referenceView,
      let parent = view.superview, parent !== reference, parent.isDescendant(of: reference)
    else { return point }
    return parent.convert(point, from: reference)
  }

  private func checkPlace(of item: any UIDynamicItem) {
    guard let reference = referenceView, let view = item as? UIView,
      !view.isDescendant(of: reference)
    else { return }
    Journal.warn(
      "A UIDynamicAnimator was given a view (\(Journal.name(of: view))) that is not in its reference "
        + "view (\(Journal.name(of: reference))), which stops an app on a device: add it there "
        + "first.")
  }

  private func shape(of item: any UIDynamicItem) -> CollisionShape {
    let scale = item.transform.axisScale
    let width = Double(item.bounds.width) * scale.x
    let height = Double(item.bounds.height) * scale.y
    switch item.collisionBoundsType {
    case .rectangle:
      return CollisionShape(width: width, height: height)
    case .ellipse:
      return CollisionShape(ellipseOfWidth: width, height: height)
    case .path:
      let points = item.collisionBoundingPath.value.polylines(tolerance: 0.25).flatMap(\.points)
      return CollisionShape(
        hullOf: points.map { PlaneVector(Double($0.x) * scale.x, Double($0.y) * scale.y) })
    }
  }
}

extension CGAffineTransform {
  /// How far it turns the x-axis, in radians.
  var turning: Double { b == 0 && a >= 0 ? 0 : Elementary.atan2(Double(b), Double(a)) }

  /// How much longer it makes what lies along each axis.
  var axisScale: PlaneVector {
    PlaneVector(
      PlaneVector(Double(a), Double(b)).length, PlaneVector(Double(c), Double(d)).length)
  }

  /// The same, and then a turn about the item's middle, which leaves the offset alone.
  func turned(by angle: Double) -> CGAffineTransform {
    let turn = Turn(angle)
    let x = turn(PlaneVector(Double(a), Double(b)))
    let y = turn(PlaneVector(Double(c), Double(d)))
    return CGAffineTransform(
      a: CGFloat(x.x), b: CGFloat(x.y), c: CGFloat(y.x), d: CGFloat(y.y), tx: tx, ty: ty)
  }
}
