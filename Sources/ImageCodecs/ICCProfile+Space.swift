extension ICCProfile {
  /// Returns the space that a profile's bytes describe, or nothing if it is of no use for pictures.
  static func space(of file: Span<UInt8>) -> Space? {
    guard file.count >= 132, file.hasText("acsp", at: 36),
      (132...file.count).contains(Int(file.bigEndian32(at: 0)))
    else { return nil }
    guard
      file.hasText("scnr", at: 12) || file.hasText("mntr", at: 12) || file.hasText("prtr", at: 12)
        || file.hasText("spac", at: 12)
    else { return nil }
    if file.hasText("GRAY", at: 16) { return .grey }
    guard file.hasText("RGB ", at: 16) else { return nil }
    guard file.hasText("XYZ ", at: 20), tag("A2B0", in: file) == nil, hasStandardCurves(file) else {
      return .otherRGB
    }
    let colorants = [tag("rXYZ", in: file), tag("gXYZ", in: file), tag("bXYZ", in: file)]
      .flatMap { xyz(at: $0, in: file) }
    if isNear(colorants, standardColorants) { return .sRGB }
    return isNear(colorants, displayP3Colorants) ? .displayP3 : .otherRGB
  }

  /// sRGB's red, green and blue as X, Y, Z under D50: IEC 61966-2-1's primaries, adapted by the
  /// Bradford method.
  private static let standardColorants = [
    0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.71410,
  ]

  /// The same of SMPTE EG 432-1's primaries with D65 as their white.
  private static let displayP3Colorants = [
    0.51512, 0.24120, -0.00105, 0.29198, 0.69225, 0.04189, 0.15710, 0.06657, 0.78407,
  ]

  /// Two profiles of one space differ by how they round, in the fourth digit.
  private static let tolerance = 0.0015

  private static func isNear(_ values: [Double], _ wanted: [Double]) -> Bool {
    values.count == wanted.count && zip(values, wanted).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func xyz(at range: Range<Int>?, in file: Span<UInt8>) -> [Double] {
    guard let range, range.count >= 20, file.hasText("XYZ ", at: range.lowerBound) else {
      return []
    }
    return [8, 12, 16].map { fixedPoint(at: range.lowerBound + $0, in: file) }
  }

  /// Returns a number with 16 bits after the point.
  private static func fixedPoint(at offset: Int, in file: Span<UInt8>) -> Double {
    Double(Int32(bitPattern: file.bigEndian32(at: offset))) / 65_536
  }

  private static func hasStandardCurves(_ file: Span<UInt8>) -> Bool {
    [tag("rTRC", in: file), tag("gTRC", in: file), tag("bTRC", in: file)]
      .allSatisfy { range in isStandardCurve(range, in: file) }
  }

  /// Returns whether a curve is sRGB's, as a formula or as a table.
  private static func isStandardCurve(_ range: Range<Int>?, in file: Span<UInt8>) -> Bool {
    guard let range, range.count >= 12 else { return false }
    let start = range.lowerBound
    if file.hasText("para", at: start) {
      let kind = file.bigEndian16(at: start + 8)
      // Y = (aX + b)^g from d on, cX below; kind 4 adds e and f, which are 0 here.
      let wanted = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0]
      let count = kind == 3 ? 5 : 7
      guard kind == 3 || kind == 4, range.count >= 12 + 4 * count else { return false }
      return isNear(
        (0..<count).map { fixedPoint(at: start + 12 + 4 * $0, in: file) },
        Array(wanted.prefix(count)))
    }
    guard file.hasText("curv", at: start) else { return false }
    let count = Int(file.bigEndian32(at: start + 8))
    // Few points would bend the curve between them.
    guard count >= 256, range.count >= 12 + 2 * count else { return false }
    return (0...16).allSatisfy { step in
      let index = (count - 1) * step / 16
      let value = Double(file.bigEndian16(at: start + 12 + 2 * index)) / 65_535
      return abs(value - SRGBCurve.linear(Double(index) / Double(count - 1))) <= tolerance
    }
  }
}
