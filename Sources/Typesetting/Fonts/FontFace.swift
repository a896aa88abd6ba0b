import Geometry
import Synchronization

/// Which font text was drawn with: its name, and the fingerprint of its file.
public struct FontIdentity: Sendable, Hashable {
  /// The font's name, such as `Inter-SemiBold`; where a file holds many, with the place on its axes.
  public var name: String
  /// XXH3-128 of the file: `xxh128:` and 32 hexadecimal digits.
  public var hash: String

  /// Creates an identity.
  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}

/// A font to set text in; one that stands for a missing font takes room and draws nothing.
public final class FontFace: Sendable {
  /// Which font it is; nil: none was found, and measures are estimated.
  public let identity: FontIdentity?
  /// The name of the family, for people.
  public let familyName: String
  /// The measures, as shares of the size.
  public let metrics: FontMetrics
  /// Units to the size.
  let unitsPerEm: Double
  private let font: HarfBuzzFont?
  private let outlines = Mutex<[UInt32: Path]>([:])

  /// What stands for a font that there is none of.
  static let missing = FontFace()

  private init() {
    identity = nil
    familyName = "no font"
    metrics = .estimate
    unitsPerEm = 1000
    font = nil
  }

  /// Creates the face that a font has.
  init(_ font: HarfBuzzFont, axes: [FontAxis], hash: String) {
    let name = font.name(6) ?? font.name(4) ?? "unnamed"
    let place = axes.map { "\($0.tag)=\(Self.words($0.value))" }
    identity = FontIdentity(
      name: ([name] + place).joined(separator: " "), hash: hash)
    familyName = font.name(16) ?? font.name(1) ?? name
    metrics = font.metrics
    unitsPerEm = Double(font.unitsPerEm)
    self.font = font
  }

  private static func words(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : String(value)
  }

  /// Returns a glyph's outline in the font's units, y upwards.
  func outline(of glyph: UInt32) -> Path {
    guard let font else { return Path() }
    return outlines.withLock { known in
      if let path = known[glyph] { return path }
      let path = font.outline(of: glyph)
      known[glyph] = path
      return path
    }
  }

  /// Returns the glyphs of a part of a text, from left to right; by estimate, where there is no font,
  /// one glyph without an outline for each character.
  func glyphs(
    of scalars: [UInt32], in range: Range<Int>, direction: HarfBuzzFont.Direction,
    features: [(tag: String, isOn: Bool)]
  ) -> [ShapedGlyph] {
    if let font {
      return font.glyphs(of: scalars, in: range, direction: direction, features: features)
    }
    let glyphs = range.map {
      ShapedGlyph(
        glyph: 1, cluster: $0, advance: unitsPerEm / 2, offsetX: 0, offsetY: 0)
    }
    return direction == .leftToRight ? glyphs : glyphs.reversed()
  }
}
