/// The unevaluated sum of two doubles, about 106 bits: `low` is what `high` had to round off.
///
/// Error-free sums after Knuth, products after Dekker and Veltkamp (no fused multiply-add).
/// Magnitudes must stay clear of overflow: below 2⁹⁹⁰.
struct DoubleDouble: Sendable, BitwiseCopyable {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// Creates the exact sum of two doubles.
  @inline(__always)
  init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(sum, (a - (sum - part)) + (b - part))
  }

  /// Creates the exact sum of two doubles of which `a` has the larger magnitude.
  @inline(__always)
  init(ordered a: Double, _ b: Double) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  /// Creates the exact product of two doubles.
  @inline(__always)
  init(productOf a: Double, _ b: Double) {
    let product = a * b
    let (a1, a2) = Self.halves(of: a)
    let (b1, b2) = Self.halves(of: b)
    self.init(product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// The value rounded to one double.
  var rounded: Double { high + low }

  /// Returns two doubles of at most 26 bits that add up to `a`.
  @inline(__always)
  private static func halves(of a: Double) -> (Double, Double) {
    let scaled = a * 134_217_729  // 2²⁷ + 1
    let upper = scaled - (scaled - a)
    return (upper, a - upper)
  }

  static prefix func - (a: Self) -> Self {
    Self(-a.high, -a.low)
  }

  static func + (a: Self, b: Self) -> Self {
    let high = Self(sumOf: a.high, b.high)
    let low = Self(sumOf: a.low, b.low)
    let sum = Self(ordered: high.high, high.low + low.high)
    return Self(ordered: sum.high, sum.low + low.low)
  }

  static func - (a: Self, b: Self) -> Self {
    a + -b
  }

  static func * (a: Self, b: Self) -> Self {
    let product = Self(productOf: a.high, b.high)
    return Self(ordered: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func * (a: Self, b: Double) -> Self {
    let product = Self(productOf: a.high, b)
    return Self(ordered: product.high, product.low + a.low * b)
  }

  /// Returns the quotient: one division, and a second one for what the first left over.
  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a - b * first
    return Self(ordered: first, rest.high / b.high)
  }

  /// Returns the square root of a value that is not negative: one step of Newton's method.
  func squareRoot() -> Self {
    let root = high.squareRoot()
    guard root > 0 else { return Self(0) }
    let rest = self - Self(productOf: root, root)
    return Self(ordered: root, rest.high / (2 * root))
  }
}
