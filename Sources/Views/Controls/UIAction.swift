import Foundation

/// Something to do, with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is called in code.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What the action is called in code.
  public let identifier: Identifier
  /// What more is to be said of it; kept.
  open var discoverabilityTitle: String?
  /// How it is offered in a menu; kept.
  open var attributes: Attributes
  /// What it is marked with in a menu; kept.
  open var state: State
  /// What operated it last.
  open package(set) weak var sender: AnyObject?
  /// What is done.
  package let handler: (UIAction) -> Void

  /// Creates something to do.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
