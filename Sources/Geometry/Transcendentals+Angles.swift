extension Elementary {
  /// Returns the sine of `x` radians.
  public static func sin(_ x: Double) -> Double {
    guard abs(x) >= 0x1p-27 else { return x }
    guard x.isFinite else { return .nan }
    let angle = QuadrantAngle(x)
    switch angle.quadrant {
    case 0: return angle.sine
    case 1: return angle.cosine
    case 2: return -angle.sine
    default: return -angle.cosine
    }
  }

  /// Returns the cosine of `x` radians.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let angle = QuadrantAngle(x)
    switch angle.quadrant {
    case 0: return angle.cosine
    case 1: return -angle.sine
    case 2: return -angle.cosine
    default: return angle.sine
    }
  }

  /// Returns the tangent of `x` radians.
  public static func tan(_ x: Double) -> Double {
    guard abs(x) >= 0x1p-27 else { return x }
    guard x.isFinite else { return .nan }
    let angle = QuadrantAngle(x)
    return angle.quadrant & 1 == 0
      ? angle.sine / angle.cosine
      : -(angle.cosine / angle.sine)
  }
}

/// An angle as a number of quarter turns and a rest of at most an eighth turn.
struct QuadrantAngle {
  /// The number of quarter turns, modulo 4.
  let quadrant: Int
  /// What remains, between −π/4 and π/4, in radians.
  let rest: DoubleDouble

  /// Reduces `x`, which must be finite.
  init(_ x: Double) {
    if abs(x) <= 0.78 {
      quadrant = 0
      rest = DoubleDouble(x)
    } else if abs(x) < 0x1p20 {
      (quadrant, rest) = Self.reducing(x)
    } else {
      (quadrant, rest) = Self.reducingLarge(x)
    }
  }

  /// The sine of the rest, by its series: x − x³/3! + x⁵/5! − … + x¹⁷/17!.
  var sine: Double {
    let x = rest.high
    let s = x * x
    let p = polynomial(
      s,
      [
        -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
        -1 / 1_307_674_368_000, 1 / 355_687_428_096_000,
      ])
    return x + (x * s * p + rest.low * (1 - 0.5 * s))
  }

  /// The cosine of the rest, by its series 1 − x²/2! + x⁴/4! − … with the first two terms exact.
  var cosine: Double {
    let x = rest.high
    let s = x * x
    let p = polynomial(
      s,
      [
        1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
        1 / 20_922_789_888_000, -1 / 6_402_373_705_728_000,
      ])
    let half = 0.5 * s
    let first = 1 - half
    return first + (((1 - first) - half) + (s * s * p - x * rest.low))
  }

  /// Takes off the nearest multiple n of π/2, held in four pieces of which three times n is exact
  /// (33 bits each, n < 2²⁰; after Cody and Waite).
  private static func reducing(_ x: Double) -> (Int, DoubleDouble) {
    let n = (x * 0x1.45f306dc9c883p-1).rounded()
    let first = x - n * 0x1.921fb544p+0
    let second = DoubleDouble(sumOf: first, -n * 0x1.0b4611a6p-34)
    let third = second + DoubleDouble(-n * 0x1.3198a2ep-69)
    let rest = third + DoubleDouble(-n * 0x1.b839a252049c1p-104)
    return (Int(n) & 3, rest)
  }

  /// Multiplies by 2/π as a long integer, keeping only the bits that reach into the last four
  /// quarter turns (after Payne and Hanek).
  ///
  /// With x = m·2ᵉ, the bits of 2/π above weight 2²⁻ᵉ give whole turns and are skipped; of the
  /// product of m and the 256 bits after them, modulo 2²⁵⁶, the top two are the quadrant and the
  /// others the fraction of a quarter turn.
  private static func reducingLarge(_ x: Double) -> (Int, DoubleDouble) {
    let mantissa = x.significandBitPattern | 1 << 52
    let exponent = Int(x.exponent) - 52
    let start = 64 + exponent - 2
    var words: InlineArray<4, UInt64> = [0, 0, 0, 0]  // the most significant word first
    var carry: UInt64 = 0
    for index in (0..<4).reversed() {
      let at = start / 64 + index
      let shift = UInt64(start % 64)
      let window = twoOverPi[at] << shift | twoOverPi[at + 1] >> (64 - shift)
      let product = mantissa.multipliedFullWidth(by: window)
      let (sum, overflow) = product.low.addingReportingOverflow(carry)
      words[index] = sum
      carry = product.high &+ (overflow ? 1 : 0)
    }
    var quadrant = Int(words[0] >> 62)
    words[0] &= 1 << 62 - 1
    let isUpperHalf = words[0] >> 61 == 1
    if isUpperHalf {
      quadrant += 1
      var borrow: UInt64 = 0
      for index in (0..<4).reversed() {
        let minuend: UInt64 = index == 0 ? 1 << 62 : 0
        let (difference, overflow1) = minuend.subtractingReportingOverflow(words[index])
        let (rest, overflow2) = difference.subtractingReportingOverflow(borrow)
        words[index] = rest
        borrow = overflow1 || overflow2 ? 1 : 0
      }
    }
    var fraction = DoubleDouble(0)
    var weight = 0x1p-62
    for index in 0..<4 {
      let upper = Double(words[index] >> 32) * 0x1p32 * weight
      let lower = Double(words[index] & 0xFFFF_FFFF) * weight
      fraction = fraction + DoubleDouble(sumOf: upper, lower)
      weight *= 0x1p-64
    }
    let rest = fraction * DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    let isNegative = isUpperHalf != (x < 0)
    return ((x < 0 ? 4 - quadrant : quadrant) & 3, isNegative ? -rest : rest)
  }

  /// The binary digits of 2/π, 64 a word, after one word of zeros.
  private static let twoOverPi: InlineArray<21, UInt64> = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
