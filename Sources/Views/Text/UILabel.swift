// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Layers

/// A view that holds text: it takes room for it, by estimate, and does not draw it yet.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { textDidChange() }
  }

  /// The text with attributes; only its characters are kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The typeface.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// The text's colour.
  open var textColor: UIColor! = .black
  /// How lines lie between the margins.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines that are too long break.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines there may be; 0: as many as needed.
  open var numberOfLines = 1
  /// Whether the typeface shrinks to fit; kept, not used.
  open var adjustsFontSizeToFitWidth = false
  /// How far the typeface may shrink; kept, not used.
  open var minimumScaleFactor: CGFloat = 0
  /// Where a smaller typeface stands on the line; kept, not used.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together to fit; kept, not used.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the text's shadow; not drawn.
  open var shadowColor: UIColor?
  /// How far the text's shadow lies from it, in points; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the text while it is highlighted; not drawn.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted; kept.
  open var isHighlighted = false
  /// Whether the text is enabled; kept.
  open var isEnabled = true
  /// Whether the typeface follows the reader's wishes; kept: there are none.
  open var adjustsFontForContentSizeCategory = false
  /// The width that lines are broken at for ``intrinsicContentSize``, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a label with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.isOpaque = false
  }

  /// Creates a label of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layer.isOpaque = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    estimatedSize(within: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    estimatedSize(within: preferredMaxLayoutWidth)
  }

  private func estimatedSize(within width: CGFloat) -> CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return font.estimatedSize(
      of: text ?? "", within: numberOfLines == 1 ? 0 : width, lines: numberOfLines)
  }

  private func textDidChange() {
    if text?.isEmpty == false { warnAboutText() }
    setNeedsLayout()
  }
}

extension UIView {
  /// Tells the author, once a recording, that text is not drawn.
  package func warnAboutText() {
    Timeline.current.warn(
      "Text in labels, buttons and text views takes room but is not drawn yet.")
  }
}
