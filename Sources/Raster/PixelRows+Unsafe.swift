/// The rows of a bitmap's pixels, each of which one thread at a time may write.
struct PixelRows: @unchecked Sendable {
  // Sharing the address is safe because rows do not overlap and no two threads are given bands
  // that have a row in common: see `Rasterizer.render(_:into:)`.
  fileprivate let pixels: UnsafeMutableBufferPointer<Pixel>
  fileprivate let width: Int

  /// Calls `body` with the pixels of row `y`.
  @inline(__always)
  func withRow(_ y: Int, _ body: (inout MutableSpan<Pixel>) -> Void) {
    let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
    var span = row.mutableSpan
    body(&span)
  }
}

extension [Pixel] {
  /// Calls `body` with these pixels as rows of the given width.
  mutating func withRows(width: Int, _ body: (PixelRows) -> Void) {
    withUnsafeMutableBufferPointer { body(PixelRows(pixels: $0, width: width)) }
  }
}
