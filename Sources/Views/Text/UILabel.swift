// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Layers
import Raster
import Typesetting

/// A view that shows text, in the middle of its bounds from top to bottom.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributes?.string ?? plainText }
    set {
      attributes = nil
      plainText = newValue
      textDidChange()
    }
  }

  /// The text with attributes; where they say nothing, it looks as the label says.
  open var attributedText: NSAttributedString? {
    get { attributes ?? plainText.map { NSAttributedString(string: $0, attributes: usualLooks) } }
    set {
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      textDidChange()
    }
  }

  /// The typeface.
  @HeardProperty open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { textDidChange() }
  }
  /// The text's colour.
  @HeardProperty open var textColor: UIColor! = .black {
    didSet { textDidChange() }
  }
  /// How lines lie between the margins.
  @HeardProperty open var textAlignment = NSTextAlignment.natural {
    didSet { textDidChange() }
  }
  /// Where lines that are too long break.
  @HeardProperty open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }
  /// The most lines there may be; 0: as many as needed.
  @HeardProperty open var numberOfLines = 1 {
    didSet { textDidChange() }
  }
  /// Whether the letters shrink until they fit.
  @HeardProperty open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }
  /// How far the letters may shrink, as a share of their size; 0: as far as need be.
  @HeardProperty open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }
  /// Where letters that have shrunk stand.
  @HeardProperty open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { textDidChange() }
  }
  /// Whether letters move together to fit; kept, not used.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the text's shadow, which is sharp; nil: there is none.
  @HeardProperty open var shadowColor: UIColor? {
    didSet { textDidChange() }
  }
  /// How far the text's shadow lies from it, in points.
  @HeardProperty open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { textDidChange() }
  }
  /// The colour of the text while it is highlighted; nil: as always.
  @HeardProperty open var highlightedTextColor: UIColor? {
    didSet { textDidChange() }
  }
  /// Whether the text is highlighted.
  @HeardProperty open var isHighlighted = false {
    didSet { textDidChange() }
  }
  /// Whether the text is enabled; kept.
  open var isEnabled = true
  /// Whether the typeface follows the reader's wishes; kept: there are none.
  open var adjustsFontForContentSizeCategory = false
  /// The width that lines are broken at for ``intrinsicContentSize``, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0

  private var plainText: String?
  private var attributes: NSAttributedString?
  /// Where `drawText(in:)` was told to draw last; nil: it was not.
  private var drawnRect: CGRect?
  /// Whether the text begins at the top of the bounds.
  package var startsAtTop = false {
    didSet { textDidChange() }
  }

  /// Creates a label with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    layer.isOpaque = false
    contentMode = .left
  }

  /// Draws the text in a rectangle of the bounds; a subclass may ask for a smaller one.
  open func drawText(in rect: CGRect) {
    drawnRect = rect
  }

  /// Returns the rectangle that the text takes in `bounds` where there may be a number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    var setting = setting
    setting.maximumLines = numberOfLines
    let size = fittingSize(within: bounds.width, setting)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2,
      width: min(size.width, bounds.width), height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(within: size.width, setting)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(within: preferredMaxLayoutWidth, setting)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showText()
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    showText()
  }

  // MARK: Text on the layer

  private func textDidChange() {
    showText()
    setNeedsLayout()
  }

  private func showText() {
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect, text?.isEmpty == false else {
      layer.setText(nil)
      return
    }
    var setting = setting
    setting.insets = LabelSetting.Insets(
      left: rect.minX - bounds.minX, top: rect.minY - bounds.minY,
      right: bounds.maxX - rect.maxX, bottom: bounds.maxY - rect.maxY)
    layer.setText(properties(setting))
  }

  private func properties(_ setting: LabelSetting) -> TextProperties {
    var properties = TextProperties()
    properties.content = .styled(styledText)
    properties.setting = setting
    return properties
  }

  /// Returns the room that the text takes, in whole pixels.
  private func fittingSize(within width: CGFloat, _ setting: LabelSetting) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let scale = UIScreen.main.scale
    let layout = TextSetter(properties(setting), scale: scale)
      .layout(within: width > 0 && width < 1e6 ? width : nil)
    return layout.size.roundedUp(scale: scale)
  }

  /// What the label says of the text's looks, as attributes.
  private var usualLooks: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [
      .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      .foregroundColor: textColor ?? .black, .paragraphStyle: style,
    ]
  }

  private var styledText: StyledText {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    var paragraph = ParagraphFormat()
    paragraph.alignment = textAlignment.format
    let span = TextSpan(
      plainText ?? "", font: font.request, size: font.pointSize, paragraph: paragraph)
    let highlight = isHighlighted ? highlightedTextColor : nil
    let color = (highlight ?? textColor ?? .black).cgColor.color
    guard let attributes else { return StyledText(span, color: color) }
    var styled = StyledText(attributes, usual: span, color: color)
    if let highlight {
      styled.colors = styled.colors.map { _ in highlight.cgColor.color }
    }
    return styled
  }

  /// The first of the attributes' paragraph styles, if any.
  private var ownStyle: NSParagraphStyle? {
    guard let attributes, attributes.length > 0 else { return nil }
    return attributes.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  private var setting: LabelSetting {
    var setting = LabelSetting()
    setting.maximumLines = max(numberOfLines, 0)
    setting.lineBreak = (ownStyle?.lineBreakMode ?? lineBreakMode).rule(lines: numberOfLines)
    setting.placement = startsAtTop ? .top : .middle
    setting.fitsHeight = !startsAtTop
    if adjustsFontSizeToFitWidth { setting.leastScale = max(min(minimumScaleFactor, 1), 0) }
    setting.keepsBaseline = baselineAdjustment == .alignBaselines
    setting.shadowColor = shadowColor?.cgColor.color
    setting.shadowOffset = shadowOffset
    return setting
  }
}

extension CGSize {
  /// The size with both sides rounded up to whole pixels, but for the tiniest excess.
  package func roundedUp(scale: CGFloat) -> CGSize {
    CGSize(
      width: (width * scale - 0.001).rounded(.up) / scale,
      height: (height * scale - 0.001).rounded(.up) / scale)
  }
}

extension NSLineBreakMode {
  /// What happens to lines that are too long, where there may be a number of them.
  func rule(lines: Int) -> TextBlock.LineBreak {
    let wrapping: TextBlock.LineBreak.Wrapping = lines == 1 ? .none : .words
    switch self {
    case .byWordWrapping: return TextBlock.LineBreak(.words)
    case .byCharWrapping: return TextBlock.LineBreak(.characters)
    case .byClipping: return TextBlock.LineBreak(.none)
    case .byTruncatingHead: return TextBlock.LineBreak(wrapping, .head)
    case .byTruncatingTail: return TextBlock.LineBreak(wrapping, .tail)
    case .byTruncatingMiddle: return TextBlock.LineBreak(wrapping, .middle)
    }
  }
}

extension NSTextAlignment {
  /// What it means where lines are made.
  var format: ParagraphFormat.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
