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
      setNeedsLayout()
    }
  }

  /// The text with attributes; where they say nothing, it looks as the view says.
  open var attributedText: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// The typeface.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.usualFont
      setNeedsLayout()
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
    didSet { setNeedsLayout() }
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
