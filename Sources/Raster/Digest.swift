import CXXHash
import Geometry

/// A 128-bit fingerprint of some content: XXH3-128.
///
/// Equal digests are taken to mean equal content. It guards against chance, not against malice.
public struct Digest: Sendable, Hashable, BitwiseCopyable {
  /// The upper 64 bits.
  public var high: UInt64
  /// The lower 64 bits.
  public var low: UInt64

  /// Creates a digest from its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates the digest of `bytes`.
  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}

extension Digest: CustomStringConvertible {
  /// The 32 hexadecimal digits, the uppermost first.
  public var description: String {
    func digits(_ half: UInt64) -> String {
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return digits(high) + digits(low)
  }

  /// The digest as documents name it, with what it is of: `xxh128:` and the 32 digits.
  public var labelled: String { "xxh128:\(self)" }
}

/// Collects words and makes their digest; the same words in the same order give the same digest,
/// on every machine and in every run.
package struct DigestBuilder {
  private var words: [UInt64] = []

  package init() {}

  /// Adds a word.
  package mutating func add(_ word: UInt64) {
    words.append(word)
  }

  /// Adds a whole number.
  package mutating func add(_ number: Int) {
    words.append(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a number; the two zeros count as one.
  package mutating func add(_ number: Double) {
    words.append(number == 0 ? 0 : number.bitPattern)
  }

  /// Adds another digest.
  package mutating func add(_ digest: Digest) {
    words.append(digest.high)
    words.append(digest.low)
  }

  /// The digest of everything added.
  package var digest: Digest {
    words.withUnsafeBytes { Digest(of: $0) }
  }
}

extension DigestBuilder {
  /// Adds the nine entries of a map.
  mutating func add(_ map: Projection) {
    for entry in [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ] {
      add(entry)
    }
  }

  /// Adds the four sides of a box.
  mutating func add(_ box: PixelBox) {
    for side in [box.left, box.top, box.right, box.bottom] { add(side) }
  }
}
