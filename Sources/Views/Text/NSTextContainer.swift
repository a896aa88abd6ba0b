import Foundation

/// The rectangle that a text is set in.
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size: CGSize
  /// How far lines keep away from the sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0: any number.
  open var maximumNumberOfLines = 0
  /// Where lines that are too long break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the view's.
  open var widthTracksTextView = false
  /// Whether the height follows the view's.
  open var heightTracksTextView = false

  /// Creates a rectangle of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
