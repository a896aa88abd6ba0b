/// A matrix between the lights of two spaces that have the same white.
///
/// Derived with exact fractions from the chromaticities of the primaries — sRGB: (0.64, 0.33),
/// (0.30, 0.60), (0.15, 0.06); Display P3: (0.680, 0.320), (0.265, 0.690), (0.150, 0.060) — and of
/// D65, (0.3127, 0.3290). Each row sums to 1, so greys stay what they are.
struct PrimariesMatrix: Sendable, Hashable {
  let rows: [[Double]]

  static let displayP3ToSRGB = PrimariesMatrix(rows: [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.042056954709688, 0],
    [-0.019637554590334432, -0.07863604555063189, 1.0982736001409663],
  ])

  static let sRGBToDisplayP3 = PrimariesMatrix(rows: [
    [0.8224619687143623, 0.17753803128563775, 0],
    [0.03319419885096162, 0.9668058011490384, 0],
    [0.017082630721120033, 0.07239744066396347, 0.9105199286149165],
  ])

  /// Returns the light that a red, green and blue have together in row `row` of the result.
  func light(_ row: Int, _ red: Double, _ green: Double, _ blue: Double) -> Double {
    let factors = rows[row]
    return factors[0] * red + factors[1] * green + factors[2] * blue
  }
}
