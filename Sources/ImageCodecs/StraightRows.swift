/// Questions about straight RGBA bytes, four a pixel.
enum StraightRows {
  /// Returns whether every pixel has alpha 255.
  static func areOpaque(_ bytes: Span<UInt8>) -> Bool {
    var index = 3
    while index < bytes.count {
      // Sixteen pixels at a time, so that the loop vectorises yet stops early.
      var all: UInt8 = 255
      let end = min(index + 64, bytes.count)
      while index < end {
        all &= bytes[index]
        index += 4
      }
      if all != 255 { return false }
    }
    return true
  }

  /// Returns whether some pixel is fully transparent and yet has a colour.
  static func hideColor(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index + 3 < bytes.count {
      if bytes[index + 3] == 0 && (bytes[index] | bytes[index + 1] | bytes[index + 2]) != 0 {
        return true
      }
      index += 4
    }
    return false
  }
}
