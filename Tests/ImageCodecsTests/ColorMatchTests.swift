import ImageCodecs
import Testing

@Suite struct ColorMatchTests {
  static let displayP3 = ColorConversionTests.displayP3
  static let simple = ColorConversionTests.simple
  /// Display P3 in other words.
  static let sameP3 = ICCProfile(
    bytes: ProfileBuilder(title: "iPhone", colorants: ProfileBuilder.displayP3).bytes
  ).map(ColorProfile.icc)
  static let embeddedSRGB = ICCProfile(bytes: ProfileBuilder().bytes).map(ColorProfile.icc)

  static func image(_ profile: ColorProfile?) -> StraightImage {
    Samples.noise(width: 8, height: 8, seed: 4, profile: profile ?? .untagged)
  }

  @Test(arguments: [
    ([ColorProfile.untagged, .untagged], ColorProfile.sRGB),
    ([.sRGB, .untagged], .sRGB),
    ([displayP3, displayP3], displayP3),
    ([displayP3, sameP3], displayP3),
    ([simple, simple], simple),
    ([embeddedSRGB, embeddedSRGB], embeddedSRGB),
    ([embeddedSRGB, .untagged], .sRGB),
  ])
  func `pictures of one space keep their pixels and the result its profile`(
    profiles: [ColorProfile?], expected: ColorProfile?
  ) {
    let images = profiles.map(Self.image)
    let match = ColorMatch(images)
    #expect(match.profile == expected)
    #expect(match.images.map(\.pixels) == images.map(\.pixels))
    #expect(match.images.allSatisfy { $0.profile == expected })
    #expect(match.conversions.allSatisfy { $0.method == .none })
  }

  @Test(arguments: [
    [displayP3, .untagged], [displayP3, .sRGB], [displayP3, simple], [simple, .sRGB],
  ])
  func `pictures of different spaces are converted to sRGB`(profiles: [ColorProfile]) {
    let images = profiles.map(Self.image)
    let match = ColorMatch(images)
    #expect(match.profile == .sRGB)
    #expect(match.images[0].pixels != images[0].pixels)
    #expect(match.conversions[0].method != .none)
    if profiles[1].space == .sRGB {
      #expect(match.images[1].pixels == images[1].pixels)
      #expect(match.conversions[1].method == .none)
    }
  }

  @Test func `profile travels through a file byte for byte`() throws {
    let image = Self.image(Self.displayP3)
    let read = try ImageReader().read(bytes: PNGEncoder.encode(image))
    #expect(read.profile == Self.displayP3)
    #expect(read.facts.pieces.map(\.name) == ["IHDR", "iCCP", "pHYs", "IDAT", "IEND"])
    #expect(read.pixels == image.pixels)
  }
}
