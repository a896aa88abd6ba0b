/// The elementary functions, built from + − × ÷ √ alone.
///
/// The C library's differ between processors in the last bit, and a frame must not. In order of
/// priority:
///
/// 1. the same bits on every machine (no fused multiply-add, no table of the platform's);
/// 2. within two units in the last place of the true value, over the whole range;
/// 3. the special values of IEEE 754 and the C standard;
/// 4. speed.
///
/// Every function reduces its argument to a small interval, where a Taylor polynomial is already
/// exact to the last bit, and carries what the reduction rounds off in a second number.
public enum Elementary {
  /// Returns √(x² + y²), without overflow or underflow on the way.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let x = abs(x)
    let y = abs(y)
    if x == .infinity || y == .infinity { return .infinity }
    let larger = max(x, y)
    guard larger > 0, larger.isFinite else { return larger.isNaN ? .nan : x + y }
    let scale = larger.binade
    let u = x / scale
    let v = y / scale
    return scale * (u * u + v * v).squareRoot()
  }
}

/// Evaluates a polynomial at `x` by Horner's rule; the constant coefficient comes first.
@inline(__always)
func polynomial<let count: Int>(_ x: Double, _ coefficients: InlineArray<count, Double>) -> Double {
  var sum = 0.0
  for index in coefficients.indices.reversed() {
    sum = sum * x + coefficients[index]
  }
  return sum
}
