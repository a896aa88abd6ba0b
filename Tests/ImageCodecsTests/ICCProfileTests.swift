import Foundation
import ImageCodecs
import Testing

@Suite struct ICCProfileTests {
  /// sRGB's curve by the C library, which the module itself never uses.
  static func standardLight(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test func `profiles are recognised by what they describe`() {
    #expect(ICCProfile(bytes: ProfileBuilder().bytes)?.space == .sRGB)
    var table = ProfileBuilder()
    table.curve = .table(1024, Self.standardLight)
    #expect(ICCProfile(bytes: table.bytes)?.space == .sRGB)
    let displayP3 = ProfileBuilder(colorants: ProfileBuilder.displayP3)
    #expect(ICCProfile(bytes: displayP3.bytes)?.space == .displayP3)
    let wide = ProfileBuilder(colorants: ProfileBuilder.wide)
    #expect(ICCProfile(bytes: wide.bytes)?.space == .otherRGB)
    let simple = ProfileBuilder(curve: .gamma(2.2))
    #expect(ICCProfile(bytes: simple.bytes)?.space == .otherRGB)
    var simpleTable = ProfileBuilder()
    simpleTable.curve = .table(1024) { pow($0, 2.2) }
    #expect(ICCProfile(bytes: simpleTable.bytes)?.space == .otherRGB)
    let grey = ProfileBuilder(space: "GRAY", curve: .gamma(2.2))
    #expect(ICCProfile(bytes: grey.bytes)?.space == .grey)
  }

  @Test func `profile has its title`() {
    let profile = ICCProfile(bytes: ProfileBuilder(title: "Display P3").bytes)
    #expect(profile?.title == "Display P3")
  }

  @Test func `bytes that are no profile for pictures are refused`() {
    let good = ProfileBuilder().bytes
    #expect(ICCProfile(bytes: []) == nil)
    #expect(ICCProfile(bytes: Array(good.prefix(131))) == nil)
    #expect(ICCProfile(bytes: Array(good.dropLast(40))) == nil)
    #expect(ICCProfile(bytes: ProfileBuilder(space: "CMYK").bytes) == nil)
    #expect(ICCProfile(bytes: ProfileBuilder(kind: "link").bytes) == nil)
    var unsigned = good
    unsigned[36] = 0
    #expect(ICCProfile(bytes: unsigned) == nil)
  }

  @Test func `damaged profiles are taken or refused but never fatal`() {
    var random = SplitMix(state: 11)
    let good = ProfileBuilder(colorants: ProfileBuilder.displayP3).bytes
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let profile = ICCProfile(bytes: bytes) else { continue }
      #expect(profile.title.count < bytes.count)
      let image = Samples.noise(width: 2, height: 1, seed: 1, profile: .icc(profile))
      #expect(ColorMatch([image, Samples.everyAlpha]).profile == .sRGB)
    }
  }
}
