import Foundation

// The values that the platform documents for the light appearance; there is no dark one here.
extension UIColor {
  /// The tint that views have unless told: the system's blue, also in views that have another.
  public class var tintColor: UIColor { systemBlue }
  /// The system's red.
  public class var systemRed: UIColor { bytes(255, 59, 48) }
  /// The system's green.
  public class var systemGreen: UIColor { bytes(52, 199, 89) }
  /// The system's blue, which tints what can be touched.
  public class var systemBlue: UIColor { bytes(0, 122, 255) }
  /// The system's orange.
  public class var systemOrange: UIColor { bytes(255, 149, 0) }
  /// The system's yellow.
  public class var systemYellow: UIColor { bytes(255, 204, 0) }
  /// The system's pink.
  public class var systemPink: UIColor { bytes(255, 45, 85) }
  /// The system's purple.
  public class var systemPurple: UIColor { bytes(175, 82, 222) }
  /// The system's teal.
  public class var systemTeal: UIColor { bytes(48, 176, 199) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { bytes(88, 86, 214) }
  /// The system's brown.
  public class var systemBrown: UIColor { bytes(162, 132, 94) }
  /// The system's mint.
  public class var systemMint: UIColor { bytes(0, 199, 190) }
  /// The system's cyan.
  public class var systemCyan: UIColor { bytes(50, 173, 230) }
  /// The system's grey.
  public class var systemGray: UIColor { bytes(142, 142, 147) }
  /// The system's grey, a step lighter.
  public class var systemGray2: UIColor { bytes(174, 174, 178) }
  /// The system's grey, two steps lighter.
  public class var systemGray3: UIColor { bytes(199, 199, 204) }
  /// The system's grey, three steps lighter.
  public class var systemGray4: UIColor { bytes(209, 209, 214) }
  /// The system's grey, four steps lighter.
  public class var systemGray5: UIColor { bytes(229, 229, 234) }
  /// The system's grey, five steps lighter.
  public class var systemGray6: UIColor { bytes(242, 242, 247) }
  /// Text.
  public class var label: UIColor { bytes(0, 0, 0) }
  /// Text of less weight.
  public class var secondaryLabel: UIColor { bytes(60, 60, 67, alpha: 0.6) }
  /// Text of still less weight.
  public class var tertiaryLabel: UIColor { bytes(60, 60, 67, alpha: 0.3) }
  /// Text of the least weight.
  public class var quaternaryLabel: UIColor { bytes(60, 60, 67, alpha: 0.18) }
  /// Text that stands where none was entered.
  public class var placeholderText: UIColor { bytes(60, 60, 67, alpha: 0.3) }
  /// Text that leads somewhere.
  public class var link: UIColor { bytes(0, 122, 255) }
  /// Text on dark ground.
  public class var lightText: UIColor { bytes(255, 255, 255, alpha: 0.6) }
  /// Text on light ground.
  public class var darkText: UIColor { bytes(0, 0, 0) }
  /// A line that lets what is below through.
  public class var separator: UIColor { bytes(60, 60, 67, alpha: 0.29) }
  /// A line that lets nothing through.
  public class var opaqueSeparator: UIColor { bytes(198, 198, 200) }
  /// Fills small shapes.
  public class var systemFill: UIColor { bytes(120, 120, 128, alpha: 0.2) }
  /// Fills shapes of middling size.
  public class var secondarySystemFill: UIColor { bytes(120, 120, 128, alpha: 0.16) }
  /// Fills large shapes.
  public class var tertiarySystemFill: UIColor { bytes(118, 118, 128, alpha: 0.12) }
  /// Fills large, busy shapes.
  public class var quaternarySystemFill: UIColor { bytes(116, 116, 128, alpha: 0.08) }
  /// The ground of a screen.
  public class var systemBackground: UIColor { bytes(255, 255, 255) }
  /// Ground on the ground of a screen.
  public class var secondarySystemBackground: UIColor { bytes(242, 242, 247) }
  /// Ground on the second ground.
  public class var tertiarySystemBackground: UIColor { bytes(255, 255, 255) }
  /// The ground of a grouped table.
  public class var systemGroupedBackground: UIColor { bytes(242, 242, 247) }
  /// Ground on the ground of a grouped table.
  public class var secondarySystemGroupedBackground: UIColor { bytes(255, 255, 255) }
  /// Ground on the second ground of a grouped table.
  public class var tertiarySystemGroupedBackground: UIColor { bytes(242, 242, 247) }
  /// The ground of a grouped table, by its older name.
  public class var groupTableViewBackground: UIColor { bytes(242, 242, 247) }

  /// Returns the colour whose channels are given as bytes.
  private class func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
