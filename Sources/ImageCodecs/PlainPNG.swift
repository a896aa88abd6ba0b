import CLibDeflate
import PixelKernels
import Raster

/// Decodes the pixels of the plainest PNG files, which nearly all are: RGB or RGBA of 8 bits a
/// channel, not interlaced.
///
/// Whatever is odd or wrong about a file makes it give up, and libpng decides what that means.
enum PlainPNG {
  /// Returns straight RGBA, top row first; nil if libpng has to read the file.
  static func pixels(_ contents: PNGContents, of file: Span<UInt8>) -> [UInt8]? {
    let header = contents.header
    guard header.bitDepth == 8, header.layout == .rgb || header.layout == .rgba,
      !header.isInterlaced, !contents.facts.isPhoneBuild, contents.transparency == nil,
      let first = contents.data.first
    else { return nil }
    if contents.data.count == 1 { return inflated(file.extracting(first), header) }
    var joined: [UInt8] = []
    joined.reserveCapacity(contents.data.reduce(0) { $0 + $1.count })
    for piece in contents.data {
      file.extracting(piece).withUnsafeBufferPointer { joined.append(contentsOf: $0) }
    }
    return inflated(joined.span, header)
  }

  /// Inflates the filtered rows into the end of the pixels' memory, where each row stands behind the
  /// pixels that it becomes, and undoes the filters from the top.
  private static func inflated(_ stream: Span<UInt8>, _ header: PNGHeader) -> [UInt8]? {
    // Streams for a smaller window than the largest may break its limits, which is not checked here.
    guard stream.count > 2, stream[0] == 0x78 else { return nil }
    let count = 4 * header.width * header.height
    let capacity = count + header.height
    var isDone = false
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      let memory = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[..<capacity])
      LargePages.prefer(for: memory)
      let rows = UnsafeMutableRawBufferPointer(
        rebasing: memory[(capacity - header.filteredByteCount)...])
      isDone = inflate(stream, into: rows) && unfilter(rows, into: memory, header)
      filled = isDone ? count : 0
    }
    return isDone ? pixels : nil
  }

  /// Returns whether the stream is sound, its checksum included, and fills the memory exactly.
  private static func inflate(
    _ stream: Span<UInt8>, into memory: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    return stream.withUnsafeBytes { stream in
      libdeflate_zlib_decompress(
        decompressor, stream.baseAddress, stream.count, memory.baseAddress, memory.count, nil)
        == LIBDEFLATE_SUCCESS
    }
  }

  /// Returns whether every row names a filter that exists.
  private static func unfilter(
    _ rows: UnsafeMutableRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer,
    _ header: PNGHeader
  ) -> Bool {
    let kernels = deflate_kernels().pointee
    let unfilter = header.layout == .rgb ? kernels.unfilter_rgb : kernels.unfilter_rgba
    let length = 1 + header.width * header.channels
    guard let unfilter, let start = pixels.baseAddress, let filtered = rows.baseAddress else {
      return false
    }
    return [UInt32](repeating: 0, count: header.width).withUnsafeBufferPointer { zeros in
      var above = zeros.baseAddress
      for y in 0..<header.height {
        let row = (start + 4 * header.width * y).assumingMemoryBound(to: UInt32.self)
        let bytes = (filtered + length * y).assumingMemoryBound(to: UInt8.self)
        guard unfilter(row, bytes, above, header.width) != 0 else { return false }
        above = UnsafePointer(row)
      }
      return true
    }
  }
}
