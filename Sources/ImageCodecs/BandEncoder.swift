import Synchronization

/// Filters and compresses bands, in memory that it keeps from one to the next: touching fresh memory
/// costs as much as compressing it.
struct BandEncoder: Sendable {
  private var filtered: [UInt8] = []
  private var deflater = BandDeflater()

  private static let unused = Mutex<[BandEncoder]>([])

  /// Runs `body` with an encoder that nobody else has.
  ///
  /// There are never more of them than were in use at once.
  static func withOne<Result>(_ body: (inout BandEncoder) -> Result) -> Result {
    var encoder = unused.withLock { $0.popLast() } ?? BandEncoder()
    defer { unused.withLock { [encoder] in $0.append(encoder) } }
    return body(&encoder)
  }

  /// Encodes whole rows of straight RGBA that stand below a row, or at the top.
  mutating func encode(
    _ rows: RawSpan, below above: RawSpan?, with filter: RowFilter, _ search: BandDeflater.Search
  ) -> EncodedBand {
    // Taken out, so that the deflater can work while the rows are looked at.
    var filtered: [UInt8] = []
    swap(&filtered, &self.filtered)
    defer { swap(&filtered, &self.filtered) }
    let count = filter.write(rows, below: above, to: &filtered)
    let bytes = filtered.span.extracting(first: count)
    return EncodedBand(
      bytes: deflater.blocks(bytes, search), checksum: Deflate.adler32(bytes),
      inflatedByteCount: count)
  }
}
