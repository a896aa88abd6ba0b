import Foundation

/// A typeface at a size; text is laid out with it by estimate and not drawn yet.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a typeface is, with the platform's numbers.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The heaviness: 0 is regular.
    public var rawValue: CGFloat

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The typeface's name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  /// Creates a typeface by name; any name will do, as nothing is drawn with it yet.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  /// Creates the system's typeface at the size of labels.
  public override convenience init() {
    self.init(system: ".SFUI-Regular", size: Self.labelFontSize)
  }

  private init(system fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size
    super.init()
  }

  /// Returns the system's typeface.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: ".SFUI-Regular", size: fontSize)
  }

  /// Returns the system's typeface in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Bold" : ".SFUI-Regular",
      size: fontSize)
  }

  /// Returns the system's typeface in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's typeface in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: ".SFUI-Italic", size: fontSize)
  }

  /// Returns the system's typeface for a kind of text, at its usual size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.usualSize, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the system's typeface whose digits are equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's typeface whose letters are equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The typeface's family.
  open var familyName: String { fontName }
  /// How far letters reach above the line, in points, by estimate.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters reach below the line, in points, as a negative number, by estimate.
  open var descender: CGFloat { pointSize * -0.25 }
  /// The height of capitals, in points, by estimate.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of small letters, in points, by estimate.
  open var xHeight: CGFloat { pointSize * 0.5 }

  /// Returns the same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(system: fontName, size: fontSize)
  }

  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The distance from one line to the next: 1.2 times the size, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size that `text` takes, in points, when lines are no wider than `width`.
  ///
  /// By estimate: a character is half as wide as the size, and lines break anywhere. `lines` of 0
  /// sets no limit to their number.
  package func estimatedSize(of text: String, within width: CGFloat, lines: Int) -> CGSize {
    let advance = pointSize / 2
    guard advance > 0, !text.isEmpty else { return .zero }
    let perLine = width > 0 && width < 1e6 ? max(1, Int(width / advance)) : Int.max
    var count = 0
    var longest = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = line.count
      count += perLine == Int.max ? 1 : max(1, (length + perLine - 1) / perLine)
      longest = max(longest, min(length, perLine))
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: CGFloat(longest) * advance, height: CGFloat(count) * lineHeight)
  }
}

extension UIFont {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a style.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// The line above a text.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// The line below such a line.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// The text itself.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// A note below the text.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// What stands below a picture, smaller.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

    /// The size where the reader has no wishes, in points.
    var usualSize: CGFloat {
      let sizes: [Self: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16,
        .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }
}
