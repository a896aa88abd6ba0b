import Foundation

/// Something that lets a person do more with a view, such as opening a menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it is attached to.
  var view: UIView? { get }
  /// It is about to be attached to another view, or to none.
  func willMove(to view: UIView?)
  /// It has been attached to another view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for interaction in heldInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, taking it from the view that it was attached to.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
