import Foundation

/// The samples of one benchmark, and what they come to.
struct Report {
  /// The benchmark's name.
  let name: String
  /// The number of threads that it ran on.
  let threads: Int
  /// What the rounds gave.
  var samples: [Sample] = []

  /// The median of the CPU time of a unit, in milliseconds.
  var cpu: Double { Self.median(samples.map(\.cost.cpu)) }
  /// The median of the time that a unit took, in milliseconds.
  var wall: Double { Self.median(samples.map(\.cost.wall)) }
  /// The bytes of a unit, if it is written.
  var bytes: Int? { samples.last?.bytes }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2
      : sorted.count == 1 ? last : sorted[middle]
  }

  /// A row of the table.
  var row: String {
    let costs = samples.map(\.cost.cpu)
    let spread = String(
      format: "%.2f to %.2f", costs.min() ?? 0, costs.max() ?? 0)
    let size = bytes.map { String(format: "%.0f", Double($0) / 1e3) } ?? ""
    return Self.columns([name, "\(threads)", cpu.short, spread, wall.short, size])
  }

  /// The head of the table.
  static let head = columns(["benchmark", "threads", "CPU ms", "spread", "wall ms", "KB"])

  private static func columns(_ words: [String]) -> String {
    let widths = [24, 8, 10, 18, 10, 9]
    return zip(words, widths).enumerated().map { index, column in
      let space = String(repeating: " ", count: max(column.1 - column.0.count, 1))
      return index == 0 ? column.0 + space : space + column.0
    }.joined()
  }

  /// The report as one line of JSON.
  var line: String {
    let size = bytes.map { ",\"bytes\":\($0)" } ?? ""
    return "{\"name\":\"\(name)\",\"threads\":\(threads),"
      + "\"cpu\":\(cpu.short),\"wall\":\(wall.short)\(size)}"
  }
}

extension Double {
  /// Three decimals.
  fileprivate var short: String { String(format: "%.3f", self) }
}
