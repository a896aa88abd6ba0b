import Foundation
import Layers

/// A choice that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice does, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Nothing in particular.
    case `default` = 0
    /// It changes nothing.
    case cancel = 1
    /// It takes something away.
    case destructive = 2
  }

  /// The text.
  public let title: String?
  /// What the choice does.
  public let style: Style
  /// Whether it can be made.
  open var isEnabled = true
  /// What is done.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question in the middle of the screen, or at its bottom: a card as large as its text and
/// choices would be, without them.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the question stands.
  public let preferredStyle: Style
  /// The text.
  open var message: String?
  /// The choices, in the order in which they came.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields for text.
  open private(set) var textFields: [UITextField]?
  /// The choice that the return key makes; kept: there is none.
  open var preferredAction: UIAlertAction?
  private let card = UIView(frame: .zero)

  /// Creates a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Creates a question; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field for text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Timeline.current.warn("The texts of an alert are not drawn.")
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = UIColor(white: 0.97, alpha: 1)
    card.layer.cornerRadius = 13
    view.addSubview(card)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let rows = CGFloat(max(actions.count, 1))
    let bounds = view.bounds
    if preferredStyle == .alert {
      let size = CGSize(width: 270, height: 80 + 44 * (actions.count == 2 ? 1 : rows))
      card.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    } else {
      let height = 57 * rows + (title == nil && message == nil ? 0 : 44)
      card.frame = CGRect(
        x: 8, y: bounds.height - height - 8 - view.safeAreaInsets.bottom, width: bounds.width - 16,
        height: height)
    }
  }
}

/// The older name of the style of choices.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The older name of the style of questions.
public typealias UIAlertControllerStyle = UIAlertController.Style
