import Raster

/// A conversion of colours from one profile to another.
///
/// Display P3 and sRGB are converted by our own arithmetic, with the same result everywhere; all
/// other profiles by Little CMS, with relative colorimetric intent and black point compensation.
public struct ColorConversion: Sendable, Hashable {
  /// Who does the arithmetic.
  public enum Method: Sendable, Hashable {
    /// Nobody: both profiles mean the same.
    case none
    /// This module.
    case builtIn
    /// Little CMS; version 2140 is 2.14.
    case littleCMS(version: Int)
  }

  /// The profile that colours come from.
  public let source: ColorProfile
  /// The profile that colours are converted to.
  public let target: ColorProfile

  /// Creates a conversion.
  ///
  /// - Precondition: `target` is not a profile of greys.
  public init(from source: ColorProfile, to target: ColorProfile) {
    precondition(target.space != .grey, "pixels of red, green and blue are never in a grey profile")
    self.source = source
    self.target = target
  }

  /// Who does the arithmetic.
  public var method: Method {
    if source.means(target) { return .none }
    return matrix == nil ? .littleCMS(version: LittleCMS.version) : .builtIn
  }

  private var matrix: PrimariesMatrix? {
    switch (source.space, target.space) {
    case (.displayP3, .sRGB): .displayP3ToSRGB
    case (.sRGB, .displayP3): .sRGBToDisplayP3
    default: nil
    }
  }

  /// Returns a colour converted, with its alpha as it was.
  ///
  /// Values beyond 0 and 1 are kept between sRGB and Display P3 and cut off otherwise.
  public func convert(_ color: Color) -> Color {
    switch method {
    case .none: return color
    case .builtIn:
      guard let matrix else { return color }
      let red = SRGBCurve.linear(color.red)
      let green = SRGBCurve.linear(color.green)
      let blue = SRGBCurve.linear(color.blue)
      return Color(
        red: SRGBCurve.encoded(matrix.light(0, red, green, blue)),
        green: SRGBCurve.encoded(matrix.light(1, red, green, blue)),
        blue: SRGBCurve.encoded(matrix.light(2, red, green, blue)), alpha: color.alpha)
    case .littleCMS:
      guard
        source.space != .grey,
        let library = LittleCMS(from: source, as: .rgbDouble, to: target, as: .rgbDouble)
      else { return color }
      let input = [color.red, color.green, color.blue].map { $0 >= 0 ? min($0, 1) : 0 }
      var output = [0.0, 0, 0]
      library.convert(input, into: &output, count: 1)
      let values = output.map { $0 >= 0 ? min($0, 1) : 0 }
      return Color(red: values[0], green: values[1], blue: values[2], alpha: color.alpha)
    }
  }

  /// Returns a picture converted, with its alpha as it was.
  ///
  /// A picture of 16 bits is converted with all of them and then rounded to 8. Colours of the
  /// target that do not exist are cut off channel by channel.
  ///
  /// - Precondition: The picture is in ``source``.
  public func convert(_ image: StraightImage) -> StraightImage {
    precondition(image.profile == source, "a picture is converted from its own profile")
    var result = image
    result.profile = target
    result.deepPixels = nil
    switch method {
    case .none: break
    case .builtIn:
      guard let matrix else { break }
      if let deep = image.deepPixels {
        convert(deep, lights: SRGBCurve.linear16, by: matrix, into: &result.pixels)
      } else {
        convert(image.pixels, lights: SRGBCurve.linear8, by: matrix, into: &result.pixels)
      }
    case .littleCMS: convertByLibrary(image, into: &result.pixels)
    }
    return result
  }

  private func convert<Sample: FixedWidthInteger>(
    _ samples: [Sample], lights: [Double], by matrix: PrimariesMatrix, into pixels: inout [UInt8]
  ) {
    var last: (red: Sample, green: Sample, blue: Sample)?
    for start in stride(from: 0, to: samples.count, by: 4) {
      let (red, green, blue) = (samples[start], samples[start + 1], samples[start + 2])
      // Screens are full of runs of one colour.
      if let last, last == (red, green, blue) {
        for channel in start..<start + 3 { pixels[channel] = pixels[channel - 4] }
        continue
      }
      last = (red, green, blue)
      let (r, g, b) = (lights[Int(red)], lights[Int(green)], lights[Int(blue)])
      for row in 0..<3 {
        pixels[start + row] = SRGBCurve.encoded8(matrix.light(row, r, g, b))
      }
    }
  }

  private func convertByLibrary(_ image: StraightImage, into pixels: inout [UInt8]) {
    let isGrey = source.space == .grey
    guard
      let library = LittleCMS(
        from: source, as: isGrey ? .grey16 : .rgba16, to: target, as: .rgba16)
    else { return }
    let deep = image.deepPixels
    let row = 4 * image.width
    var input = [UInt16](repeating: 0, count: isGrey ? image.width : row)
    var output = [UInt16](repeating: 0, count: row)
    for start in stride(from: 0, to: pixels.count, by: max(row, 1)) {
      for index in input.indices {
        let sample = start + (isGrey ? 4 * index : index)
        input[index] = deep?[sample] ?? UInt16(image.pixels[sample]) * 257
      }
      library.convert(input, into: &output, count: image.width)
      for index in output.indices where index % 4 != 3 {
        // round(v · 255 / 65535), and 65535 = 255 · 257.
        pixels[start + index] = UInt8((Int(output[index]) + 128) / 257)
      }
    }
  }
}
