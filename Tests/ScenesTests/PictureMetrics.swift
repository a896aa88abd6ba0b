import Foundation

/// How far a rendering is from its reference, in five figures that see different mistakes.
struct PictureMetrics: Hashable {
  /// The mean absolute difference over all pixels and channels, in levels.
  var mae: Double
  /// The share of all pixels that are no edge and differ by more than 16 levels.
  var inner16: Double
  /// The share of the edge pixels that differ by more than 64 levels.
  var edge64: Double
  /// The largest mean signed difference of an 8 × 8 block in a channel, in levels.
  var block8: Double
  /// The 99th percentile of the difference over flat pixels, in levels.
  var flat99: Double
}

extension PictureMetrics {
  /// The figures' names, in the order in which they are printed.
  static let names = ["mae", "inner16", "edge64", "block8", "flat99"]

  /// The figures in the order of their names.
  var values: [Double] { [mae, inner16, edge64, block8, flat99] }

  /// Returns the figures that are beyond their limits, as `name value > limit`.
  func violations(of limits: PictureMetrics) -> [String] {
    zip(Self.names, zip(values, limits.values)).compactMap { name, pair in
      pair.0 > pair.1 ? "\(name) \(pair.0) > \(pair.1)" : nil
    }
  }

  /// The largest share of its limit that a figure reaches.
  func strain(within limits: PictureMetrics) -> Double {
    zip(values, limits.values).map { $0 / $1 }.max() ?? 0
  }

  /// Measures `rendering` against `reference`.
  ///
  /// - Precondition: Both have the same size.
  init(of rendering: ColorPlanes, against reference: ColorPlanes) {
    precondition(
      rendering.width == reference.width && rendering.height == reference.height,
      "pictures of different sizes have no metrics")
    let range = reference.neighbourhoodRange()
    var sum = 0
    var wrongInside = 0
    var edges = 0
    var wrongEdges = 0
    var flats: [Int] = []
    for index in range.indices {
      var worst = 0
      for channel in 0..<3 {
        let difference = abs(
          Int(rendering.values[3 * index + channel]) - Int(reference.values[3 * index + channel]))
        sum += difference
        worst = max(worst, difference)
      }
      if range[index] > 24 {
        edges += 1
        if worst > 64 { wrongEdges += 1 }
      } else if worst > 16 {
        wrongInside += 1
      }
      if range[index] <= 6 { flats.append(worst) }
    }
    mae = Double(sum) / Double(3 * range.count)
    inner16 = Double(wrongInside) / Double(range.count)
    edge64 = edges == 0 ? 0 : Double(wrongEdges) / Double(edges)
    block8 = Self.largestBlockMean(of: rendering, against: reference)
    flat99 = Self.percentile99(of: flats)
  }

  /// Returns the largest mean signed difference among blocks of 8 × 8 that are at least a quarter
  /// inside the picture.
  private static func largestBlockMean(
    of rendering: ColorPlanes, against reference: ColorPlanes
  ) -> Double {
    var largest = 0.0
    for top in stride(from: 0, to: reference.height, by: 8) {
      for left in stride(from: 0, to: reference.width, by: 8) {
        let rows = top..<min(top + 8, reference.height)
        let columns = left..<min(left + 8, reference.width)
        guard rows.count * columns.count >= 16 else { continue }
        for channel in 0..<3 {
          var sum = 0
          for y in rows {
            for x in columns {
              let index = 3 * (y * reference.width + x) + channel
              sum += Int(rendering.values[index]) - Int(reference.values[index])
            }
          }
          largest = max(largest, abs(Double(sum)) / Double(rows.count * columns.count))
        }
      }
    }
    return largest
  }

  /// Returns the 99th percentile, interpolated between neighbours; 0 for no values.
  private static func percentile99(of values: [Int]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let position = 0.99 * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    let fraction = position - Double(below)
    return Double(sorted[below]) * (1 - fraction) + Double(sorted[above]) * fraction
  }
}
