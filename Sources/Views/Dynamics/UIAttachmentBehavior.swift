import Foundation
import Geometry
import Layers

/// Ties an item to a point or to another item.
///
/// Without a frequency the tie is a rod of its length, which is at first the distance when the
/// behaviour is made; with one it is a spring that swings as often in a second, whatever the masses.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is tied to, with the platform's numbers.
  public enum AttachmentType: Int, Sendable, Hashable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// What the item is tied to.
  public let attachedBehaviorType: AttachmentType
  /// The item, and the one that it is tied to.
  public let items: [any UIDynamicItem]
  /// The point that the item is tied to, in the animator's coordinates.
  @HeardProperty open var anchorPoint: CGPoint { didSet { noteChange() } }
  /// How far apart the ends are, or are drawn to, in points.
  @HeardProperty open var length: CGFloat { didSet { noteChange() } }
  /// How much a spring is damped, from 0 not at all to 1, which does not overshoot.
  @HeardProperty open var damping: CGFloat = 0 { didSet { noteChange() } }
  /// How often a spring swings in a second, at most 19 times; 0: a rod.
  @HeardProperty open var frequency: CGFloat = 0 { didSet { noteChange() } }
  /// What a pin resists turning with; kept, not used.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      if frictionTorque != 0 {
        Journal.warn("UIAttachmentBehavior's frictionTorque does nothing here.")
      }
    }
  }
  /// How far what slides or turns may go; kept, not used.
  @HeardProperty open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != .infinite { warnOfRange() } }
  }
  private let form: Form
  private let firstOffset: PlaneVector
  private let secondOffset: PlaneVector

  private enum Form {
    case line
    case limit
    case pin
    case fixed
    case sliding(axis: PlaneVector)
  }

  // MARK: To a point

  /// Ties the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a place of an item, given from the middle, to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    let place = PlaneVector(Double(offset.horizontal), Double(offset.vertical))
    self.init(.line, [item], offsets: [place], anchor: point)
  }

  /// Lets an item slide along a line through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: unit(axis)), [item], offsets: [place(of: point, on: item)], anchor: point)
  }

  // MARK: To another item

  /// Ties the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties places of two items, given from their middles.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.line, [item1, item2], offsets: Self.places(offset1, offset2), anchor: .zero)
  }

  /// Ties places of two items by a rope, which only keeps them from coming farther apart.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limit, [item1, item2], offsets: places(offset1, offset2), anchor: .zero)
  }

  /// Fixes two items to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .fixed, [item1, item2],
      offsets: [place(of: point, on: item1), place(of: point, on: item2)], anchor: point)
  }

  /// Pins two items to each other at a point, about which they turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .pin, [item1, item2],
      offsets: [place(of: point, on: item1), place(of: point, on: item2)], anchor: point)
  }

  /// Lets an item slide along a line that is fixed on another, without turning against it.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: unit(axis)), [item1, item2],
      offsets: [place(of: point, on: item1), place(of: point, on: item2)], anchor: point)
  }

  private init(
    _ form: Form, _ items: [any UIDynamicItem], offsets: [PlaneVector], anchor: CGPoint
  ) {
    self.form = form
    self.items = items
    attachedBehaviorType = items.count == 1 ? .anchor : .items
    firstOffset = offsets[0]
    secondOffset = offsets.count > 1 ? offsets[1] : .zero
    anchorPoint = anchor
    let start = PlaneVector(items[0].center) + Turn(items[0].transform.turning)(firstOffset)
    let end =
      items.count > 1
      ? PlaneVector(items[1].center) + Turn(items[1].transform.turning)(secondOffset)
      : PlaneVector(anchor)
    length = CGFloat((end - start).length)
    super.init()
  }

  private static func places(_ first: UIOffset, _ second: UIOffset) -> [PlaneVector] {
    [first, second].map { PlaneVector(Double($0.horizontal), Double($0.vertical)) }
  }

  /// Returns where a point is on an item, from its middle, as it lies unturned.
  private static func place(of point: CGPoint, on item: any UIDynamicItem) -> PlaneVector {
    Turn(item.transform.turning).reversed(PlaneVector(point) - PlaneVector(item.center))
  }

  private static func unit(_ axis: CGVector) -> PlaneVector {
    PlaneVector(Double(axis.dx), Double(axis.dy)).unit(or: PlaneVector(1, 0))
  }

  private func warnOfRange() {
    Journal.warn(
      "UIAttachmentBehavior's attachmentRange does nothing here: limit the motion by a boundary of "
        + "a UICollisionBehavior.")
  }

  // MARK: For the animator

  override var heldItems: [any UIDynamicItem] { items }

  override func describe(in scene: DynamicsScene) {
    guard let item = scene.number(of: items[0]) else { return }
    var other = 0
    var place = PlaneVector(anchorPoint)
    if items.count > 1 {
      guard let number = scene.number(of: items[1]), number != item else { return }
      (other, place) = (number, secondOffset)
    }
    // The tie's first end is what the item hangs on.
    let points = TiePoints(other, at: place, item, at: firstOffset)
    let angle = scene.firstAngle(item) - scene.firstAngle(other)
    let length = max(Double(length), 0)
    switch form {
    case .line where frequency > 0:
      let swing = Swing(frequency: Double(frequency), damping: Double(damping))
      scene.world.springs.append(SpringTie(points, length: length, swing: swing))
    case .line: scene.tie(points, .rod(length: length), named: name)
    case .limit: scene.tie(points, .rope(length: length), named: name)
    case .pin: scene.tie(points, .pin, named: name)
    case .fixed: scene.tie(points, .weld(angle: angle), named: name)
    case .sliding(let axis):
      let own = Turn(scene.firstAngle(other)).reversed(axis)
      scene.tie(points, .rail(axis: own, angle: angle), named: name)
    }
  }
}
