import Foundation
import Geometry
import ImageCodecs
import Raster
import Testing

@Suite struct ColorConversionTests {
  static func profile(_ colorants: [[Double]], _ curve: ProfileBuilder.Curve = .standard)
    -> ColorProfile
  {
    let builder = ProfileBuilder(colorants: colorants, curve: curve)
    return ICCProfile(bytes: builder.bytes).map(ColorProfile.icc) ?? .untagged
  }

  static let displayP3 = profile(ProfileBuilder.displayP3)
  static let simple = profile(ProfileBuilder.standard, .gamma(2.2))

  /// Encoded Display P3 as encoded sRGB by the C library's functions, by way of CIE XYZ under D65
  /// with the fractions of CSS Color 4.
  static func sRGB(ofDisplayP3 values: [Double]) -> [Double] {
    let toXYZ: [[Double]] = [
      [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
      [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
      [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800],
    ]
    let fromXYZ: [[Double]] = [
      [12_831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
      [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
      [705.0 / 12_673, -2585.0 / 12_673, 705.0 / 667],
    ]
    let light = values.map(ICCProfileTests.standardLight)
    return product(fromXYZ, product(toXYZ, light)).map { min(max(encoded($0), 0), 1) }
  }

  static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  @Test func `curve and its inverse meet at every value`() {
    for value in 0...255 {
      #expect(SRGBCurve.encoded8(SRGBCurve.linear8[value]) == value)
    }
    for value in 0...65_535 {
      #expect(Int(SRGBCurve.encoded8(SRGBCurve.linear16[value])) == (value + 128) / 257)
    }
    #expect(SRGBCurve.encoded8(-1) == 0)
    #expect(SRGBCurve.encoded8(.nan) == 0)
    #expect(SRGBCurve.encoded8(.infinity) == 255)
  }

  @Test func `greys stay what they are`() {
    let pixels = (UInt8.min...255).flatMap { value -> [UInt8] in
      [value, value, value, 255 - value]
    }
    let image = StraightImage(width: 256, height: 1, pixels: pixels, profile: Self.displayP3)
    #expect(ColorConversion(from: Self.displayP3, to: .sRGB).convert(image).pixels == pixels)
  }

  /// The primaries of sRGB in Display P3, as CSS Color 4's examples have them.
  @Test(arguments: [
    ([1, 0, 0], [0.9175, 0.2003, 0.1386]), ([0, 1, 0], [0.4584, 0.9853, 0.2983]),
    ([0, 0, 1], [0, 0, 0.9596]), ([1, 1, 1], [1, 1, 1]),
  ])
  func `primaries have their known values`(color: [Double], expected: [Double]) {
    let converted = ColorConversion(from: .sRGB, to: Self.displayP3).convert(
      Color(red: color[0], green: color[1], blue: color[2], alpha: 0.25))
    #expect(abs(converted.red - expected[0]) < 0.0001)
    #expect(abs(converted.green - expected[1]) < 0.0001)
    #expect(abs(converted.blue - expected[2]) < 0.0001)
    #expect(converted.alpha == 0.25)
  }

  @Test func `colours come back from Display P3`() {
    let there = ColorConversion(from: .sRGB, to: Self.displayP3)
    let back = ColorConversion(from: Self.displayP3, to: .sRGB)
    var random = SplitMix(state: 3)
    for _ in 0..<500 {
      let color = Color(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random))
      let again = back.convert(there.convert(color))
      #expect(abs(again.red - color.red) < 1e-12)
      #expect(abs(again.green - color.green) < 1e-12)
      #expect(abs(again.blue - color.blue) < 1e-12)
    }
  }

  @Test func `pixels of eight bits are the nearest to the exact colours`() {
    let image = Samples.noise(width: 100, height: 50, seed: 9, profile: Self.displayP3)
    let conversion = ColorConversion(from: Self.displayP3, to: .sRGB)
    #expect(conversion.method == .builtIn)
    let converted = conversion.convert(image)
    #expect(converted.profile == .sRGB)
    for start in stride(from: 0, to: image.pixels.count, by: 4) {
      let values = image.pixels[start..<start + 3].map { Double($0) / 255 }
      let expected = Self.sRGB(ofDisplayP3: values).map { $0 * 255 }
      for channel in 0..<3 {
        let distance = abs(Double(converted.pixels[start + channel]) - expected[channel])
        #expect(distance <= 0.5 + 1e-6)
      }
      #expect(converted.pixels[start + 3] == image.pixels[start + 3])
    }
  }

  @Test func `built-in conversion agrees with the library`() throws {
    let image = Samples.noise(width: 64, height: 64, seed: 21, profile: Self.displayP3)
    let converted = ColorConversion(from: Self.displayP3, to: .sRGB).convert(image)
    let library = try #require(
      LittleCMS(from: Self.displayP3, as: .rgba16, to: .sRGB, as: .rgba16))
    var output = [UInt16](repeating: 0, count: image.pixels.count)
    library.convert(image.pixels.map { UInt16($0) * 257 }, into: &output, count: 64 * 64)
    for index in output.indices where index % 4 != 3 {
      let theirs = (Int(output[index]) + 128) / 257
      #expect(abs(Int(converted.pixels[index]) - theirs) <= 1)
    }
  }

  @Test func `sixteen bits keep their precision while being converted`() throws {
    // A ramp so slow that eight bits would show steps.
    let samples: [[Int]] = (0..<256).map { [0x8000 + 3 * $0, 0x2000 + $0, 0xC000 - 2 * $0] }
    var rows: [UInt8] = [0]
    for sample in samples.flatMap({ $0 }) { rows += [UInt8(sample >> 8), UInt8(sample & 255)] }
    let profile = ProfileBuilder(title: "P3", colorants: ProfileBuilder.displayP3).bytes
    let file = PNGBuilder.file(
      width: 256, height: 1, depth: 16, colorType: 2, rows: rows,
      chunks: [("iCCP", PNGBuilder.profile(profile, name: "P3"))])
    let image = try ImageReader().read(bytes: file)
    #expect(image.profile.space == .displayP3)
    let converted = ColorConversion(from: image.profile, to: .sRGB).convert(image)
    var lostByRounding = 0
    for (index, sample) in samples.enumerated() {
      let exact = Self.sRGB(ofDisplayP3: sample.map { Double($0) / 65_535 })
      let rounded = Self.sRGB(
        ofDisplayP3: image.pixels[4 * index..<4 * index + 3].map { Double($0) / 255 })
      for channel in 0..<3 {
        let found = Double(converted.pixels[4 * index + channel])
        #expect(abs(found - exact[channel] * 255) <= 0.5 + 1e-6)
        if abs(found - rounded[channel] * 255) > 0.5 + 1e-6 { lostByRounding += 1 }
      }
    }
    #expect(lostByRounding > 0)
  }

  @Test func `other profiles go through the library`() throws {
    let pixels = (UInt8.min...255).flatMap { value -> [UInt8] in
      [value, 255 - value, value / 2, value]
    }
    let image = StraightImage(width: 16, height: 16, pixels: pixels, profile: Self.simple)
    let conversion = ColorConversion(from: Self.simple, to: .sRGB)
    #expect(conversion.method == .littleCMS(version: LittleCMS.version))
    let converted = conversion.convert(image)
    for index in pixels.indices {
      guard index % 4 != 3 else {
        #expect(converted.pixels[index] == pixels[index])
        continue
      }
      let value = Self.encoded(pow(Double(pixels[index]) / 255, 2.2))
      #expect(abs(Double(converted.pixels[index]) - value * 255) <= 1)
    }
  }

  @Test func `greys in a profile of greys become sRGB`() throws {
    let grey = ProfileBuilder(space: "GRAY", curve: .gamma(1.8)).bytes
    let rows = [0] + (0...255).map { UInt8($0) }
    let file = PNGBuilder.file(
      width: 256, height: 1, depth: 8, colorType: 0, rows: rows,
      chunks: [("iCCP", PNGBuilder.profile(grey, name: "grey"))])
    let image = try ImageReader().read(bytes: file)
    #expect(image.profile.space == .grey)
    let match = ColorMatch([image, image])
    #expect(match.profile == .sRGB)
    for value in 0...255 {
      let expected = Self.encoded(pow(Double(value) / 255, 1.8))
      for channel in 0..<3 {
        let found = Double(match.images[0].pixels[4 * value + channel])
        #expect(abs(found - expected * 255) <= 1)
      }
    }
  }
}
