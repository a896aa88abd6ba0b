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

/// Pixels in memory that rows of the canvas show as they are.
///
/// It is not their owner: whoever asks for rows holds the picture or the store that is, too.
struct PixelLines {
  // A picture's bitmap is never changed, and a store's memory is never moved, so the address of the
  // pixels is good for as long as their owner lives. Finding it again for each stretch of pixels
  // costs as much as copying some hundred of them, for reference counts alone.
  private let pixels: UnsafePointer<UInt32>
  /// Where the pixel is that would show at the canvas's origin.
  private let origin: Int
  /// From one row to the next, in pixels.
  let stride: Int
  private let left: Int32
  private let top: Int32
  private let right: Int32
  private let bottom: Int32

  /// Finds the rows of a sampler; nil if the canvas's pixels are not the picture's, moved by whole
  /// pixels.
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

  /// Takes canvas `rows` of a store, `stride` pixels apart, whose pixels in `columns` begin at the
  /// place `start`.
  init(_ store: PixelStore, from start: Int, stride: Int, _ rows: Range<Int>, _ columns: Range<Int>)
  {
    precondition(
      start >= 0 && stride >= 0 && !rows.isEmpty
        && start + (rows.count - 1) * stride + columns.count <= store.count,
      "the pixels lie in the store")
    pixels = UnsafePointer(store.words)
    origin = start - rows.lowerBound * stride - columns.lowerBound
    self.stride = stride
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

  /// Returns the address of the pixels that show in `columns` of canvas rows `rows`.
  ///
  /// - Precondition: They may be asked for.
  @inline(__always)
  func words(_ rows: Range<Int>, _ columns: Range<Int>) -> UnsafePointer<UInt32> {
    precondition(hold(rows, columns), "the pixels lie in memory")
    return pixels + (origin + rows.lowerBound * stride + columns.lowerBound)
  }
}

/// Memory for pixels that stays where it is.
final class PixelStore {
  fileprivate let words: UnsafeMutablePointer<UInt32>
  /// The number of pixels.
  let count: Int

  /// Makes room for `count` pixels, all of one value.
  init(count: Int, filledWith pixel: Pixel = .clear) {
    self.count = count
    words = .allocate(capacity: max(count, 1))
    words.initialize(repeating: pixel.bits, count: count)
  }

  deinit {
    words.deallocate()
  }

  /// Calls `body` with `width` pixels from the place `start` on.
  ///
  /// A `Pixel` is one `UInt32`, so its address is that of the word.
  func withRow(from start: Int, width: Int, _ body: (inout MutableSpan<Pixel>) -> Void) {
    precondition(start >= 0 && start + width <= count, "a row lies in the store")
    (words + start).withMemoryRebound(to: Pixel.self, capacity: width) {
      var span = UnsafeMutableBufferPointer(start: $0, count: width).mutableSpan
      body(&span)
    }
  }

  /// Returns `height` rows of `width` pixels from the place `start` on, `stride` apart, for kernels.
  func block(from start: Int, stride: Int, width: Int, height: Int) -> PixelBlock {
    precondition(
      start >= 0 && height > 0 && start + (height - 1) * stride + width <= count,
      "a block lies in the store")
    return PixelBlock(
      pixels: words + start, stride: stride, width: width, height: height, streamed: 0)
  }
}

/// What rows of a canvas show, from pixel to pixel and row to row, until it is written at once.
///
/// What is written past the cache costs least when no line of it is written in parts.
struct Strips {
  private final class Room {
    let strips = UnsafeMutablePointer<PixelStrip>.allocate(capacity: Strips.capacity)

    deinit { strips.deallocate() }
  }

  /// How many strips are kept before they are written.
  private static let capacity = 1024

  private let room = Room()
  private let strips: UnsafeMutablePointer<PixelStrip>
  private var count = 0
  /// Where the first strip goes.
  private var start: UnsafeMutablePointer<UInt32>?
  /// The number of pixels in the strips.
  private var length = 0
  /// The number of pixels that there is room for, from `start` on.
  private var limit = 0
  private var isStreamed = false

  init() {
    strips = room.strips
  }

  /// Begins with the first of some whole rows.
  mutating func begin(_ rows: PixelBlock) {
    precondition(rows.stride == rows.width, "rows follow each other without a gap")
    start = rows.pixels
    count = 0
    length = 0
    limit = rows.width * rows.height
    isStreamed = rows.streamed != 0
  }

  /// Adds pixels that are copied.
  @inline(__always)
  mutating func copy(_ pixels: UnsafePointer<UInt32>, _ width: Int) {
    length += width
    if count > 0, strips[count - 1].weight == 0, let below = strips[count - 1].below,
      below + strips[count - 1].count == pixels
    {
      strips[count - 1].count += width
      return
    }
    add(PixelStrip(below: pixels, above: pixels, count: width, weight: 0))
  }

  /// Adds pixels that are mixed.
  @inline(__always)
  mutating func mix(
    _ below: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, weight: UInt16, _ width: Int
  ) {
    length += width
    if count > 0, strips[count - 1].weight == UInt32(weight), let under = strips[count - 1].below,
      let over = strips[count - 1].above, under + strips[count - 1].count == below,
      over + strips[count - 1].count == above
    {
      strips[count - 1].count += width
      return
    }
    add(PixelStrip(below: below, above: above, count: width, weight: UInt32(weight)))
  }

  /// Leaves pixels as they are, or as others set them.
  mutating func skip(_ width: Int) {
    length += width
    add(PixelStrip(below: nil, above: nil, count: width, weight: 0))
  }

  @inline(__always)
  private mutating func add(_ strip: PixelStrip) {
    strips[count] = strip
    count += 1
    if count == Self.capacity { write() }
  }

  /// Writes the strips.
  mutating func write() {
    guard count > 0, let start else { return }
    precondition(length <= limit, "strips lie in the rows")
    pixel_kernels().pointee.lay_strips(start, strips, count, isStreamed ? 1 : 0)
    self.start = start + length
    limit -= length
    length = 0
    count = 0
  }
}
