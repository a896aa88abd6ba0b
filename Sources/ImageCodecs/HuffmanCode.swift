/// A canonical Huffman code: shorter codes for what occurs more often (RFC 1951, section 3.2.2).
package struct HuffmanCode: Sendable, Hashable {
  /// The length of each symbol's code, in bits; 0 for symbols that do not occur.
  package let lengths: [UInt8]

  /// Builds the best code for symbols that occur `counts` times, with no code above `longest` bits.
  ///
  /// One symbol alone gets a code of one bit. Symbols that occur equally often are told apart by
  /// their number, so that equal counts give equal codes everywhere.
  package init(counts: [UInt32], longest: Int) {
    // A key has the count above the symbol's number.
    var present: [UInt64] = []
    present.reserveCapacity(counts.count)
    for symbol in counts.indices where counts[symbol] > 0 {
      present.append(UInt64(counts[symbol]) << 16 | UInt64(symbol))
    }
    present.sort()
    var lengths = [UInt8](repeating: 0, count: counts.count)
    if present.count == 1 {
      lengths[Int(present[0] & 0xFFFF)] = 1
    } else if present.count > 1 {
      let depths = Self.depths(of: present.map { $0 >> 16 })
      var symbols = present.makeIterator()
      let numbers = Self.numbers(ofDepths: depths, longest: longest)
      for length in stride(from: longest, through: 1, by: -1) {
        for _ in 0..<numbers[length] {
          if let key = symbols.next() { lengths[Int(key & 0xFFFF)] = UInt8(length) }
        }
      }
    }
    self.lengths = lengths
  }

  /// The codes, each as `bits << 8 | length` with the bit that is sent first in the lowest place.
  package var packed: [UInt32] {
    // next[n] starts as the number of codes of n − 1 bits and becomes the first code of n bits.
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return Self.reversed(code, bits: UInt32(length)) << 8 | UInt32(length)
    }
  }

  /// Returns how deep each weight lies in a Huffman tree, for weights that never fall.
  ///
  /// Two queues, of leaves and of pairs made so far, keep both sorted: the two lightest are always
  /// at a front.
  private static func depths(of weights: [UInt64]) -> [Int] {
    let leaves = weights.count
    var weights = weights
    weights.reserveCapacity(2 * leaves - 1)
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var pair = leaves
    while weights.count < 2 * leaves - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leaves && (pair == weights.count || weights[leaf] <= weights[pair])
        let lightest = takesLeaf ? leaf : pair
        if takesLeaf { leaf += 1 } else { pair += 1 }
        parents[lightest] = weights.count
        weight += weights[lightest]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return Array(depths[..<leaves])
  }

  /// Returns how many codes there are of each length, none above `longest`, that fill the code
  /// space exactly.
  ///
  /// Cutting long codes short takes more space than there is. One unit is won back by moving a code
  /// one step down and putting one of the longest beside it.
  private static func numbers(ofDepths depths: [Int], longest: Int) -> [Int] {
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths { numbers[min(depth, longest)] += 1 }
    var space = 0
    for length in 1...longest { space += numbers[length] << (longest - length) }
    while space > 1 << longest {
      var length = longest - 1
      while numbers[length] == 0 { length -= 1 }
      numbers[length] -= 1
      numbers[length + 1] += 2
      numbers[longest] -= 1
      space -= 1
    }
    return numbers
  }

  /// Returns the lowest `bits` bits in the other order; there are at most 16.
  private static func reversed(_ code: UInt32, bits: UInt32) -> UInt32 {
    var word = code
    word = (word & 0x5555) << 1 | (word >> 1 & 0x5555)
    word = (word & 0x3333) << 2 | (word >> 2 & 0x3333)
    word = (word & 0x0F0F) << 4 | (word >> 4 & 0x0F0F)
    word = (word & 0x00FF) << 8 | (word >> 8 & 0x00FF)
    return word >> (16 - bits)
  }
}
