import Flipbook

/// Makes damaged files from whole ones; the same seed makes the same file.
struct Mutator {
  let corpus: [[UInt8]]
  let words: [[UInt8]]
  /// Whether the checksums of PNG chunks are made right again most of the time.
  let mendsChecksums: Bool
  private var random = SeededRandom(seed: 0)

  init(corpus: [[UInt8]], words: [[UInt8]], mendsChecksums: Bool) {
    self.corpus = corpus
    self.words = words
    self.mendsChecksums = mendsChecksums
  }

  private static let numbers: [UInt32] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
  ]

  /// Returns the file that belongs to `seed`.
  mutating func file(seed: UInt64) -> [UInt8] {
    random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    var bytes = corpus[random.index(corpus.count)]
    for _ in 0..<1 << random.index(5) { change(&bytes) }
    if mendsChecksums, random.index(8) > 0 { PNGChecksums.mend(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = words[random.index(words.count)]
      return
    }
    let place = random.index(bytes.count)
    let length = min(1 + random.index(1 << random.index(9)), bytes.count - place)
    switch random.index(9) {
    case 0: bytes[place] ^= 1 << UInt8(random.index(8))
    case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
    case 4: bytes.removeSubrange(place...)
    case 5:
      let other = corpus[random.index(corpus.count)]
      guard !other.isEmpty else { return }
      let start = random.index(other.count)
      bytes.insert(contentsOf: other[start..<min(start + length, other.count)], at: place)
    case 6:
      let word = words[random.index(words.count)]
      if random.index(2) == 0 {
        bytes.insert(contentsOf: word, at: place)
      } else {
        bytes.replaceSubrange(place..<min(place + word.count, bytes.count), with: word)
      }
    case 7:
      let number = Self.numbers[random.index(Self.numbers.count)]
      for index in 0..<4 where place + index < bytes.count {
        bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index))
      }
    default:
      let end = place + length
      for index in place..<end { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    }
  }
}

extension SeededRandom {
  /// Returns a number from 0 up to `count`.
  fileprivate mutating func index(_ count: Int) -> Int {
    Int(next() >> 33) % count
  }
}

/// The checksums that end the chunks of a PNG file.
enum PNGChecksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { bits, _ in
      bits & 1 == 1 ? 0xEDB8_8320 ^ bits >> 1 : bits >> 1
    }
  }

  /// Gives every chunk that fits into the file the checksum that its bytes have.
  static func mend(_ bytes: inout [UInt8]) {
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in bytes[start + 4..<end] {
        sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
      }
      sum = ~sum
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
      }
      start = end + 4
    }
  }
}
