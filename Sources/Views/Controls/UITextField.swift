import Foundation
import Layers

/// A line of text that could be edited, or of what stands there while there is none.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What surrounds the text, with the platform's numbers.
  public enum BorderStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A raised edge; shown as `line`.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown, with the platform's numbers.
  public enum ViewMode: Int, Sendable, Hashable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text.
  open var text: String? {
    get { shownText?.string ?? "" }
    set {
      shownText = newValue.map { NSAttributedString(string: $0) }
      textDidChange()
    }
  }
  /// The text with attributes; where they say nothing, it looks as the field says.
  open var attributedText: NSAttributedString? {
    get { shownText }
    set {
      shownText = newValue
      textDidChange()
    }
  }
  /// The text that stands there while there is none.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text that stands there while there is none; where its attributes say nothing, it is grey.
  @HeardProperty open var attributedPlaceholder: NSAttributedString? {
    didSet { textDidChange() }
  }
  /// The typeface.
  @HeardProperty open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { textDidChange() }
  }
  /// The text's colour.
  @HeardProperty open var textColor: UIColor? = .black {
    didSet { textDidChange() }
  }
  /// How the text lies between the margins.
  @HeardProperty open var textAlignment = NSTextAlignment.natural {
    didSet { textDidChange() }
  }
  /// What surrounds the text.
  @HeardProperty open var borderStyle = BorderStyle.none {
    didSet { showBorder() }
  }
  /// A view at the left.
  @HeardProperty open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }
  /// A view at the right.
  @HeardProperty open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }
  /// When the view at the left is shown.
  @HeardProperty open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// When the view at the right is shown.
  @HeardProperty open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// When a button that empties the field is shown; none is drawn.
  open var clearButtonMode = ViewMode.never
  /// Whether bullets stand for the characters.
  @HeardProperty open var isSecureTextEntry = false {
    didSet { textDidChange() }
  }
  /// Whether the text shrinks to fit.
  @HeardProperty open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }
  /// Which keys the keyboard would have; there is none.
  open var keyboardType = UIKeyboardType.default
  /// What the key at the end would say; there is none.
  open var returnKeyType = UIReturnKeyType.default
  /// When letters would be capitals; nobody types.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words would be corrected; nobody types.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling would be checked; nobody types.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the keyboard would be dark; there is none.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the key at the end would need text; there is none.
  open var enablesReturnKeyAutomatically = false
  /// Decides about the editing; not asked here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// The text has changed; no keyboard changes it here.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")

  private var shownText: NSAttributedString?
  private let label = UILabel()
  private static let placeholderColor = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)

  /// Creates a field with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isOpaque = false
    addSubview(label)
  }

  /// Creates a field of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isOpaque = false
    addSubview(label)
  }

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Puts text behind the text that there is.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
    sendActions(for: .editingChanged)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Returns where the text stands, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
    if let leftView, !leftView.isHidden, shows(leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect.size.width -= max(end - rect.minX, 0)
      rect.origin.x = max(end, rect.minX)
    }
    if let rightView, !rightView.isHidden, shows(rightViewMode) {
      rect.size.width -= max(rect.maxX - rightViewRect(forBounds: bounds).minX, 0)
    }
    rect.size.width = max(rect.width, 0)
    return rect
  }

  /// Returns where the text stands while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns where the placeholder stands, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns where the view at the left stands, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Returns where the view at the right stands, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    var fitting = label.sizeThatFits(.zero)
    fitting.height = max(fitting.height, font.lineHeight)
    fitting = fitting.roundedUp(scale: UIScreen.main.scale)
    if borderStyle != .none {
      fitting.width += 14
      fitting.height += 13
    }
    return fitting
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(leftView, leftViewMode, in: leftViewRect(forBounds: bounds))
    show(rightView, rightViewMode, in: rightViewRect(forBounds: bounds))
    label.frame =
      showsPlaceholder
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private var showsPlaceholder: Bool { shownText?.string.isEmpty ?? true }

  private func textDidChange() {
    label.font = font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.textColor = showsPlaceholder ? Self.placeholderColor : textColor ?? .black
    if isSecureTextEntry, !showsPlaceholder {
      label.text = String(repeating: "\u{2022}", count: shownText?.string.count ?? 0)
    } else {
      label.attributedText = showsPlaceholder ? attributedPlaceholder : shownText
    }
    setNeedsLayout()
  }

  private func show(_ view: UIView?, _ mode: ViewMode, in frame: CGRect) {
    guard let view else { return }
    view.isHidden = !shows(mode)
    view.frame = frame
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: false
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func showBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }
}

/// Decides about the editing of a field; not asked here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether a part of the text may be exchanged.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Lets it begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets it end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Lets the key do it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Lets it be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets it be exchanged.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// Decides about the editing of a text; not asked here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
