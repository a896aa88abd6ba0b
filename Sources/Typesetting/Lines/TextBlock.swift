import Foundation

/// A text, how its parts look, and the room that it has: what can be asked to be set in lines.
///
/// Lengths are in points.
public struct TextBlock: Sendable, Hashable {
  /// The parts, in reading order.
  public var spans: [TextSpan]
  /// How wide lines may be, and what they are aligned in; nil: as wide as the longest.
  public var width: CGFloat?
  /// How high all lines together may be, though one line is always there; nil: as high as they get.
  public var height: CGFloat?
  /// How many lines there may be; 0: any number.
  public var maximumLines: Int
  /// What happens to lines that are too long.
  public var lineBreak: LineBreak
  /// Pixels to a point: base lines lie on whole pixels, below 2 only the first; nil: they lie where
  /// they come.
  public var scale: CGFloat?

  /// Creates a block.
  public init(
    _ spans: [TextSpan], width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0,
    lineBreak: LineBreak = .wordWrapping, scale: CGFloat? = nil
  ) {
    self.spans = spans
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.scale = scale
  }
}

extension TextBlock {
  /// What happens to lines that are too long.
  public struct LineBreak: Sendable, Hashable {
    /// Where a line may go on in the next.
    public enum Wrapping: Sendable, Hashable {
      /// Nowhere.
      case none
      /// Between words; inside those that are too long for a line.
      case words
      /// Between any two characters.
      case characters
    }

    /// Which part of the last line is left out, an ellipsis in its place, when not all fits.
    public enum Truncation: Sendable, Hashable {
      /// None: what does not fit is missing.
      case none
      /// Its start.
      case head
      /// Its middle.
      case middle
      /// Its end.
      case tail
    }

    /// Where lines may go on in the next.
    public var wrapping: Wrapping
    /// What is left out of the last one.
    public var truncation: Truncation

    /// Creates a rule.
    public init(_ wrapping: Wrapping, _ truncation: Truncation = .none) {
      self.wrapping = wrapping
      self.truncation = truncation
    }

    /// Lines go on between words, and the last is left as it is.
    public static let wordWrapping = LineBreak(.words)
  }
}

/// A part of a text that looks the same throughout.
public struct TextSpan: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The font that is asked for.
  public var font: FontRequest
  /// The font's size, in points.
  public var size: CGFloat
  /// Room after each character beside what the font gives, in points.
  public var tracking: CGFloat
  /// How far the text stands above the base line, in points.
  public var baselineOffset: CGFloat
  /// Whether a line is under the text.
  public var hasUnderline: Bool
  /// Whether a line is through the text.
  public var hasStrikethrough: Bool
  /// How the paragraphs that begin in this part are set.
  public var paragraph: ParagraphFormat

  /// Creates a part.
  public init(
    _ text: String, font: FontRequest = FontRequest(), size: CGFloat, tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0, hasUnderline: Bool = false, hasStrikethrough: Bool = false,
    paragraph: ParagraphFormat = ParagraphFormat()
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.hasUnderline = hasUnderline
    self.hasStrikethrough = hasStrikethrough
    self.paragraph = paragraph
  }
}

/// How the lines of a paragraph lie; lengths are in points.
public struct ParagraphFormat: Sendable, Hashable {
  /// How lines lie between the margins.
  public enum Alignment: Sendable, Hashable {
    /// Where the script begins.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both, by wider spaces, but for the last line.
    case justified
  }

  /// How lines lie between the margins.
  public var alignment = Alignment.natural
  /// Room between lines.
  public var lineSpacing: CGFloat = 0
  /// Room after the paragraph.
  public var spacingAfter: CGFloat = 0
  /// Room before the paragraph, but for the first.
  public var spacingBefore: CGFloat = 0
  /// How far the first line is moved in.
  public var firstLineIndent: CGFloat = 0
  /// How far the other lines are moved in.
  public var indent: CGFloat = 0
  /// How wide lines may be from the leading margin if positive; how far they end before the other
  /// margin if not.
  public var tailIndent: CGFloat = 0
  /// The least height of lines.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines; 0: any.
  public var maximumLineHeight: CGFloat = 0
  /// What the font's height of lines is multiplied by; 0: nothing.
  public var lineHeightMultiple: CGFloat = 0

  /// Creates the usual format.
  public init() {}
}
