import PixelKernels

/// The plain form of the kernels behind the cheapest way through bytes.
struct PathTwins {
  /// Where bytes were last seen, by what three and five of them are hashed to.
  private var recent = [[Int]](repeating: [], count: 2)
  private var lastDistance = 1
  private let bytes: [UInt8]

  /// What is found in a piece.
  struct Found {
    var candidates: [[UInt32]]
    var stretches: [(start: Int, length: Int, distance: Int)] = []
    var literals = [UInt32](repeating: 0, count: 256)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    recent = [[Int]](repeating: [Int](repeating: 0, count: Int(DEFLATE_RECENT)), count: 2)
  }

  private func head(_ place: Int, of count: Int) -> Int {
    let word = bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let product = (word << UInt64(64 - 8 * count)) &* 0x9E37_79B1_85EB_CA87
    return Int(product >> 50)
  }

  private func equalCount(_ place: Int, _ distance: Int, to end: Int) -> Int {
    guard distance >= 1, distance <= place else { return 0 }
    var count = 0
    while place + count < end, bytes[place + count] == bytes[place + count - distance] {
      count += 1
    }
    return count
  }

  private mutating func remember(_ place: Int) {
    recent[0][head(place, of: 3)] = place
    recent[1][head(place, of: 5)] = place
  }

  /// A candidate as the kernel packs it.
  private func candidate(_ place: Int, _ distance: Int, within furthest: Int, to end: Int) -> UInt32
  {
    guard distance >= 1, distance <= min(place, furthest) else { return 0 }
    let length = min(equalCount(place, distance, to: end), Int(DEFLATE_LONG))
    guard length >= 3 else { return 0 }
    let symbol = DeflateTwins.Symbol.distance(distance).number
    return UInt32(distance - 1) | UInt32(length) << 16 | UInt32(symbol) << 24
  }

  mutating func find(_ piece: Range<Int>) -> Found {
    let longest = Int(DEFLATE_LONG)
    let end = piece.upperBound
    var found = Found(candidates: [[UInt32]](repeating: [0, 0], count: piece.count))
    let lastStart = piece.count > 8 ? end - 8 : piece.lowerBound
    var place = piece.lowerBound
    while place < lastStart {
      var distance = 1
      var length = equalCount(place, 1, to: end)
      if length < longest {
        let other = equalCount(place, lastDistance, to: end)
        if other >= 8 { (length, distance) = (other, lastDistance) }
      }
      if length < longest {
        // Places are kept modulo 65536, so that what is longer ago counts as nearer.
        let gaps = [(0, 3), (1, 5)].map { (place - recent[$0][head(place, of: $1)]) & 0xFFFF }
        remember(place)
        let near = candidate(place, gaps[0], within: Int(DEFLATE_NEAR), to: end)
        let far = candidate(place, gaps[1], within: 32_768, to: end)
        found.candidates[place - piece.lowerBound] = [near, far]
        if far >> 16 & 255 < DEFLATE_LONG {
          found.literals[Int(bytes[place])] += 1
          place += 1
          continue
        }
        distance = gaps[1]
        length = equalCount(place, distance, to: end)
      }
      if distance != 1 { length = min(length, 258) }
      found.stretches.append((place - piece.lowerBound, length, distance))
      lastDistance = distance
      let next = place + length
      for other in place + 1..<place + longest / 2 where other < lastStart { remember(other) }
      for other in next - longest / 2..<next where other < lastStart { remember(other) }
      place = next
    }
    for other in place..<max(place, end) { found.literals[Int(bytes[other])] += 1 }
    return found
  }

  /// The least that a piece can cost, taking stretches as they are.
  static func leastCost(_ bytes: ArraySlice<UInt8>, _ found: Found, _ costs: Costs) -> UInt32 {
    let piece = Array(bytes)
    var least = [UInt32](repeating: 0, count: piece.count + 1)
    var stretches = found.stretches
    for place in piece.indices.reversed() {
      if let last = stretches.last, last.start > place { stretches.removeLast() }
      if let stretch = stretches.last, place < stretch.start + stretch.length {
        let left = stretch.start + stretch.length - place
        least[place] =
          left < 3
          ? least[place + 1] + costs.literals[Int(piece[place])]
          : least[place + left] + costs.match(left, stretch.distance)
        continue
      }
      least[place] = least[place + 1] + costs.literals[Int(piece[place])]
      for candidate in found.candidates[place] where candidate != 0 {
        let length = Int(candidate >> 16 & 255)
        let cost = least[place + length] + costs.match(length, Int(candidate & 0xFFFF) + 1)
        least[place] = min(least[place], cost)
      }
    }
    return least[0]
  }
}

/// What symbols cost, as arrays.
struct Costs {
  var literals: [UInt32]
  var lengths: [UInt32]
  var distances: [UInt32]

  /// What a match costs with all of its pieces.
  func match(_ length: Int, _ distance: Int) -> UInt32 {
    DeflateTwins.pieces(length).reduce(0) {
      $0 + lengths[$1] + distances[DeflateTwins.Symbol.distance(distance).number]
    }
  }

  /// What tokens cost, and the literals behind them.
  func all(_ tokens: [DeflateToken], _ bytes: ArraySlice<UInt8>) -> UInt32 {
    var rest = bytes
    var cost: UInt32 = 0
    for token in tokens {
      for byte in rest.prefix(Int(token.literals)) { cost += literals[Int(byte)] }
      rest = rest.dropFirst(Int(token.literals + token.length))
      cost += match(Int(token.length), Int(token.distance))
    }
    for byte in rest { cost += literals[Int(byte)] }
    return cost
  }
}
