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
    Self.sort(&present)
    var lengths = [UInt8](repeating: 0, count: counts.count)
    if present.count == 1 {
      lengths[Int(present[0] & 0xFFFF)] = 1
    } else if present.count > 1 {
      let numbers = Self.numbers(ofCounts: present.map { $0 >> 16 }, longest: longest)
      var next = 0
      for length in stride(from: longest, through: 1, by: -1) {
        for key in present[next..<next + numbers[length]] {
          lengths[Int(key & 0xFFFF)] = UInt8(length)
        }
        next += numbers[length]
      }
    }
    self.lengths = lengths
  }

  /// The codes, each as `bits << 6 | length` with the bit that is sent first in the lowest place.
  package var packed: [UInt32] {
    // next[n] starts as the number of codes of n − 1 bits and becomes the first code of n bits.
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return Self.reversed(code, bits: UInt32(length)) << 6 | UInt32(length)
    }
  }

  /// Sorts keys by what is above their lowest 16 bits, a byte at a time from the lowest; equal ones
  /// stay in order.
  private static func sort(_ keys: inout [UInt64]) {
    let highest = keys.reduce(0, |)
    var sorted = keys
    for shift in stride(from: UInt64(16), to: 64, by: 8) where highest >> shift > 0 {
      var places = [Int](repeating: 0, count: 257)
      for key in keys { places[Int(key >> shift & 255) + 1] += 1 }
      for digit in 1..<257 { places[digit] += places[digit - 1] }
      for key in keys {
        let digit = Int(key >> shift & 255)
        sorted[places[digit]] = key
        places[digit] += 1
      }
      swap(&keys, &sorted)
    }
  }

  /// Returns how many codes there are of each length, none above `longest`, in the best code for
  /// counts that never fall.
  ///
  /// The two lightest of what is left are joined again and again; leaves and joints both come in
  /// order, so that the lightest is at one of two fronts. A joint's entry is its weight at first,
  /// then where it was joined itself, then its depth: Moffat and Katajainen's way with one array.
  private static func numbers(ofCounts counts: [UInt64], longest: Int) -> [Int] {
    var nodes = counts
    let leafCount = counts.count
    var (leaf, joint) = (0, 0)
    for next in 0..<leafCount - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        if leaf < leafCount, joint == next || nodes[leaf] <= nodes[joint] {
          weight += nodes[leaf]
          leaf += 1
        } else {
          weight += nodes[joint]
          nodes[joint] = UInt64(next)
          joint += 1
        }
      }
      nodes[next] = weight
    }
    nodes[leafCount - 2] = 0
    for next in stride(from: leafCount - 3, through: 0, by: -1) {
      nodes[next] = nodes[Int(nodes[next])] + 1
    }
    // At each depth there are twice as many places as joints above; what is no joint is a leaf.
    var numbers = [Int](repeating: 0, count: longest + 1)
    var (depth, places) = (0, 1)
    var next = leafCount - 2
    while places > 0 {
      var joints = 0
      while next >= 0, nodes[next] == UInt64(depth) {
        joints += 1
        next -= 1
      }
      numbers[min(depth, longest)] += places - joints
      places = 2 * joints
      depth += 1
    }
    limit(&numbers, to: longest)
    return numbers
  }

  /// Makes the code fill its space exactly again after long codes were cut short.
  ///
  /// They take more space than there is. One unit is won back by moving a code one step down and
  /// putting one of the longest beside it.
  private static func limit(_ numbers: inout [Int], to longest: Int) {
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
