/// The head of a DEFLATE block with codes of its own (RFC 1951, section 3.2.7).
struct DeflateHeader {
  /// The bytes that are complete.
  private(set) var bytes: [UInt8] = []
  /// Up to 7 bits that are not a byte yet, first bit lowest.
  private(set) var bits: UInt64 = 0
  /// How many bits wait.
  private(set) var bitCount = 0

  /// Writes the head of a block that is not the last.
  init(literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = max(257, Self.countWithoutTrailingZeros(literals.lengths))
    let distanceCount = max(1, Self.countWithoutTrailingZeros(distances.lengths))
    let symbols = Self.symbols(
      of: literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.number] += 1 }
    // A code of one symbol would leave half of its space empty, which decoders refuse.
    if counts.count(where: { $0 > 0 }) == 1 { counts[counts[0] == 0 ? 0 : 18] = 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let packed = code.packed
    let lengthCount = max(
      4, 19 - Self.order.reversed().prefix { code.lengths[$0] == 0 }.count)

    append(0, count: 1)
    append(2, count: 2)
    append(literalCount - 257, count: 5)
    append(distanceCount - 1, count: 5)
    append(lengthCount - 4, count: 4)
    for symbol in Self.order.prefix(lengthCount) { append(Int(code.lengths[symbol]), count: 3) }
    for symbol in symbols {
      append(Int(packed[symbol.number] >> 6), count: Int(packed[symbol.number] & 63))
      append(symbol.extra, count: symbol.extraCount)
    }
  }

  /// The order in which the lengths of the code's own code are sent.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A code length, or a repetition of one, with the bits that follow it.
  private struct Symbol {
    var number: Int
    var extra = 0
    var extraCount = 0
  }

  /// Returns code lengths with their repetitions folded: 16 repeats the last length 3 to 6 times,
  /// 17 stands for 3 to 10 zeros, 18 for 11 to 138.
  private static func symbols(of lengths: ArraySlice<UInt8>) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(lengths.count)
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = Int(lengths[index])
      let start = index
      repeat { index += 1 } while index < lengths.endIndex && lengths[index] == lengths[start]
      var run = index - start
      if length > 0 {
        symbols.append(Symbol(number: length))
        run -= 1
      }
      while run >= 3 {
        let part = min(run, length > 0 ? 6 : 138)
        switch (length, part) {
        case (1..., _): symbols.append(Symbol(number: 16, extra: part - 3, extraCount: 2))
        case (_, ...10): symbols.append(Symbol(number: 17, extra: part - 3, extraCount: 3))
        default: symbols.append(Symbol(number: 18, extra: part - 11, extraCount: 7))
        }
        run -= part
      }
      for _ in 0..<run { symbols.append(Symbol(number: length)) }
    }
    return symbols
  }

  private static func countWithoutTrailingZeros(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  private mutating func append(_ value: Int, count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
