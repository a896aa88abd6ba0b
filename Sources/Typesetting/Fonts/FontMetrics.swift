/// The measures of a font, as shares of its size; heights count upwards from the line.
public struct FontMetrics: Sendable, Hashable {
  /// How far lines reach above the base line.
  public var ascender: Double
  /// How far lines reach below it, a negative number.
  public var descender: Double
  /// The room that the font wants between lines.
  public var lineGap: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of small letters.
  public var xHeight: Double
  /// Where the upper edge of an underline lies, a negative number.
  public var underlinePosition: Double
  /// How thick lines under and through the text are.
  public var lineThickness: Double
  /// Where the upper edge of a line through the text lies.
  public var strikethroughPosition: Double

  /// Creates measures.
  public init(
    ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double,
    underlinePosition: Double, lineThickness: Double, strikethroughPosition: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.lineThickness = lineThickness
    self.strikethroughPosition = strikethroughPosition
  }

  /// Those that are taken where there is no font.
  static let estimate = FontMetrics(
    ascender: 0.95, descender: -0.25, lineGap: 0, capHeight: 0.7, xHeight: 0.5,
    underlinePosition: -0.1, lineThickness: 0.07, strikethroughPosition: 0.25)
}
