import Foundation
import Typesetting

/// What a typeface is asked to be.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// What a typeface can be, with the platform's bits.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// It is wide; kept, not drawn.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// It is narrow; kept, not drawn.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Its letters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// It is for vertical lines; kept, not drawn.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// It is for what is operated; kept, not drawn.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Its lines are closer together; kept, not drawn.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Its lines are farther apart; kept, not drawn.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Which of the system's typefaces.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// One with round ends, which is not here.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// One with serifs, which is not here.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// One whose letters are equally wide.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// Creates a design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Something that is asked of a typeface.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// The family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The typeface's name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the weight and the slant.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Weight, slant and the like, by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// What the text is for.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// What the typeface has to offer; kept, not drawn.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// One of the traits in ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// What it can be, as bits.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy it is.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// How wide it is; kept, not drawn.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// How much it leans: above 0, it does.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The size, in points; 0: none is asked for.
  public let pointSize: CGFloat
  /// What is asked of the fonts that there are.
  package let request: FontRequest
  /// The name that was asked for, if one was.
  package let name: String?
  private let kept: SymbolicTraits
  private let otherAttributes: [AttributeName: Any]

  /// Creates what is asked of a typeface by name, as ``UIFont/init(name:size:)`` does.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRequest(name: fontName), size: size, name: fontName)
  }

  /// Creates what is asked of a typeface from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor(FontRequest(), size: 0), adding: attributes)
  }

  /// Creates what is asked of a typeface.
  package init(
    _ request: FontRequest, size: CGFloat, name: String? = nil, kept: SymbolicTraits = [],
    others: [AttributeName: Any] = [:]
  ) {
    self.request = request
    pointSize = size
    self.name = name
    self.kept = kept
    otherAttributes = others
    super.init()
  }

  private convenience init(_ base: UIFontDescriptor, adding attributes: [AttributeName: Any]) {
    var (request, name) = (base.request, base.name)
    if let asked = (attributes[.name] ?? attributes[.family]) as? String {
      request = FontRequest(name: asked)
      name = asked
    }
    if let face = attributes[.face] as? String {
      let asked = FontRequest(name: "\(request.familyName)-\(face)")
      (request.weight, request.isItalic) = (asked.weight, asked.isItalic)
    }
    var kept = base.kept
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let bits = traits[.symbolic] {
      let symbolic =
        bits as? SymbolicTraits ?? (bits as? UInt32).map(SymbolicTraits.init(rawValue:))
      if let symbolic {
        request.take(symbolic)
        kept = symbolic
      }
    }
    if let weight = traits[.weight] as? UIFont.Weight { request.weight = weight.hundreds }
    if let weight = Self.number(traits[.weight]) {
      request.weight = UIFont.Weight(rawValue: weight).hundreds
    }
    if let slant = Self.number(traits[.slant]) { request.isItalic = slant > 0 }
    var others = base.otherAttributes
    for (key, value) in attributes { others[key] = value }
    self.init(
      request, size: Self.number(attributes[.size]) ?? base.pointSize, name: name, kept: kept,
      others: others)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  /// Returns what is asked of the typeface for a kind of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor.addingAttributes([.textStyle: style])
  }

  /// Returns what is asked of the typeface for a kind of text; traits make no difference.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// The typeface's name.
  open var postscriptName: String { UIFont(descriptor: self, size: pointSize).fontName }

  /// What the typeface can be.
  open var symbolicTraits: SymbolicTraits {
    var traits = kept.subtracting([.traitBold, .traitItalic, .traitMonoSpace])
    if request.weight >= 600 { traits.insert(.traitBold) }
    if request.isItalic { traits.insert(.traitItalic) }
    if request.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What is asked, by name.
  open var fontAttributes: [AttributeName: Any] {
    var attributes = otherAttributes
    if let name { attributes[.name] = name }
    attributes[.size] = pointSize
    return attributes
  }

  /// Returns what is asked under a name; nil: nothing.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if anAttribute == .traits {
      let weight = UIFont.Weight(hundreds: request.weight)
      return [
        TraitKey.weight: weight.rawValue, .symbolic: symbolicTraits.rawValue,
        .slant: request.isItalic ? 0.07 : 0,
      ] as [TraitKey: Any]
    }
    return fontAttributes[anAttribute]
  }

  /// Returns this with other things that a typeface can be: bold, leaning, or not.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var request = request
    request.take(symbolicTraits)
    return UIFontDescriptor(
      request, size: pointSize, name: name, kept: symbolicTraits, others: otherAttributes)
  }

  /// Returns this in another of the system's typefaces; those with round ends and with serifs are
  /// not here, which is told of once they are drawn.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var request = request
    switch design {
    case .monospaced: request.family = .monospaced
    case .rounded: request.family = .named("SF Rounded")
    case .serif: request.family = .named("New York")
    default: request.family = .system
    }
    return UIFontDescriptor(request, size: pointSize, kept: kept, others: otherAttributes)
  }

  /// Returns this at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(request, size: newPointSize, name: name, kept: kept, others: otherAttributes)
  }

  /// Returns this in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns this in another weight and slant, by their name.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns this with more asked for.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(self, adding: attributes)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && pointSize == other.pointSize && kept == other.kept
  }

  open override var hash: Int { request.hashValue ^ pointSize.hashValue }
}

extension FontRequest {
  /// Takes over whether it is bold, leans and has equally wide letters.
  fileprivate mutating func take(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      weight = max(weight, 700)
    } else if weight >= 600 {
      weight = 400
    }
    if traits.contains(.traitMonoSpace) { family = .monospaced }
  }

  /// The family's name.
  fileprivate var familyName: String {
    switch family {
    case .system: ".SFUI"
    case .monospaced: ".SFMono"
    case .named(let name): name
    }
  }
}

extension UIFont {
  /// Creates the typeface that is asked for, at a size in points; 0: the one that is asked for, or
  /// 12 if none is.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(asked: descriptor.request, name: descriptor.name, size: size)
  }

  /// What the typeface is asked to be.
  public var fontDescriptor: UIFontDescriptor {
    let isSystem = request.family == .system || request.family == .monospaced
    return UIFontDescriptor(request, size: pointSize, name: isSystem ? nil : fontName)
  }
}
