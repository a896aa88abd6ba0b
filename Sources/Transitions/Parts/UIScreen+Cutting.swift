import Foundation
import Views

extension UIScreen {
  /// Returns the place nearest to `length` at which a screen can be cut, so that no pixel belongs to
  /// two pieces: a whole point, or where those have no whole pixels, a whole pixel.
  func cut(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let pixels = scale > 0 && scale != scale.rounded() ? scale : 1
    return (length * pixels).rounded(rule) / pixels
  }

  /// Returns the rectangle nearest to `rect` that can be cut out of a screen.
  func cut(_ rect: CGRect) -> CGRect {
    let rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
    return CGRect(
      x: cut(rect.minX, rule), y: cut(rect.minY, rule), width: cut(rect.width, rule),
      height: cut(rect.height, rule))
  }
}
