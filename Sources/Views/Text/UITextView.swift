// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Layers

/// A scrolling view that shows text, in as many lines as it takes; nobody edits it here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }

  /// The text with attributes; where they say nothing, it looks as the view says.
  open var attributedText: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      contentDidChange()
    }
  }

  /// The typeface.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.usualFont
      contentDidChange()
    }
  }
  /// The text's colour.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .black }
  }
  /// How lines lie between the margins.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The text has changed; no keyboard changes it here.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  /// Whether the text may be edited; kept, not used.
  open var isEditable = true
  /// Whether the text may be selected; kept, not used.
  open var isSelectable = true
  /// The distances from the edges that the text keeps, in points; at both sides 5 more are kept.
  @HeardProperty open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  private let label = UILabel()
  private static let usualFont = UIFont.systemFont(ofSize: 12)
  /// What lines keep from both sides beside the inset, in points.
  private static let padding: CGFloat = 5

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .white
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.startsAtTop = true
    label.font = Self.usualFont
    addSubview(label)
  }

  private var margins: UIEdgeInsets {
    var margins = textContainerInset
    margins.left += Self.padding
    margins.right += Self.padding
    return margins
  }

  /// The rectangle that the text is set in, as wide as the view between the margins.
  open var textContainer: NSTextContainer {
    keptContainer.size.width = max(
      0, bounds.width - textContainerInset.left - textContainerInset.right)
    return keptContainer
  }
  private let keptContainer = NSTextContainer(
    size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))

  /// The text's size within the view's width while it does not scroll; none while it does.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: 0))
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { callForRoom() } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changingWidth { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changingWidth { super.bounds = newValue } }
  }

  /// Lets the text take another height where its lines break elsewhere.
  private func changingWidth(_ change: () -> Void) {
    let old = layer.bounds.width
    change()
    if layer.bounds.width != old, !isScrollEnabled { callForRoom() }
  }

  private func contentDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { callForRoom() }
  }

  /// Lets what the view lies in be laid out again, through stacks in stacks.
  private func callForRoom() {
    var place = superview
    while let view = place {
      view.setNeedsLayout()
      place = view is UIStackView ? view.superview : nil
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    var fitting = label.sizeThatFits(
      CGSize(width: max(size.width - margins.left - margins.right, 1), height: 0))
    fitting.width += margins.left + margins.right
    fitting.height = max(fitting.height, label.font.lineHeight) + margins.top + margins.bottom
    return fitting.roundedUp(scale: UIScreen.main.scale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let size = sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: margins.left, y: margins.top,
      width: max(bounds.width - margins.left - margins.right, 0),
      height: max(size.height - margins.top - margins.bottom, 0))
    let content = CGSize(width: bounds.width, height: size.height)
    if contentSize != content { contentSize = content }
  }
}
