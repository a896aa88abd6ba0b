import PixelKernels

extension DeflateCosts {
  /// What literals, matches and distances cost if symbols occur as often as `counts` says.
  init(_ counts: SymbolCounts) {
    self.init()
    let symbols = SymbolCounts.costs(counts.literals, longest: UInt32(DEFLATE_LONGEST_LITERAL))
    withUnsafeMutableBytes(of: &literals) { costs in
      costs.withMemoryRebound(to: UInt32.self) { costs in
        for literal in costs.indices { costs[literal] = symbols[literal] }
      }
    }
    withUnsafeMutableBytes(of: &lengths) { costs in
      costs.withMemoryRebound(to: UInt32.self) { costs in
        // More than the costliest piece of literals, so that no length below 3 is ever chosen.
        for length in 0..<3 { costs[length] = 1 << 28 }
        for length in 3...258 {
          let (symbol, extraBits) = Self.symbol(ofLength: length)
          costs[length] = symbols[symbol] + 16 * extraBits
        }
      }
    }
    let distanceSymbols = SymbolCounts.costs(counts.distances, longest: 15)
    withUnsafeMutableBytes(of: &distances) { costs in
      costs.withMemoryRebound(to: UInt32.self) { costs in
        for symbol in 0..<30 {
          costs[symbol] = distanceSymbols[symbol] + 16 * UInt32(max(0, symbol / 2 - 1))
        }
      }
    }
  }

  /// The symbol of a length from 3 to 258 and its number of extra bits (RFC 1951, section 3.2.5).
  private static func symbol(ofLength length: Int) -> (symbol: Int, extraBits: UInt32) {
    if length < 11 { return (254 + length, 0) }
    if length == 258 { return (285, 0) }
    let extraBits = Int.bitWidth - (length - 3).leadingZeroBitCount - 3
    return (257 + 4 * extraBits + (length - 3) >> extraBits, UInt32(extraBits))
  }
}
