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

/// A question in the middle of the screen, or at its bottom, with its choices, which can be tapped.
///
/// | style       | card                                      | choices                             |
/// |-------------|-------------------------------------------|-------------------------------------|
/// | alert       | 270 points wide, in the middle            | 44 high, two side by side that fit  |
/// | actionSheet | 8 points from the sides and the safe area | 57 high, "cancel" on a card below   |
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
  /// The choice that is emphasised; nil: the one that cancels, in the middle of the screen.
  open var preferredAction: UIAlertAction?
  private var card: AlertCard?
  private var cancelCard: AlertCard?

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

  /// The question as it stands: titles, messages and choices that come later are not in it.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard card == nil else { return }
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    let isAlert = preferredStyle == .alert
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    let isPair = isAlert && others.count == 1 && cancel.count == 1
    let body = AlertCard(
      preferredStyle, title: title, message: message, fields: textFields ?? [],
      actions: !isAlert ? others : isPair ? cancel + others : others + cancel,
      emphasised: preferredAction ?? cancel.first)
    let below = AlertCard(
      preferredStyle, title: nil, message: nil, fields: [], actions: isAlert ? [] : cancel,
      emphasised: cancel.first)
    card = body
    cancelCard = isAlert || cancel.isEmpty ? nil : below
    for card in [card, cancelCard].compactMap({ $0 }) {
      card.choose = { [weak self] in self?.choose($0) }
      view.addSubview(card)
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let card else { return }
    let bounds = view.bounds
    guard preferredStyle == .actionSheet else {
      let size = CGSize(width: 270, height: card.height(ofWidth: 270))
      card.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      return
    }
    let width = max(bounds.width - 16, 0)
    var bottom = bounds.height - 8 - view.safeAreaInsets.bottom
    for card in [cancelCard, card].compactMap({ $0 }) {
      let height = card.height(ofWidth: width)
      card.frame = CGRect(x: 8, y: bottom - height, width: width, height: height)
      bottom -= height + 8
    }
  }

  /// A choice has been made: the question goes, and then the choice does what it does.
  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// The older name of the style of choices.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The older name of the style of questions.
public typealias UIAlertControllerStyle = UIAlertController.Style
