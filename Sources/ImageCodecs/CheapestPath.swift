import PixelKernels

/// Splits bytes into the literals and matches that cost least.
///
/// What a symbol costs depends on how often it occurs, which the choice decides; so the bytes are
/// taken in pieces, and each piece's costs are those of the pieces before it, the nearest counting
/// most. The first piece is gone through twice.
struct CheapestPath: Sendable {
  private let kernels = deflate_kernels().pointee
  private var candidates: [UInt32] = []
  private var stretches: [DeflateStretch] = []
  private var recent: [UInt16] = []
  private var weights: [UInt32] = []
  private var steps: [UInt32] = []

  /// Writes the tokens of some bytes and returns the blocks that they should be written in.
  mutating func find(in bytes: Span<UInt8>, tokens: inout [DeflateToken]) -> [TokenBlock] {
    prepare()
    var blocks: [TokenBlock] = []
    var counts = SymbolCounts()
    var lastDistance: UInt32 = 1
    var tokenCount = 0
    var anchor = 0
    for start in stride(from: 0, to: bytes.count, by: Self.pieceLength) {
      let piece = start..<min(start + Self.pieceLength, bytes.count)
      var literals = [UInt32](repeating: 0, count: 256)
      let stretchCount = bytes.withUnsafeBufferPointer { bytes in
        kernels.find_candidates(
          &candidates, &stretches, &recent, &lastDistance, &literals, bytes.baseAddress,
          piece.lowerBound, piece.upperBound)
      }
      if tokens.count < tokenCount + piece.count / 3 + 2 {
        tokens += repeatElement(DeflateToken(), count: tokenCount + piece.count / 3 + 2)
      }
      let room = tokenCount
      func choose(_ counts: SymbolCounts) -> TokenBlock {
        choice(
          of: piece, from: anchor, stretchCount, bytes, DeflateCosts(counts),
          tokens: &tokens, at: room)
      }
      var block: TokenBlock
      if start == 0 {
        block = choose(Self.guess(literals: literals, stretchCount: stretchCount))
        block = choose(block.counts)
        counts = block.counts
      } else {
        block = choose(counts)
        counts.halve()
        counts.add(block.counts)
      }
      for symbol in 257..<286 { counts.literals[symbol] += 1 }
      tokenCount = block.tokens.upperBound
      anchor = block.bytes.upperBound
      blocks.append(block)
    }
    return close(TokenBlock.joined(blocks), bytes.count, tokens: &tokens)
  }

  /// The number of bytes that are gone through at once.
  private static let pieceLength = Int(DEFLATE_PIECE)

  private mutating func prepare() {
    if candidates.isEmpty {
      candidates = [UInt32](repeating: 0, count: 2 * Self.pieceLength)
      stretches = [DeflateStretch](
        repeating: DeflateStretch(), count: Self.pieceLength / Int(DEFLATE_LONG) + 1)
      weights = [UInt32](repeating: 0, count: Self.pieceLength + 1)
      steps = [UInt32](repeating: 0, count: Self.pieceLength)
      recent = [UInt16](repeating: 0, count: 2 * Int(DEFLATE_RECENT))
    } else {
      for index in recent.indices { recent[index] = 0 }
    }
  }

  /// What the symbols of a first piece may be, before anything is known of its matches.
  private static func guess(literals: [UInt32], stretchCount: Int) -> SymbolCounts {
    let total = literals.reduce(0, +)
    let runs = 4 * UInt32(stretchCount)
    var counts = SymbolCounts()
    for literal in literals.indices { counts.literals[literal] = literals[literal] }
    counts.literals[256] = 1
    for symbol in 257..<286 { counts.literals[symbol] = 1 + total / (symbol < 262 ? 60 : 200) }
    counts.literals[285] += runs
    for symbol in counts.distances.indices { counts.distances[symbol] = 10 }
    counts.distances[0] += 50 + runs
    return counts
  }

  /// Writes the cheapest tokens of a piece behind those before it, and counts their symbols.
  private mutating func choice(
    of piece: Range<Int>, from anchor: Int, _ stretchCount: Int, _ bytes: Span<UInt8>,
    _ costs: DeflateCosts, tokens: inout [DeflateToken], at place: Int
  ) -> TokenBlock {
    var costs = costs
    var end = anchor
    var counts = SymbolCounts()
    let count = tokens.withUnsafeMutableBufferPointer { tokens in
      bytes.withUnsafeBufferPointer { bytes in
        guard let own = tokens.baseAddress.map({ $0 + place }), let bytes = bytes.baseAddress
        else { return 0 }
        let count = kernels.cheapest_tokens(
          own, &end, &weights, &steps, candidates, stretches, stretchCount, &costs, bytes,
          piece.lowerBound, piece.upperBound)
        kernels.count_symbols(
          &counts.literals, &counts.distances, bytes + anchor, own, count)
        return count
      }
    }
    for index in end..<piece.upperBound { counts.literals[Int(bytes[index])] += 1 }
    counts.literals[256] = 1
    return TokenBlock(tokens: place..<place + count, bytes: anchor..<end, counts: counts)
  }

  /// Adds the token that ends the last block.
  private func close(
    _ blocks: [TokenBlock], _ byteCount: Int, tokens: inout [DeflateToken]
  ) -> [TokenBlock] {
    var blocks = blocks
    guard var last = blocks.popLast() else { return blocks }
    tokens[last.tokens.upperBound] = DeflateToken(
      literals: UInt32(byteCount - last.bytes.upperBound), length: 0, distance: 0)
    last.tokens = last.tokens.lowerBound..<last.tokens.upperBound + 1
    last.bytes = last.bytes.lowerBound..<byteCount
    return blocks + [last]
  }
}
