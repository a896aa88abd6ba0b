import PixelKernels

/// The rows of a bitmap's pixels, each of which one thread at a time may write.
struct PixelRows: @unchecked Sendable {
  // Sharing the address is safe because rows do not overlap and no two threads are given bands
  // that have a row in common: see `Rasterizer.render(_:into:)`.
  fileprivate let pixels: UnsafeMutableBufferPointer<Pixel>
  fileprivate let width: Int
  /// Whether whole rows of pixels are written past the cache.
  fileprivate let isStreamed: Bool

  /// Calls `body` with the pixels of row `y`.
  @inline(__always)
  func withRow(_ y: Int, _ body: (inout MutableSpan<Pixel>) -> Void) {
    let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
    var span = row.mutableSpan
    body(&span)
  }

  /// Returns the pixels in `columns` of `rows`, for kernels.
  func block(_ rows: Range<Int>, _ columns: Range<Int>) -> PixelBlock {
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= width && rows.lowerBound >= 0
        && rows.upperBound * width <= pixels.count, "a block lies in the bitmap")
    // A `Pixel` is one `UInt32`.
    let words = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt32.self)
    return PixelBlock(
      pixels: words.map { $0 + (rows.lowerBound * width + columns.lowerBound) }, stride: width,
      width: columns.count, height: rows.count, streamed: isStreamed ? 1 : 0)
  }
}

extension [Pixel] {
  /// Calls `body` with these pixels as rows of the given width, which are written past the cache
  /// if they are streamed.
  mutating func withRows(width: Int, isStreamed: Bool, _ body: (PixelRows) -> Void) {
    withUnsafeMutableBufferPointer {
      body(PixelRows(pixels: $0, width: width, isStreamed: isStreamed))
    }
  }
}

/// The rows of a picture whose pixels are those of the canvas, moved by whole pixels.
///
/// It is not the picture's owner: whoever asks for rows holds the sampler, too.
struct ShiftedRows {
  // A picture's bitmap is never changed, so the address of its pixels is good for as long as the
  // picture lives. Finding it again for each stretch of pixels costs as much as copying some
  // hundred of them, for reference counts alone.
  private let pixels: UnsafePointer<UInt32>
  /// Where the pixel is that would show at the canvas's origin.
  private let origin: Int
  /// From one row to the next, in pixels.
  let stride: Int
  private let left: Int32
  private let top: Int32
  private let right: Int32
  private let bottom: Int32

  /// Finds the rows of a sampler; nil if the canvas's pixels are not the picture's.
  init?(_ sampler: PictureSampler) {
    guard case .shifted(let dx, let dy) = sampler.lookup else { return nil }
    let bitmap = sampler.picture.bitmap
    let columns = sampler.columns
    let rows = sampler.rows
    let inside =
      columns.lowerBound + dx >= 0 && columns.upperBound + dx <= bitmap.width
      && rows.lowerBound + dy >= 0 && rows.upperBound + dy <= bitmap.height
    guard inside, let base = bitmap.pixels.withUnsafeBytes({ $0.baseAddress }) else { return nil }
    // A `Pixel` is one `UInt32`.
    pixels = base.assumingMemoryBound(to: UInt32.self)
    origin = dy * bitmap.width + dx
    stride = bitmap.width
    left = Int32(columns.lowerBound)
    top = Int32(rows.lowerBound)
    right = Int32(columns.upperBound)
    bottom = Int32(rows.upperBound)
  }

  /// Whether all of these pixels may be asked for.
  @inline(__always)
  func hold(_ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
    rows.lowerBound >= Int(top) && rows.upperBound <= Int(bottom)
      && columns.lowerBound >= Int(left) && columns.upperBound <= Int(right)
  }

  /// Returns the address of the picture's pixels that show in `columns` of canvas rows `rows`.
  ///
  /// - Precondition: They may be asked for.
  @inline(__always)
  func words(_ rows: Range<Int>, _ columns: Range<Int>) -> UnsafePointer<UInt32> {
    precondition(hold(rows, columns), "the pixels lie in the picture")
    return pixels + (origin + rows.lowerBound * stride + columns.lowerBound)
  }
}
