import PixelKernels

/// Two pictures moved by whole pixels, of which the upper one is opaque but for its weight.
struct WholeMix {
  /// The lower one.
  var below: PixelLines
  /// The upper one.
  var above: PixelLines
  /// How much of the upper one shows, 0 to 256.
  var weight: UInt16

  /// Draws both in one pass.
  func draw(_ rows: Range<Int>, _ columns: Range<Int>, into block: PixelBlock) {
    pixel_kernels().pointee.mix_rows(
      block, below.words(rows, columns), below.stride, above.words(rows, columns), above.stride,
      UInt32(weight))
  }
}
