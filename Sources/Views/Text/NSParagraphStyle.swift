import Foundation
import Layers
import Typesetting

/// How lines of text follow each other.
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
  /// The room before paragraphs, in points.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// How far first lines are moved in, in points.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are moved in, in points.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// How wide lines may be if positive; how far they end before the margin if not, in points.
  open fileprivate(set) var tailIndent: CGFloat = 0

  /// The usual style.
  public static let `default` = NSParagraphStyle()
}

/// How lines of text follow each other, to be changed.
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
  /// The room before paragraphs, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// How far first lines are moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// How far the other lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// How wide lines may be if positive; how far they end before the margin if not, in points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}

extension NSParagraphStyle: ParagraphFormatConvertible {
  package var paragraphFormat: ParagraphFormat {
    var format = ParagraphFormat()
    format.alignment = alignment.format
    format.lineSpacing = lineSpacing
    format.spacingAfter = paragraphSpacing
    format.spacingBefore = paragraphSpacingBefore
    format.firstLineIndent = firstLineHeadIndent
    format.indent = headIndent
    format.tailIndent = tailIndent
    format.minimumLineHeight = minimumLineHeight
    format.maximumLineHeight = maximumLineHeight
    format.lineHeightMultiple = lineHeightMultiple
    return format
  }
}
