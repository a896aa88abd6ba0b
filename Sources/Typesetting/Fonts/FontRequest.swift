/// What text asks of a font: a family, how heavy it is, and whether it leans.
public struct FontRequest: Sendable, Hashable {
  /// Which letters.
  public enum Family: Sendable, Hashable {
    /// Those of the system.
    case system
    /// Those of the system whose widths are all the same.
    case monospaced
    /// Those of a family that has a name.
    case named(String)
  }

  /// Which letters.
  public var family: Family
  /// How heavy they are, 100 to 900; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether they lean.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasTabularDigits: Bool

  /// Creates a request.
  public init(
    _ family: Family = .system, weight: Int = 400, isItalic: Bool = false,
    hasTabularDigits: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
  }
}

extension FontRequest {
  /// Creates the request that a font's name stands for, such as `HelveticaNeue-BoldItalic`.
  ///
  /// Weight and slant are read from the name. The platform's names of its own font, and that of the
  /// font that stands for it here, mean the system's.
  public init(name: String) {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let family = Self.familyName(in: name)
    let known = family.lowercased().filter(\.isLetter)
    self.init(
      Self.isSystem(known) ? .system : .named(family),
      weight: Self.weight(in: letters, isInter: known.hasPrefix("inter")),
      isItalic: letters.contains("italic") || letters.contains("oblique"))
  }

  /// The words for weights, those that hold others first.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("extrablack", 900), ("thin", 200), ("light", 300),
    ("regular", 400), ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  private static func weight(in letters: String, isInter: Bool) -> Int {
    guard let found = weights.first(where: { letters.contains($0.word) }) else { return 400 }
    // Elsewhere than on the platform thin is the lightest.
    return found.word == "thin" && isInter ? 100 : found.weight
  }

  private static func isSystem(_ family: String) -> Bool {
    ["sfui", "sfpro", "applesystem", "systemui", "inter"].contains { family.hasPrefix($0) }
      && !family.contains("mono")
  }

  /// The part of a name before the style: `HelveticaNeue` of `HelveticaNeue-Bold`.
  private static func familyName(in name: String) -> String {
    let start = name.hasPrefix(".") ? name.dropFirst() : name[...]
    return String(start.prefix { $0 != "-" })
  }
}

extension FontRequest.Family {
  /// Whether all letters have the same width, as far as a name tells.
  var isMonospaced: Bool {
    switch self {
    case .system: false
    case .monospaced: true
    case .named(let name):
      ["mono", "courier", "menlo", "monaco", "consolas", "andale"].contains {
        name.lowercased().contains($0)
      }
    }
  }
}
