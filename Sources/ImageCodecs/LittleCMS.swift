import CLittleCMS

/// Conversion between arbitrary profiles through the colour management library.
///
/// Its results may differ in the last bit between versions and processors; what must be exact goes
/// through ``ColorConversion``'s own path.
package final class LittleCMS {
  /// The library's version: 2140 is 2.14.
  package static var version: Int { Int(cmsGetEncodedCMMversion()) }

  private let transform: cmsHTRANSFORM

  /// How samples lie in memory.
  package enum Samples {
    /// Red, green, blue, alpha; 16 bits each. Alpha is not touched.
    case rgba16
    /// Grey; 16 bits.
    case grey16
    /// Red, green, blue; `Double` each, 0 to 1.
    case rgbDouble

    /// The library's description: colour space, extra channels, channels, bytes, float.
    var format: cmsUInt32Number {
      let rgb: cmsUInt32Number = 4 << 16
      let grey: cmsUInt32Number = 3 << 16
      return switch self {
      case .rgba16: rgb | 1 << 7 | 3 << 3 | 2
      case .grey16: grey | 1 << 3 | 2
      case .rgbDouble: 1 << 22 | rgb | 3 << 3
      }
    }
  }

  /// Returns whether the library can open a profile.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let profile = cmsOpenProfileFromMem(bytes, UInt32(bytes.count)) else { return false }
    cmsCloseProfile(profile)
    return true
  }

  /// Prepares a conversion, or returns nothing if the library sees none.
  package init?(
    from source: ColorProfile, as input: Samples, to target: ColorProfile, as output: Samples
  ) {
    guard let from = Self.open(source) else { return nil }
    defer { cmsCloseProfile(from) }
    guard let into = Self.open(target) else { return nil }
    defer { cmsCloseProfile(into) }
    // Without optimisation the library computes each pixel instead of looking it up in a coarse
    // grid.
    let flags = UInt32(cmsFLAGS_NOOPTIMIZE | cmsFLAGS_BLACKPOINTCOMPENSATION)
    let intent = UInt32(INTENT_RELATIVE_COLORIMETRIC)
    guard let made = cmsCreateTransform(from, input.format, into, output.format, intent, flags)
    else { return nil }
    transform = made
  }

  deinit {
    cmsDeleteTransform(transform)
  }

  private static func open(_ profile: ColorProfile) -> cmsHPROFILE? {
    switch profile {
    case .untagged, .sRGB: cmsCreate_sRGBProfile()
    case .icc(let icc): cmsOpenProfileFromMem(icc.bytes, UInt32(icc.bytes.count))
    }
  }

  /// Converts some pixels; `output` has room for as many.
  package func convert<Input, Output>(_ input: [Input], into output: inout [Output], count: Int) {
    input.withUnsafeBytes { source in
      output.withUnsafeMutableBytes { target in
        cmsDoTransform(transform, source.baseAddress, target.baseAddress, UInt32(count))
      }
    }
  }
}
