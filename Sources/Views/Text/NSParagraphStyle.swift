import Foundation

/// How lines of text follow each other; text is not drawn yet.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// How lines lie between the margins.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// Where lines that are too long break.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The room between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The room after paragraphs, in points.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The least height of lines, in points.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines, in points; 0: any.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// What the height of lines is multiplied with; 0: nothing.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0

  /// The usual style.
  public static let `default` = NSParagraphStyle()
}

/// How lines of text follow each other, to be changed; text is not drawn yet.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines lie between the margins.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Where lines that are too long break.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The room after paragraphs, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The least height of lines, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of lines, in points; 0: any.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// What the height of lines is multiplied with; 0: nothing.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

extension NSAttributedString.Key {
  /// How lines follow each other.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Whether a line is under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Whether a line is through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the text stands above the line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where the text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// The colour of the letters' edges.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' edges.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// The name that keys of attributes had before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// How the size of text is worked out, with the platform's bits.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: Int

  /// Creates a set from the platform's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// As several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// With the room between lines.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// By what is drawn.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Cut off at the last line.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is told of how text was drawn; nothing is.
open class NSStringDrawingContext: NSObject {}

extension NSString {
  /// Returns the size that the text takes, by estimate, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the rectangle that the text takes, by estimate, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size that the text takes, by estimate, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    font(of: attributes).estimatedSize(of: self, within: 0, lines: 0)
  }

  /// Returns the rectangle that the text takes, by estimate, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
    return CGRect(
      origin: .zero, size: font(of: attributes).estimatedSize(of: self, within: width, lines: 0))
  }

  private func font(of attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension NSAttributedString {
  /// Returns the size that the text takes, by estimate, in points.
  public func size() -> CGSize {
    string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// Returns the rectangle that the text takes, by estimate, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options,
      attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil, context: context)
  }
}
