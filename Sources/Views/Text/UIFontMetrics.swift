import Foundation

/// How typefaces and distances grow with the reader's wishes: here there are none, so that all stay
/// as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// What goes for the text itself.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates what goes for a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns the typeface as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the typeface as it is, or smaller if it is above a size, in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns the typeface as it is; traits make no difference.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    font
  }

  /// Returns the typeface as it is, or smaller if it is above a size; traits make no difference.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }

  /// Returns the distance as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the distance as it is; traits make no difference.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value
  }
}
