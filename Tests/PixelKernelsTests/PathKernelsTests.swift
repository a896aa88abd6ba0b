import PixelKernels
import Testing

@Suite struct PathKernelsTests {
  /// Costs of the size that they have, and the same as arrays.
  private static func costs(seed: UInt64) -> (packed: DeflateCosts, plain: Costs) {
    var random = SplitMix(seed: seed)
    let plain = Costs(
      literals: (0..<256).map { _ in UInt32(random.next() % 160) + 8 },
      lengths: (0..<259).map { $0 < 3 ? 1 << 28 : UInt32(random.next() % 120) + 16 },
      distances: (0..<32).map { 16 * UInt32(max(0, $0 / 2 - 1)) + UInt32(random.next() % 64) + 8 })
    var packed = DeflateCosts()
    withUnsafeMutableBytes(of: &packed) { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { words in
        for (index, cost) in (plain.literals + plain.lengths + plain.distances).enumerated() {
          words[index] = cost
        }
      }
    }
    return (packed, plain)
  }

  @Test(arguments: [1, 8, 9, 40, 1000, 70_000], 1...3 as ClosedRange<UInt64>)
  func `candidates and stretches are the twin's, and the way through them is the cheapest`(
    count: Int, seed: UInt64
  ) {
    let bytes = DeflateKernelsTests.bytes(count: count, seed: seed)
    for kernels in DeflateKernelsTests.levels {
      var twin = PathTwins(bytes)
      var recent = [UInt16](repeating: 0, count: 2 * Int(DEFLATE_RECENT))
      var lastDistance: UInt32 = 1
      for start in stride(from: 0, to: count, by: 20_000) {
        let piece = start..<min(start + 20_000, count)
        let expected = twin.find(piece)
        var candidates = [UInt32](repeating: 0, count: 2 * piece.count)
        var stretches = [DeflateStretch](
          repeating: DeflateStretch(), count: piece.count / Int(DEFLATE_LONG) + 1)
        var literals = [UInt32](repeating: 0, count: 256)
        let stretchCount = kernels.find_candidates(
          &candidates, &stretches, &recent, &lastDistance, &literals, bytes, piece.lowerBound,
          piece.upperBound)
        #expect(candidates == expected.candidates.flatMap { $0 })
        #expect(literals == expected.literals)
        #expect(
          stretches.prefix(stretchCount).map { [Int($0.start), Int($0.length), Int($0.distance)] }
            == expected.stretches.map { [$0.start, $0.length, $0.distance] })

        var (costs, plain) = Self.costs(seed: seed)
        var tokens = [DeflateToken](repeating: DeflateToken(), count: piece.count / 3 + 2)
        var weights = [UInt32](repeating: 0, count: piece.count + 1)
        var steps = [UInt32](repeating: 0, count: piece.count)
        var anchor = piece.lowerBound
        let tokenCount = kernels.cheapest_tokens(
          &tokens, &anchor, &weights, &steps, candidates, stretches, stretchCount, &costs, bytes,
          piece.lowerBound, piece.upperBound)
        let chosen = Array(tokens.prefix(tokenCount))
        #expect(
          anchor == piece.lowerBound
            + chosen.reduce(0) { $0 + Int($1.literals) + Int($1.length) })
        var place = piece.lowerBound
        for token in chosen {
          place += Int(token.literals)
          for _ in 0..<token.length {
            #expect(bytes[place] == bytes[place - Int(token.distance)])
            place += 1
          }
        }
        #expect(
          plain.all(chosen, bytes[piece]) == PathTwins.leastCost(bytes[piece], expected, plain))
      }
    }
  }
}
