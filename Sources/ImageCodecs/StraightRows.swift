/// Questions about straight RGBA bytes, four a pixel.
///
/// They are asked of whole words in stretches: no branch depends on a pixel, so that the loops
/// become vector instructions, and yet the first stretch that answers ends them.
enum StraightRows {
  /// The number of pixels in a stretch.
  private static let stretch = 1024

  /// Returns whether every pixel has alpha 255.
  static func areOpaque(_ rows: RawSpan) -> Bool {
    withPixels(rows) { pixels in
      for start in stride(from: 0, to: pixels.count, by: stretch) {
        var all = UInt32.max
        for index in start..<min(start + stretch, pixels.count) { all &= pixels[index] }
        if UInt32(littleEndian: all) >> 24 != 255 { return false }
      }
      return true
    }
  }

  /// Returns whether some pixel is fully transparent and yet has a colour.
  static func hideColor(_ rows: RawSpan) -> Bool {
    withPixels(rows) { pixels in
      for start in stride(from: 0, to: pixels.count, by: stretch) {
        var signs: UInt32 = 0
        for index in start..<min(start + stretch, pixels.count) {
          // The highest bit of alpha − 1 says that alpha is 0, that of w | −w that the word is not.
          let word = UInt32(littleEndian: pixels[index])
          signs |= (word >> 24 &- 1) & (word | (0 &- word))
        }
        if signs >> 31 != 0 { return true }
      }
      return false
    }
  }

  /// Answers a question about pixels as words, red first in memory.
  private static func withPixels(_ rows: RawSpan, _ answer: (Span<UInt32>) -> Bool) -> Bool {
    let isAligned = rows.withUnsafeBytes { Int(bitPattern: $0.baseAddress).isMultiple(of: 4) }
    if isAligned { return answer(Span(_bytes: rows)) }
    let words = rows.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
    return answer(words.span)
  }
}
