import Geometry

/// A Gaussian blur.
///
/// Properties:
/// - symmetric: a mirrored input gives the mirrored result, to the last bit;
/// - it keeps sums: weights add up to 1, and nothing is lost but what leaves the bitmap;
/// - its variance is that of the Gaussian asked for;
/// - its cost does not grow with the radius: wide blurs work on means of blocks of pixels.
struct Blur {
  /// The side of the blocks whose means are blurred, in pixels; a power of two.
  let block: Int
  /// The weights of the middle value and of those 1, 2, … away on either side.
  let weights: [Float]

  /// The smallest standard deviation that changes anything, in pixels.
  static let leastSigma = 0.01
  /// The largest one that is told from larger ones, in pixels; the sums of wider blocks would not
  /// fit 32 bits.
  static let widestSigma = 4096.0
  /// The largest deviation, in blocks, that is summed up directly.
  private static let widest = 4.0
  /// How many deviations away a weight still counts.
  private static let deviations = 3.75

  /// Creates a blur of the given standard deviation, in pixels, above 0; one that is wider than
  /// `widestSigma` counts as that.
  ///
  /// The mean of a block and the way back, linear between blocks, blur by themselves: together
  /// they have the variance block² / 4, in square pixels, which the weights leave out.
  init(sigma: Double) {
    let sigma = min(sigma, Self.widestSigma)
    var block = 1
    while Self.deviation(sigma, block) > Self.widest { block *= 2 }
    self.block = block
    let deviation = max(Self.deviation(sigma, block), 1e-3)
    let reach = max(1, Int((deviation * Self.deviations).rounded(.up)))
    let raw = (0...reach).map { Self.integral(Double($0), deviation) }
    let total = raw[0] + 2 * raw[1...].reduce(0, +)
    weights = raw.map { Float($0 / total) }
  }

  /// How far away a pixel still counts, in pixels.
  var reach: Int { (weights.count + 1) * block }

  /// Returns what is left of the deviation, in blocks.
  private static func deviation(_ sigma: Double, _ block: Int) -> Double {
    let whole = sigma / Double(block)
    return block == 1 ? whole : max(whole * whole - 0.25, 0).squareRoot()
  }

  /// Returns the integral of a Gaussian over one step about `centre`, but for a factor: Simpson's
  /// rule on sixteen parts.
  private static func integral(_ centre: Double, _ deviation: Double) -> Double {
    func density(_ x: Double) -> Double {
      Elementary.exp(-x * x / (2 * deviation * deviation))
    }
    var sum = density(centre - 0.5) + density(centre + 0.5)
    for part in 1..<16 {
      sum += density(centre - 0.5 + Double(part) / 16) * (part % 2 == 1 ? 4 : 2)
    }
    return sum
  }

  /// Blurs a plane along its rows and then along its columns; outside it all values are 0.
  func apply(to plane: inout BlurPlane) {
    blurRows(of: &plane)
    blurColumns(of: &plane)
  }

  func blurRows(of plane: inout BlurPlane) {
    let reach = weights.count - 1
    let width = plane.width
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    for y in 0..<plane.height {
      let row = y * width
      for x in 0..<width {
        padded[reach + x] = plane.values[row + x]
        plane.values[row + x] *= weights[0]
      }
      for distance in 1...reach {
        Kernels.addPair(
          to: &plane.values, at: row, count: width, padded, reach - distance, reach + distance,
          weight: weights[distance])
      }
    }
  }

  private func blurColumns(of plane: inout BlurPlane) {
    let width = plane.width
    let source = plane.values + [Float](repeating: 0, count: width)
    let nothing = plane.height * width
    for y in 0..<plane.height {
      for x in 0..<width { plane.values[y * width + x] *= weights[0] }
      for distance in 1..<weights.count {
        let above = y >= distance ? (y - distance) * width : nothing
        let below = y + distance < plane.height ? (y + distance) * width : nothing
        guard above != nothing || below != nothing else { break }
        Kernels.addPair(
          to: &plane.values, at: y * width, count: width, source, above, below,
          weight: weights[distance])
      }
    }
  }
}

/// One channel of a bitmap as numbers, each the mean of a block of pixels.
struct BlurPlane {
  /// The blocks side by side.
  let width: Int
  /// The blocks one above the other.
  let height: Int
  /// The side of a block, in pixels.
  let block: Int
  /// `width` × `height` means, 0 to 255.
  var values: [Float]

  /// Creates the plane of one channel, 0 (red) to 3 (alpha); pixels outside the bitmap are 0.
  init(_ bitmap: Bitmap, channel: Int, block: Int) {
    width = (bitmap.width + block - 1) / block
    height = (bitmap.height + block - 1) / block
    self.block = block
    let shift = UInt32(8 * channel)
    var sums = [UInt32](repeating: 0, count: width)
    values = []
    values.reserveCapacity(width * height)
    let scale = 1 / Float(block * block)
    for y in 0..<height {
      for row in y * block..<min((y + 1) * block, bitmap.height) {
        let start = row * bitmap.width
        for x in 0..<bitmap.width {
          sums[x / block] += bitmap.pixels[start + x].bits >> shift & 255
        }
      }
      for x in 0..<width {
        values.append(Float(sums[x]) * scale)
        sums[x] = 0
      }
    }
  }

  /// Creates the plane of a line of `count` pixels of the value 1; all others are 0.
  init(ones count: Int, block: Int) {
    width = (count + block - 1) / block
    height = 1
    self.block = block
    values = (0..<width).map { Float(min(block, count - $0 * block)) / Float(block) }
  }

  /// Returns the bytes of row `y` of a bitmap, linear between the middles of blocks; `places` are
  /// those of its columns.
  func row(_ y: Int, _ places: [Place]) -> [UInt8] {
    values(row: y, places).map { UInt8(min(max($0 + 0.5, 0), 255)) }
  }

  /// Returns the values of row `y` of a bitmap, linear between the middles of blocks; `places` are
  /// those of its columns.
  func values(row y: Int, _ places: [Place]) -> [Float] {
    let down = Place(y, block)
    let upper = line(down.first)
    let lower = line(down.first + 1)
    return Self.values(
      at: places, of: zip(upper, lower).map { $0 + ($1 - $0) * down.part })
  }

  /// Returns the values at `places`, linear between those of a line of blocks, which has a 0 at
  /// either end.
  static func values(at places: [Place], of line: [Float]) -> [Float] {
    places.map { place in
      let left = line[place.first + 1]
      return left + (line[place.first + 2] - left) * place.part
    }
  }

  /// Returns where the pixels of a line of `count` lie.
  static func places(_ count: Int, block: Int) -> [Place] {
    (0..<count).map { Place($0, block) }
  }

  /// Returns a row of blocks with a 0 at either end; outside the plane all are 0.
  func line(_ y: Int) -> [Float] {
    guard y >= 0, y < height else { return Array(repeating: 0, count: width + 2) }
    return [0] + values[y * width..<(y + 1) * width] + [0]
  }

  /// Between which blocks a pixel's middle lies.
  struct Place {
    /// The block before; −1: none.
    var first: Int
    /// How far it is from there to the next, 0 to 1.
    var part: Float

    init(_ index: Int, _ block: Int) {
      // The middle of block n is (n + ½) · block, that of pixel i is i + ½; all in half pixels.
      let position = 2 * index + 1 - block
      first = position >= 0 ? position / (2 * block) : -1
      part = Float(position - first * 2 * block) / Float(2 * block)
    }
  }
}
