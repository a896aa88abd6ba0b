import Foundation

/// Something that moves items, as soon as it is added to an animator; others can be its parts.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours that are added and removed together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called whenever the animator has moved its items.
  open var action: (() -> Void)?
  /// The animator that the behaviour has been added to, by itself or as a part of another.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The animator's name for it.
  var name = 0

  /// Creates a behaviour without parts.
  public override init() {
    super.init()
  }

  /// Makes a behaviour a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    dynamicAnimator?.enter(behavior)
  }

  /// Takes a part out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.leave(behavior)
  }

  /// The behaviour is about to be added to an animator, or with nil to be taken out of one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items that it acts on.
  var heldItems: [any UIDynamicItem] { [] }

  /// The items are among the animator's now.
  func didEnter(_ scene: DynamicsScene) {}

  /// Adds what it does to the scene's description.
  func describe(in scene: DynamicsScene) {}

  /// Something has changed that the animator has to know before it goes on.
  func noteChange() {
    dynamicAnimator?.noteChange()
  }
}
