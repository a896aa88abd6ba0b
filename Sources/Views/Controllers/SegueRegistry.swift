import Foundation

/// The segues of one controller, by name.
@MainActor
package final class SegueRegistry {
  /// Makes a segue from the controller that the registry belongs to.
  package typealias Maker = (_ source: UIViewController) -> UIStoryboardSegue
  /// Takes a screen back: which destination, and its action.
  package struct Unwind {
    let destination: @MainActor (UIViewController) -> UIViewController?
    let action: @MainActor (_ destination: UIViewController, _ segue: UIStoryboardSegue) -> Void
    let make:
      @MainActor (_ source: UIViewController, _ destination: UIViewController) ->
        UIStoryboardSegue?
  }

  var makers: [String: Maker] = [:]
  var unwinds: [String: Unwind] = [:]
}

extension UIViewController {
  /// Registers a segue to the screen that `destination` makes, shown the way `Segue` does it.
  ///
  /// Code takes the place of a storyboard here.
  public func registerSegue<Segue: UIStoryboardSegue>(
    _ identifier: String, to destination: @escaping @MainActor () -> UIViewController,
    by make:
      @escaping @MainActor (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      ) -> Segue
  ) {
    segues.makers[identifier] = { source in make(identifier, source, destination()) }
  }

  /// Registers a segue to the screen that `destination` makes, shown as `show(_:sender:)` does.
  public func registerSegue(
    _ identifier: String, to destination: @escaping @MainActor () -> UIViewController
  ) {
    registerSegue(identifier, to: destination) {
      UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
    }
  }

  /// Registers a way back to the nearest screen of type `Destination` from which this one came.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - type: The type of the screen to go back to.
  ///   - segue: Makes the segue that shows the way back; nil: a dismissal or pop.
  ///   - action: What the destination does when it is gone back to.
  public func registerUnwind<Destination: UIViewController>(
    _ identifier: String, to type: Destination.Type,
    segue:
      @escaping @MainActor (
        _ source: UIViewController, _ destination: Destination
      ) -> UIStoryboardSegue? = { _, _ in nil },
    action: @escaping @MainActor (Destination, UIStoryboardSegue) -> Void = { _, _ in }
  ) {
    segues.unwinds[identifier] = SegueRegistry.Unwind(
      destination: { $0.nearestAncestor(of: Destination.self) },
      action: { destination, segue in
        if let destination = destination as? Destination { action(destination, segue) }
      },
      make: { source, destination in
        (destination as? Destination).flatMap { segue(source, $0) }
      })
  }

  /// The nearest screen of a type below this one: in its stack, in its containers, or presenting.
  func nearestAncestor<Kind: UIViewController>(of type: Kind.Type) -> Kind? {
    var visited: UIViewController? = self
    while let current = visited {
      for sibling in current.parent?.childList.reversed() ?? [] where sibling !== current {
        if let found = sibling as? Kind { return found }
      }
      if let found = current.parent as? Kind { return found }
      if current.parent == nil {
        let presenter = current.incomingPresentation?.presenting
        if let found = presenter as? Kind { return found }
        if let found = presenter?.childList.last(where: { $0 is Kind }) as? Kind { return found }
        visited = presenter
      } else {
        visited = current.parent
      }
    }
    return nil
  }

  /// Performs the segue of this name, if it should be performed.
  func startSegue(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    if let unwind = segues.unwinds[identifier] {
      return startUnwind(identifier, unwind, sender: sender)
    }
    guard let maker = segues.makers[identifier] else {
      preconditionFailure("there is no segue with the identifier '\(identifier)'")
    }
    let segue = maker(self)
    prepare(for: segue, sender: sender)
    Journal.note(.segue, of: segue, identifier)
    segue.perform()
  }

  private func startUnwind(_ identifier: String, _ unwind: SegueRegistry.Unwind, sender: Any?) {
    guard let destination = unwind.destination(self),
      destination.canPerformUnwindSegueAction(identifier, from: self, sender: sender)
    else { return Journal.warn("nobody wanted to be gone back to by '\(identifier)'") }
    let custom = unwind.make(self, destination)
    let segue =
      custom
      ?? UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        self.goBack(to: destination)
      }
    prepare(for: segue, sender: sender)
    unwind.action(destination, segue)
    Journal.note(.segue, of: segue, "unwind \(identifier)")
    destination.unwind(for: segue, towards: destination)
    segue.perform()
  }

  /// Dismisses and pops until `destination` is seen.
  private func goBack(to destination: UIViewController) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    destination.navigationController?.popToViewController(destination, animated: true)
  }
}
