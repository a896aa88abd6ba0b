/// Tokens that are written as a block with codes of its own.
struct TokenBlock: Sendable {
  /// The tokens.
  var tokens: Range<Int>
  /// The bytes that they stand for.
  var bytes: Range<Int>
  /// How often their symbols occur, about.
  var counts = SymbolCounts()
}

extension TokenBlock {
  /// How many bits a block of its own takes before its first symbol, about.
  private static let headBits: UInt64 = 640

  /// Returns the blocks with those joined that cost less together.
  static func joined(_ blocks: [TokenBlock]) -> [TokenBlock] {
    var joined: [TokenBlock] = []
    var bits: [UInt64] = []
    for block in blocks {
      let ownBits = block.counts.bits
      guard var last = joined.last, let lastBits = bits.last else {
        joined.append(block)
        bits.append(ownBits)
        continue
      }
      last.counts.add(block.counts)
      let bitsTogether = last.counts.bits
      if bitsTogether <= lastBits + ownBits + headBits {
        last.tokens = last.tokens.lowerBound..<block.tokens.upperBound
        last.bytes = last.bytes.lowerBound..<block.bytes.upperBound
        joined[joined.count - 1] = last
        bits[bits.count - 1] = bitsTogether
      } else {
        joined.append(block)
        bits.append(ownBits)
      }
    }
    return joined
  }
}
