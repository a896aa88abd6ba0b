extension Elementary {
  /// Returns eˣ.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    return exp(DoubleDouble(x))
  }

  /// Returns the natural logarithm of `x`; −∞ at zero, not a number below.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    return logarithm(x).rounded
  }

  /// Returns `x` to the power `y`, with the special values of the C standard.
  ///
  /// A negative `x` has powers only for whole `y`. Anything to the power 0 is 1, and so is 1 to any
  /// power.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let isWhole = y.rounded(.towardZero) == y
    let isOdd = isWhole && abs(y) < 0x1p53 && y.truncatingRemainder(dividingBy: 2) != 0
    let isNegative = x.sign == .minus && isOdd
    let magnitude = abs(x)
    var power: Double
    if magnitude == 0 || magnitude.isInfinite {
      power = (magnitude == 0) == (y < 0) ? .infinity : 0
    } else if y.isInfinite {
      power = magnitude == 1 ? 1 : (magnitude > 1) == (y > 0) ? .infinity : 0
    } else if x < 0, !isWhole {
      power = .nan
    } else {
      power = positivePower(magnitude, y)
    }
    return isNegative ? -power : power
  }

  /// Returns `x` to the power `y` for finite x > 0: e to the power y·ln x.
  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    let logarithm = logarithm(x)
    let estimate = y * logarithm.high
    guard estimate < 710 else { return .infinity }
    guard estimate > -746 else { return 0 }
    // A power so tall that the product would overflow has been answered above, unless x is 1.
    guard abs(y) < 0x1p900 else { return 1 }
    return exp(logarithm * y)
  }

  /// Returns e to a power between −746 and 710.
  ///
  /// With n the nearest whole number to x/ln 2 and r = x − n·ln 2, eˣ = 2ⁿ·eʳ, and the series of
  /// eʳ is summed from its small end, so that only the last addition rounds.
  private static func exp(_ x: DoubleDouble) -> Double {
    let n = (x.high * 0x1.71547652b82fep+0).rounded()
    let first = DoubleDouble(sumOf: x.high, -n * 0x1.62e42feep-1)
    let rest = first + DoubleDouble(-n * 0x1.a39ef356p-33)
    let r = rest + DoubleDouble(x.low - n * 0x1.93c7673007e5fp-65)
    let h = r.high
    let p = polynomial(
      h,
      [
        1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5_040, 1 / 40_320, 1 / 362_880, 1 / 3_628_800,
        1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200,
      ])
    let square = DoubleDouble(productOf: h, h)
    let quadratic = DoubleDouble(0.5 * square.high, 0.5 * square.low + h * square.high * p)
    let sum = DoubleDouble(1) + (DoubleDouble(h, r.low + h * r.low) + quadratic)
    let half = (n / 2).rounded(.down)
    let lower = Double(sign: .plus, exponent: Int(half), significand: 1)
    let upper = Double(sign: .plus, exponent: Int(n - half), significand: 1)
    return sum.rounded * lower * upper
  }

  /// Returns the natural logarithm of a finite x > 0, to about 70 bits.
  ///
  /// x = 2ᵏ·m with √½ ≤ m < √2, and ln m = 2·artanh s = 2·(s + s³/3 + s⁵/5 + …) where
  /// s = (m − 1)/(m + 1), so |s| < 0.172.
  private static func logarithm(_ x: Double) -> DoubleDouble {
    var m = x.significand
    var k = Double(x.exponent)
    if m > 0x1.6a09e667f3bcdp+0 {
      m *= 0.5
      k += 1
    }
    let s = DoubleDouble(m - 1) / DoubleDouble(sumOf: m, 1)
    let square = s * s
    let z = square.high
    let tail = polynomial(
      z,
      [
        1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 1 / 25, 1 / 27,
      ])
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let series = third + square * (fifth + DoubleDouble(z * tail))
    let logarithm = s + s * (square * series)
    let doubled = DoubleDouble(2 * logarithm.high, 2 * logarithm.low)
    guard k != 0 else { return doubled }
    let whole =
      DoubleDouble(k * 0x1.62e42feep-1)
      + DoubleDouble(sumOf: k * 0x1.a39ef356p-33, k * 0x1.93c7673007e5fp-65)
    return whole + doubled
  }
}
