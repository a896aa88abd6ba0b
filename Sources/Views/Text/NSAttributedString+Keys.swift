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
}
