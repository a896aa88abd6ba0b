import Foundation
import Layers
import Typesetting

/// A typeface at a size.
///
/// The platform's own letters are not free: Inter stands for them, in nine weights and italic, and so
/// it does for families that are not here, which is told of once each.
open class UIFont: NSObject, @unchecked Sendable {
  /// The typeface's name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// What is asked of the fonts that there are.
  package let request: FontRequest

  /// Creates a typeface by name: any name will do, of which the weight and the slant count.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    request = FontRequest(name: fontName)
    super.init()
  }

  /// Creates the system's typeface at the size of labels.
  public override convenience init() {
    self.init(system: FontRequest(), size: Self.labelFontSize)
  }

  private init(_ fontName: String, _ request: FontRequest, size: CGFloat) {
    self.fontName = fontName
    self.request = request
    pointSize = size
    super.init()
  }

  /// Creates the typeface that is asked for: by name, if there is one and it says the same.
  package convenience init(asked request: FontRequest, name: String?, size: CGFloat) {
    switch request.family {
    case .system, .monospaced: self.init(system: request, size: size)
    case .named(let family):
      let isSaid = name.map { FontRequest(name: $0) == request } ?? false
      let weight = Self.weightWords[min(max(request.weight / 100, 1), 9) - 1]
      let style = request.isItalic ? "\(weight)Italic" : weight
      self.init(isSaid ? name ?? family : "\(family)-\(style)", request, size: size)
    }
  }

  /// The words for weights, from 100 to 900.
  private static let weightWords = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Creates the system's typeface as it is asked for.
  private convenience init(system request: FontRequest, size: CGFloat) {
    let weight = Self.weightWords[min(max(request.weight / 100, 1), 9) - 1]
    let style =
      request.isItalic ? (weight == "Regular" ? "Italic" : "\(weight)Italic") : weight
    let family = request.family == .monospaced ? ".SFMono" : ".SFUI"
    self.init("\(family)-\(style)", request, size: size)
  }

  /// Returns the system's typeface.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: FontRequest(), size: fontSize)
  }

  /// Returns the system's typeface in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: FontRequest(weight: weight.hundreds), size: fontSize)
  }

  /// Returns the system's typeface in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's typeface in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: FontRequest(isItalic: true), size: fontSize)
  }

  /// Returns the system's typeface for a kind of text, at its usual size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.usualSize, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the system's typeface for a kind of text, at its usual size; traits make no difference.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// Returns the system's typeface whose digits are equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontRequest(weight: weight.hundreds, hasTabularDigits: true), size: fontSize)
  }

  /// Returns the system's typeface whose letters are equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: FontRequest(.monospaced, weight: weight.hundreds), size: fontSize)
  }

  /// The typeface's family.
  open var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// How far letters reach above the line, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) * pointSize }
  /// How far letters reach below the line, in points, as a negative number.
  open var descender: CGFloat { CGFloat(metrics.descender) * pointSize }
  /// The room that lines have between them, in points.
  open var leading: CGFloat { CGFloat(metrics.lineGap) * pointSize }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) * pointSize }
  /// The height of small letters, in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) * pointSize }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }

  private var metrics: FontMetrics { FontBook.current.metrics(of: request) }

  /// Returns the same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName, request, size: fontSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && request == other.request
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(request)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, in points.
  open class var systemFontSize: CGFloat { 14 }
}

extension UIFont: TextFontConvertible {
  package var textFont: TextFont { TextFont(name: fontName, request: request) }
  package var textSize: CGFloat { pointSize }
}

extension UIFont {
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

    /// Creates the weight of a font file, 100 to 900.
    init(hundreds: Int) {
      self = Self.all[min(max(hundreds / 100, 1), 9) - 1]
    }

    private static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight of a font file that comes nearest, 100 to 900.
    var hundreds: Int {
      let distances = Self.all.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }

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
