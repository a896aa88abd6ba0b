import Foundation

extension UIImage {
  /// What a picture was asked to be like.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns this configuration with all that another one says.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      self
    }
  }

  /// How large the picture of a symbol is beside text, with the platform's numbers.
  public enum SymbolScale: Int, Sendable, Hashable {
    /// As usual.
    case `default` = -1
    /// Nothing is said.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How heavy the picture of a symbol is, with the platform's numbers.
  public enum SymbolWeight: Int, Sendable, Hashable {
    /// Nothing is said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// A little heavier than regular.
    case medium = 5
    /// Nearly bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Very heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of text that goes with it.
    public func fontWeight() -> UIFont.Weight {
      let all: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return all[rawValue]
    }
  }

  /// How the picture of a symbol is to look; kept: a registered picture is shown as it is.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text that it stands beside, in points; nil: nothing is said.
    package private(set) var pointSize: CGFloat?
    /// How heavy it is.
    package private(set) var weight = SymbolWeight.unspecified
    /// How large it is beside text.
    package private(set) var scale = SymbolScale.unspecified
    /// Its colours, the first part's first.
    package private(set) var colors: [UIColor] = []

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates what says nothing.
    public override init() {
      super.init()
    }

    /// Creates a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// Creates a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a size, in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      super.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates the size of a kind of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates the size of a kind of text, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: textStyle.usualSize, weight: .unspecified, scale: scale)
    }

    /// Creates the size of a typeface.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates the size of a typeface, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Creates a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Creates a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    /// Creates colours, the first part's first.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    /// Creates a colour, in steps of which the parts are seen.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }

    /// Returns what asks for the symbol's own colours.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns what asks for one colour.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns this configuration with all that another one says.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let both = copied
      if let size = other.pointSize { both.pointSize = size }
      if other.weight != .unspecified { both.weight = other.weight }
      if other.scale != .unspecified { both.scale = other.scale }
      if !other.colors.isEmpty { both.colors = other.colors }
      return both as? Self ?? self
    }

    /// Returns this configuration without a kind of text.
    open func configurationWithoutTextStyle() -> Self { self }

    private var copied: SymbolConfiguration {
      let copy = SymbolConfiguration()
      copy.pointSize = pointSize
      copy.weight = weight
      copy.scale = scale
      copy.colors = colors
      return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    open override var hash: Int { (pointSize ?? 0).hashValue ^ weight.hashValue }
  }
}

extension UIImage {
  /// Creates the picture registered under the name of a symbol of the system's, or else an outline
  /// in its place, and a note: the system's symbols are not here.
  ///
  /// The outline is a rounded square of 20 points, about as large as symbols are by default, and a
  /// stencil for the tint. Only an empty name has nil.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the picture registered under the name of a symbol of the system's; traits make no
  /// difference.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the picture registered under the name of a symbol of the system's, and keeps how it is
  /// to look, which is said once; an outline in its place is as large as the symbol would be.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let size = (withConfiguration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(symbol: name, side: size * 20 / 17)
    isSymbolImage = true
    configuration = withConfiguration
    if withConfiguration is SymbolConfiguration { Self.noteThatSymbolsAreKept() }
  }

  /// Creates the picture registered under a name, and keeps how it is to look.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
    self.configuration = configuration
  }

  /// How the picture of a symbol is to look; nil: nothing was said.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// Returns this picture, and keeps how it is to look.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let image = copied()
    image.configuration = configuration
    return image
  }

  /// Returns this picture, and keeps how it is to look beside what was kept before; nil if it is no
  /// symbol's.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let image = copied()
    image.configuration = symbolConfiguration?.applying(configuration) ?? configuration
    return image
  }

  @MainActor
  private static func noteThatSymbolsAreKept() {
    Journal.warn(
      "a UIImage.SymbolConfiguration changes nothing: the registered picture is shown as it is")
  }
}
