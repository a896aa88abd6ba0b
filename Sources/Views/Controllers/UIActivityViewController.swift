import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What kind of thing it is.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copied.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sent as mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sent as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Printed.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Kept among the pictures.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Given to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Sent to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  }

  /// Creates an activity.
  public override init() {
    super.init()
  }
}

/// Supplies what is shared.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns something of the same kind, before it is known what is done with it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns what is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Something shared that is made when it is needed; nobody asks for it here.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Something of the same kind.
  public let placeholderItem: Any?
  /// What is done with it; nothing is known here.
  open var activityType: UIActivity.ActivityType? { nil }

  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared: the placeholder unless a subclass makes something else.
  open var item: Any { placeholderItem as Any }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem as Any }

  /// Returns what is shared.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// A sheet that offers what can be done with something: an empty sheet, with nobody to choose.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is called when the sheet goes.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the sheet goes; nothing has been done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet; what it offers is not shown.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    Journal.warn("a sheet of things to do offers nothing")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
