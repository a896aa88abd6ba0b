import Foundation

extension NSAttributedString.Key {
  /// The typeface.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
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
