// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Layers

/// A scrolling view that holds text: it takes room for it, by estimate, and does not draw it yet.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" {
    didSet { if text?.isEmpty == false { warnAboutText() } }
  }

  /// The text with attributes; only its characters are kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The typeface.
  open var font: UIFont? = .systemFont(ofSize: UIFont.systemFontSize)
  /// The text's colour.
  open var textColor: UIColor? = .black
  /// How lines lie between the margins.
  open var textAlignment = NSTextAlignment.natural
  /// The text has changed; no keyboard changes it here.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  /// Whether the text may be edited; kept, not used.
  open var isEditable = true
  /// Whether the text may be selected; kept, not used.
  open var isSelectable = true
  /// The distances from the edges that the text keeps, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The rectangle that the text is set in, as wide as the view between the margins.
  open var textContainer: NSTextContainer {
    keptContainer.size.width = max(
      0, bounds.width - textContainerInset.left - textContainerInset.right)
    return keptContainer
  }
  private let keptContainer = NSTextContainer(
    size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.systemFontSize)
    let margins = textContainerInset
    var fitting = font.estimatedSize(
      of: text ?? "", within: size.width - margins.left - margins.right, lines: 0)
    fitting.width += margins.left + margins.right
    fitting.height += margins.top + margins.bottom
    return fitting
  }
}
