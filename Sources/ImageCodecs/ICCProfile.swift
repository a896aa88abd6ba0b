/// An ICC profile, byte for byte.
///
/// Two profiles are equal if their bytes are. Layout and numbers of the fields are those of the
/// ICC's specification, version 4.4.
public struct ICCProfile: Sendable, Hashable {
  /// A colour space, told apart by what a profile describes rather than by its bytes.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// sRGB, whoever wrote the profile.
    case sRGB
    /// Display P3: the primaries of DCI-P3, sRGB's white and sRGB's curve.
    case displayP3
    /// Any other space of red, green and blue.
    case otherRGB
    /// A space of greys.
    case grey
  }

  /// The profile file.
  public let bytes: [UInt8]
  /// The name that the picture file gives it; empty in JPEG.
  public let name: String
  /// The colour space that it describes.
  public let space: Space

  /// Creates a profile from its bytes, or returns nothing if they describe neither a space of red,
  /// green and blue nor one of greys.
  public init?(bytes: [UInt8], name: String = "") {
    guard let space = Self.space(of: bytes.span), LittleCMS.accepts(bytes) else { return nil }
    self.bytes = bytes
    self.name = name
    self.space = space
  }

  /// Returns whether both have the same bytes.
  public static func == (left: ICCProfile, right: ICCProfile) -> Bool {
    left.bytes == right.bytes
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
  }

  /// The profile's own description, such as "Display P3"; empty if it has none.
  public var title: String {
    let file = bytes.span
    guard let range = Self.tag("desc", in: file), range.count >= 12 else { return "" }
    let start = range.lowerBound
    if file.hasText("desc", at: start) {
      let length = min(Int(file.bigEndian32(at: start + 8)), range.count - 12)
      let text = start + 12..<start + 12 + length
      return file.latin1(text.lowerBound..<(file.firstIndex(of: 0, in: text) ?? text.upperBound))
    }
    guard file.hasText("mluc", at: start), range.count >= 28 else { return "" }
    let length = Int(file.bigEndian32(at: start + 20))
    let offset = Int(file.bigEndian32(at: start + 24))
    guard offset + length <= range.count else { return "" }
    let units = stride(from: start + offset, to: start + offset + length - 1, by: 2).map {
      UInt16(file.bigEndian16(at: $0))
    }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }

  /// Returns where a tag's data stands, or nothing if it is not there or reaches past the end.
  static func tag(_ signature: StaticString, in file: Span<UInt8>) -> Range<Int>? {
    guard file.count >= 132 else { return nil }
    let count = min(Int(file.bigEndian32(at: 128)), (file.count - 132) / 12)
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard file.hasText(signature, at: entry) else { continue }
      let offset = Int(file.bigEndian32(at: entry + 4))
      let length = Int(file.bigEndian32(at: entry + 8))
      guard offset + length <= file.count else { return nil }
      return offset..<offset + length
    }
    return nil
  }
}
