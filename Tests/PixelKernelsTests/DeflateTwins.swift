import PixelKernels

/// The plain form of the kernels behind writing PNG.
enum DeflateTwins {
  /// Red, green and blue of each pixel.
  static func packed(_ pixels: [UInt32]) -> [UInt8] {
    pixels.flatMap { pixel in (0..<3).map { UInt8(pixel >> (8 * $0) & 255) } }
  }

  /// A row less its prediction, by PNG's filter type 0 to 4.
  static func filtered(_ row: [UInt8], below above: [UInt8], step: Int, type: Int) -> [UInt8] {
    row.indices.map { index in
      let a = index < step ? 0 : Int(row[index - step])
      let b = Int(above[index])
      let c = index < step ? 0 : Int(above[index - step])
      let prediction: Int
      switch type {
      case 1: prediction = a
      case 2: prediction = b
      case 3: prediction = (a + b) / 2
      case 4:
        let p = a + b - c
        let (toA, toB, toC) = (abs(p - a), abs(p - b), abs(p - c))
        prediction = toA <= toB && toA <= toC ? a : toB <= toC ? b : c
      default: prediction = 0
      }
      return row[index] &- UInt8(prediction)
    }
  }

  /// The pixels of a row of three or four bytes each; three make an opaque one.
  static func pixels(_ row: [UInt8], step: Int) -> [UInt32] {
    stride(from: 0, to: row.count, by: step).map { start in
      let channels = row[start..<start + step] + (step == 3 ? [255] : [])
      return channels.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
  }

  /// How many bits the magnitudes of signed bytes have, at most 7 each.
  static func bitLengths(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) {
      let magnitude = Int8(bitPattern: $1).magnitude
      return $0 + UInt64(min(7, UInt8.bitWidth - magnitude.leadingZeroBitCount))
    }
  }

  /// A run of literals and a match.
  struct Token: Equatable {
    var literals: Int
    var length: Int
    var distance: Int
  }

  /// The tokens that the match finder's rules give.
  static func tokens(_ bytes: [UInt8]) -> [Token] {
    func word(_ at: Int) -> ArraySlice<UInt8> { bytes[at..<at + 8] }
    func head(_ at: Int) -> Int {
      let value = word(at).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int((value &* 0x9E37_79B1_85EB_CA87) >> 52)
    }
    func repeats(_ at: Int, _ distance: Int) -> Bool {
      at >= distance && word(at - distance).elementsEqual(word(at))
    }
    var heads = [Int](repeating: 0, count: 4096)
    var tokens: [Token] = []
    var anchor = 0
    var at = 1
    var lastDistance = 1
    let lastStart = bytes.count > 16 ? bytes.count - 16 : 0
    while at < lastStart {
      let candidate = heads[head(at)]
      heads[head(at)] = at
      let distance: Int
      if repeats(at, lastDistance) {
        distance = repeats(at, 1) ? 1 : lastDistance
      } else if candidate < at, at - candidate <= 32_768, repeats(at, at - candidate) {
        distance = repeats(at, 1) ? 1 : at - candidate
      } else {
        at += 1 + (at - anchor) / 8
        continue
      }
      var start = at
      while start > anchor, start > distance, bytes[start - 1] == bytes[start - 1 - distance] {
        start -= 1
      }
      var next = at + 8
      let farthest = distance == 1 ? bytes.count : min(bytes.count, at + 266)
      while next < farthest, bytes[next] == bytes[next - distance] { next += 1 }
      if next - start < 20, distance != lastDistance, at - anchor >= 12 {
        at += 4
        continue
      }
      lastDistance = distance
      tokens.append(Token(literals: start - anchor, length: next - start, distance: distance))
      if next < lastStart { heads[head(next - 2)] = next - 2 }
      anchor = next
      at = next
    }
    tokens.append(Token(literals: bytes.count - anchor, length: 0, distance: 0))
    return tokens
  }

  /// A symbol with the extra bits that follow it.
  struct Symbol {
    var number: Int
    var extra: Int
    var extraCount: Int

    /// The symbol of a value, from a table's first values and numbers of extra bits.
    init(of value: Int, firsts: [Int], extras: [Int]) {
      number = firsts.lastIndex { $0 <= value } ?? 0
      extra = value - firsts[number]
      extraCount = extras[number]
    }

    /// RFC 1951, section 3.2.5, counted from 257.
    static func length(_ length: Int) -> Symbol {
      Symbol(
        of: length,
        firsts: [
          3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
          131, 163, 195, 227, 258,
        ],
        extras: [
          0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
        ])
    }

    /// RFC 1951, section 3.2.5.
    static func distance(_ distance: Int) -> Symbol {
      Symbol(
        of: distance,
        firsts: [
          1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
          2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
        ],
        extras: [
          0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
          13, 13,
        ])
    }
  }

  /// The lengths of a match's pieces: 258 as long as at least 3 bytes stay, then one of the rest, or
  /// two if the rest is too long for one.
  static func pieces(_ length: Int) -> [Int] {
    var pieces: [Int] = []
    var rest = length
    while rest >= 261 {
      pieces.append(258)
      rest -= 258
    }
    if rest > 258 { return pieces + [rest - 3, 3] }
    return rest > 0 ? pieces + [rest] : pieces
  }

  /// How often each literal or length symbol and each distance symbol occurs; in runs of 256
  /// literals and more, the first 8 of 64 stand for all.
  static func counts(_ bytes: [UInt8], _ tokens: [Token]) -> (
    literals: [UInt32], distances: [UInt32]
  ) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    var at = 0
    var isSampled = false
    for token in tokens {
      let end = at + token.literals
      while token.literals >= 256, end - at >= 64 {
        for byte in bytes[at..<at + 8] { literals[Int(byte)] += 8 }
        at += 64
        isSampled = true
      }
      for byte in bytes[at..<end] { literals[Int(byte)] += 1 }
      at = end + token.length
      for piece in pieces(token.length) {
        literals[257 + Symbol.length(piece).number] += 1
        distances[Symbol.distance(token.distance).number] += 1
      }
    }
    if isSampled { for literal in 0..<256 { literals[literal] += 1 } }
    return (literals, distances)
  }

  /// The bytes that the tokens' symbols make, after some bits and before an empty stored block.
  static func written(
    after bits: [Bool], codes: DeflateCodes, _ bytes: [UInt8], _ tokens: [Token]
  ) -> [UInt8] {
    let literals = withUnsafeBytes(of: codes.literals) { Array($0.bindMemory(to: UInt32.self)) }
    let distances = withUnsafeBytes(of: codes.distances) { Array($0.bindMemory(to: UInt32.self)) }
    var bits = bits
    func append(_ value: Int, _ count: Int) {
      for bit in 0..<count { bits.append(value >> bit & 1 == 1) }
    }
    func append(_ code: UInt32) { append(Int(code >> 6), Int(code & 63)) }
    var at = 0
    for token in tokens {
      for byte in bytes[at..<at + token.literals] { append(literals[Int(byte)]) }
      at += token.literals + token.length
      for piece in pieces(token.length) {
        let length = Symbol.length(piece)
        append(literals[257 + length.number])
        append(length.extra, length.extraCount)
        let distance = Symbol.distance(token.distance)
        append(distances[distance.number])
        append(distance.extra, distance.extraCount)
      }
    }
    append(literals[256])
    append(0, 3)
    while !bits.count.isMultiple(of: 8) { bits.append(false) }
    append(0xFFFF_0000, 32)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | (bits[start + $1] ? 1 << $1 : 0) }
    }
  }
}
