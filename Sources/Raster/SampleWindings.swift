import Geometry

/// How often an outline goes round each of the 256 points of a pixel.
///
/// All numbers are counted at once: the first mask holds the lowest bit of each point's number, the
/// next one the second, and so on, so that counting is adding with carry. Numbers are kept modulo
/// 2¹⁶, more than any outline goes round a point.
struct SampleWindings {
  private var digits = InlineArray<16, SIMD4<UInt64>>(repeating: SIMD4(repeating: 0))

  /// Adds `winding`, 1 or −1, to the numbers of the points in `mask`.
  mutating func add(_ winding: Int32, at mask: SampleMask) {
    var carry = mask.words
    for index in digits.indices {
      let digit = digits[index]
      digits[index] = digit ^ carry
      carry &= winding > 0 ? digit : ~digit
      if carry == SIMD4(repeating: 0) { return }
    }
  }

  /// Returns the points that lie inside by a fill rule.
  func inside(_ rule: Path.FillRule) -> SampleMask {
    var words = digits[0]
    if rule == .nonZero {
      for index in digits.indices { words |= digits[index] }
    }
    return SampleMask(words: words)
  }
}
