import Foundation
import Layers

/// Draws an item to a point, upright, as by a damped spring of 2.5 oscillations a second.
///
/// The platform does not say how fast its snap is; a damping of 1 is here the least that does not
/// overshoot.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private static let frequency = 2.5
  /// The least damping: what never came to rest would never be over.
  private static let leastDamping = 0.05

  private let item: any UIDynamicItem
  /// Where the item's middle is drawn to, in points.
  @HeardProperty open var snapPoint: CGPoint { didSet { noteChange() } }
  /// How much it is damped: from 0, which oscillates long, to 1, which does not; 0.5 at first.
  @HeardProperty open var damping: CGFloat = 0.5 { didSet { noteChange() } }

  /// Creates a snap of an item to a point, in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var heldItems: [any UIDynamicItem] { [item] }

  override func describe(in scene: DynamicsScene) {
    guard let number = scene.number(of: item) else { return }
    let damping = min(max(Double(damping), Self.leastDamping), 1)
    scene.world.bodies[number].snap = Snap(
      to: PlaneVector(snapPoint), swing: Swing(frequency: Self.frequency, damping: damping))
  }
}
