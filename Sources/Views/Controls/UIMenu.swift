import Foundation
import Layers

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What something in a menu is marked with, with the platform's numbers.
  public enum State: Int, Sendable, Hashable {
    /// Nothing.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// How something in a menu is offered, with the platform's bits.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// The line below the title.
  open var subtitle: String?

  /// Creates something with a title.
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Things to choose from; it never opens here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown, with the platform's bits.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt

    /// Its things stand in the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its things is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its things are pictures side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What a menu is called in code.
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

  /// How large the things in a menu are, with the platform's numbers.
  public enum ElementSize: Int, Sendable, Hashable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// As the system thinks best.
    case automatic = -1
  }

  /// What the menu is called in code.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// What can be chosen.
  public let children: [UIMenuElement]
  /// How large its things are.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns this menu with other things to choose from.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The chosen things.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Says that menus never open.
  package static func noteThatNoneOpens() {
    Journal.warn("a UIMenu is never opened: nothing in it is shown or chosen")
  }
}
