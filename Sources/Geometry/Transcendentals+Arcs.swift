extension Elementary {
  /// Returns the angle of the vector (`x`, `y`) from the x-axis towards the y-axis, from −π to π
  /// radians.
  ///
  /// Zeros keep their signs: atan2(±0, −1) is ±π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x.isInfinite || y.isInfinite {
      let across = y.isInfinite ? 1.0 : 0.0
      let along = x.isInfinite ? 1.0 : 0.0
      return atan2(
        Double(signOf: y, magnitudeOf: across), Double(signOf: x, magnitudeOf: along))
    }
    if y == 0 { return x.sign == .minus ? Double(signOf: y, magnitudeOf: .pi) : y }
    let scale = max(abs(x), abs(y)).binade
    let angle = angle(DoubleDouble(abs(y / scale)), DoubleDouble(x / scale))
    return y < 0 ? -angle : angle
  }

  /// Returns the angle between −π/2 and π/2 whose tangent is `x`.
  public static func atan(_ x: Double) -> Double {
    atan2(x, 1)
  }

  /// Returns the angle between −π/2 and π/2 whose sine is `x`; not a number outside −1…1.
  public static func asin(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    guard abs(x) >= 0x1p-27 else { return x }
    let angle = angle(DoubleDouble(abs(x)), cosine(ofSine: x))
    return x < 0 ? -angle : angle
  }

  /// Returns the angle between 0 and π whose cosine is `x`; not a number outside −1…1.
  public static func acos(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    return angle(cosine(ofSine: x), DoubleDouble(x))
  }

  /// Returns √(1 − x²) with all its digits.
  private static func cosine(ofSine x: Double) -> DoubleDouble {
    (DoubleDouble(1) - DoubleDouble(productOf: x, x)).squareRoot()
  }

  /// Returns the angle of the vector (`x`, `y`), with y ≥ 0, from 0 to π.
  ///
  /// The smaller coordinate over the larger is q ≤ 1. With c the nearest eighth to q,
  /// arctan q = arctan c + arctan t where t = (q − c)/(1 + q·c), so |t| ≤ 1/16.
  private static func angle(_ y: DoubleDouble, _ x: DoubleDouble) -> Double {
    let across = x.high < 0 ? -x : x
    let isSteep = y.high > across.high
    let q = isSteep ? across / y : y / across
    guard q.high.isFinite else { return 0 }
    let eighth = (q.high * 8).rounded()
    let c = eighth / 8
    let t =
      eighth == 0
      ? q : (q - DoubleDouble(c)) / (DoubleDouble(1) + q * c)
    let s = t.high * t.high
    let p = polynomial(s, [-1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15])
    let base = arcTangentOfEighths[Int(eighth)]
    var angle = base + DoubleDouble(sumOf: t.high, t.low + t.high * s * p)
    if isSteep { angle = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54) - angle }
    if x.high < 0 { angle = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53) - angle }
    return angle.rounded
  }

  /// arctan(0/8), arctan(1/8), … arctan(8/8).
  private static let arcTangentOfEighths: InlineArray<9, DoubleDouble> = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
