/// How often DEFLATE's symbols occur, and what they cost for it.
struct SymbolCounts: Sendable {
  /// The counts of literals (0 to 255), the end of the block (256) and lengths (257 to 285).
  var literals = [UInt32](repeating: 0, count: 286)
  /// The counts of distances (0 to 29).
  var distances = [UInt32](repeating: 0, count: 30)

  /// Adds other counts.
  mutating func add(_ other: SymbolCounts) {
    for symbol in literals.indices { literals[symbol] += other.literals[symbol] }
    for symbol in distances.indices { distances[symbol] += other.distances[symbol] }
  }

  /// Lets what was counted count half, so that what comes next counts more.
  mutating func halve() {
    for symbol in literals.indices { literals[symbol] /= 2 }
    for symbol in distances.indices { distances[symbol] /= 2 }
  }

  /// How many bits the symbols need at best, without their extra bits.
  var bits: UInt64 { (Self.sixteenths(literals) + Self.sixteenths(distances)) / 16 }

  /// What the best code for some counts comes to, in sixteenths of a bit.
  private static func sixteenths(_ counts: [UInt32]) -> UInt64 {
    var total: UInt32 = 0
    var saved: UInt64 = 0
    for count in counts where count > 0 {
      total += count
      saved += UInt64(count) * UInt64(logarithm(count))
    }
    return UInt64(total) * UInt64(logarithm(total)) - saved
  }

  /// Returns what each symbol costs in sixteenths of a bit, between half a bit and `longest` bits.
  static func costs(_ counts: [UInt32], longest: UInt32) -> [UInt32] {
    let total = logarithm(counts.reduce(1, +))
    return counts.map { min(max(total - (logarithm($0)), 8), 16 * longest) }
  }

  /// The binary logarithm of a count in sixteenths, rounded; 0 for nothing.
  ///
  /// It is the same on every machine: a bit of the fraction is whether the square reaches 2.
  private static func logarithm(_ count: UInt32) -> UInt32 {
    guard count > 1 else { return 0 }
    var result = UInt32(31 - count.leadingZeroBitCount)
    var power = UInt64(count) << UInt64(31 - result)
    for _ in 0..<5 {
      power = power * power >> 31
      result = 2 * result + UInt32(power >> 32)
      power >>= power >> 32
    }
    return (result + 1) / 2
  }
}
