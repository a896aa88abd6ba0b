import Geometry

/// The curve between encoded values and light that sRGB and Display P3 share.
///
/// As IEC 61966-2-1 has it: light = ((v + 0.055) / 1.055)^2.4, and v / 12.92 up to 0.04045.
/// Everything here gives the same bits on every machine.
package enum SRGBCurve {
  /// Returns the light of an encoded value; below 0 the curve is mirrored.
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let light =
      magnitude <= 0.04045
      ? magnitude / 12.92 : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// Returns the encoded value of a light; below 0 the curve is mirrored.
  package static func encoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    let value =
      magnitude <= 0.04045 / 12.92
      ? magnitude * 12.92 : 1.055 * Elementary.pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The light of each 8-bit value.
  package static let linear8: [Double] = (0...255).map { linear(Double($0) / 255) }

  /// The light of each 16-bit value.
  package static let linear16: [Double] = (0...65_535).map { linear(Double($0) / 65_535) }

  /// Returns the 8-bit value nearest to a light in encoded terms; lights beyond 0 and 1 become the
  /// ends.
  package static func encoded8(_ light: Double) -> UInt8 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var value = firstGuesses[Int(light * 4096)]
    while light >= upperEnds[value] { value += 1 }
    return UInt8(value)
  }

  /// The light that lies half a step above each 8-bit value; none above the last.
  private static let upperEnds: [Double] =
    (0..<255).map { linear((Double($0) + 0.5) / 255) } + [.infinity]

  /// For each of 4096 slices of light, the value of the darkest light in it.
  private static let firstGuesses: [Int] = {
    var value = 0
    return (0..<4096).map { slice in
      while Double(slice) / 4096 >= upperEnds[value] { value += 1 }
      return value
    }
  }()
}
