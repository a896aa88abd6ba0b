/// A decoded picture: straight (not premultiplied) RGBA, 8 bits a channel, as its file stores it.
///
/// Nothing has been done to the colours: they are encoded values in the profile that ``profile``
/// names. Fully transparent pixels keep whatever colour the file gives them.
public struct StraightImage: Sendable, Hashable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue, alpha of every pixel, row by row from the top left, without padding.
  public internal(set) var pixels: [UInt8]
  /// The colour profile that the pixels are encoded in.
  public internal(set) var profile: ColorProfile
  /// What the file said about itself.
  public internal(set) var facts: ImageFacts
  /// The same samples with 16 bits, kept only while a profile may still have to be converted.
  package var deepPixels: [UInt16]?

  /// Creates a picture of given pixels.
  ///
  /// - Precondition: Neither side is negative, and there are 4 × `width` × `height` bytes.
  public init(
    width: Int, height: Int, pixels: [UInt8], profile: ColorProfile = .untagged,
    facts: ImageFacts = ImageFacts(format: .raw)
  ) {
    precondition(width >= 0 && height >= 0, "a picture has no negative side")
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.profile = profile
    self.facts = facts
  }

  /// Whether every pixel has alpha 255.
  public var isOpaque: Bool {
    StraightRows.areOpaque(pixels.span.bytes)
  }
}
