import Raster

/// A picture's identity: a hash of its size and its straight RGBA pixels, free of how it is stored.
///
/// The picture is cut into blocks of 64 rows from the top (the last may have fewer). Each block's
/// digest is XXH3-128 (seed 0) of its pixels: red, green, blue, alpha, a byte each, row by row,
/// with red, green and blue counted as 0 where alpha is 0. The picture's hash is XXH3-128 of, in
/// this order, the width and the height as 32-bit numbers, lowest byte first, and the digests of
/// the blocks from the top, 16 bytes each in XXH3's canonical order, highest byte first.
///
/// Blocks that have not changed since the picture before need not be hashed again.
public struct PixelHash: Sendable, Hashable {
  /// The number of rows in a block.
  public static let blockHeight = 64

  /// The 128 bits.
  public let digest: Digest

  /// Creates the hash of a picture from the digests of its blocks.
  ///
  /// - Precondition: Both sides are 0 to 2^32 − 1, and there is a digest for every block.
  public init(width: Int, height: Int, blocks: [Digest]) {
    precondition(
      blocks.count == (height + Self.blockHeight - 1) / Self.blockHeight, "one digest a block")
    var bytes: [UInt8] = []
    for side in [UInt32(width), UInt32(height)] {
      for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: side >> shift)) }
    }
    for block in blocks { bytes += block.bytes }
    digest = bytes.withUnsafeBytes { Digest(of: $0) }
  }

  /// Creates the hash of a picture.
  public init(_ image: StraightImage) {
    let block = Self.blockHeight * image.width * 4
    let count = image.pixels.count
    let digests =
      block == 0
      ? [Digest](
        repeating: Self.blockDigest([UInt8]().span.bytes),
        count: (image.height + Self.blockHeight - 1) / Self.blockHeight)
      : stride(from: 0, to: count, by: block).map {
        Self.blockDigest(image.pixels.span.bytes.extracting($0..<min($0 + block, count)))
      }
    self.init(width: image.width, height: image.height, blocks: digests)
  }

  /// Returns the digest of the straight RGBA bytes of a block of rows.
  public static func blockDigest(_ rows: RawSpan) -> Digest {
    guard StraightRows.hideColor(rows) else { return rows.withUnsafeBytes { Digest(of: $0) } }
    var visible = rows.withUnsafeBytes { Array($0) }
    for index in stride(from: 0, to: visible.count - 3, by: 4) where visible[index + 3] == 0 {
      visible[index] = 0
      visible[index + 1] = 0
      visible[index + 2] = 0
    }
    return visible.withUnsafeBytes { Digest(of: $0) }
  }
}

extension PixelHash: LosslessStringConvertible {
  private static let prefix = "xxh128:"

  /// The hash as manifests write it: `xxh128:` and 32 hexadecimal digits, the highest first.
  public var description: String {
    digest.labelled
  }

  /// Creates a hash from its description, or returns nothing if it is not one.
  public init?(_ description: String) {
    let digits = description.utf8.dropFirst(Self.prefix.utf8.count)
    guard description.hasPrefix(Self.prefix), digits.count == 32,
      digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let high = UInt64(String(Substring(digits.prefix(16))), radix: 16),
      let low = UInt64(String(Substring(digits.suffix(16))), radix: 16)
    else { return nil }
    digest = Digest(high: high, low: low)
  }
}

extension Digest {
  /// The digest's 16 bytes in XXH3's canonical order, the highest first.
  fileprivate var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }
}
