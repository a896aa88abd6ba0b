import Foundation

/// A way from one screen to another, under a name.
///
/// Segues are registered in code, with `UIViewController.registerSegue(_:to:)`; a subclass that
/// overrides `perform()` shows the destination in its own way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The screen that the segue starts from.
  public let source: UIViewController
  /// The screen that the segue leads to.
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that runs `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination: with the handler, or else as `show(_:sender:)` does.
  open func perform() {
    if let performHandler { return performHandler() }
    source.show(destination, sender: self)
  }
}

/// Where an unwind segue comes from, and with what.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The screen that the unwind starts from.
  public let source: UIViewController
  /// Who asked for it.
  public let sender: Any?

  package init(source: UIViewController, sender: Any?) {
    self.source = source
    self.sender = sender
    super.init()
  }
}
