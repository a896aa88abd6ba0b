/// Counts marked pixels in all squares of a size, a row of pixels at a time.
struct WindowCount {
  /// The side of a square, in pixels.
  static let side = 16

  /// The greatest count so far.
  private(set) var densest = 0
  /// For each column, how many of its last `side` pixels are marked.
  private var columns: [Int]
  /// The marks of the last `side` rows, the oldest one first to be overwritten.
  private var rows: [[Bool]]
  private var next = 0

  init(width: Int) {
    columns = Array(repeating: 0, count: width)
    rows = Array(repeating: Array(repeating: false, count: width), count: Self.side)
  }

  /// Adds a row below the others.
  mutating func add(_ marks: [Bool]) {
    for column in columns.indices {
      columns[column] += (marks[column] ? 1 : 0) - (rows[next][column] ? 1 : 0)
    }
    rows[next] = marks
    next = (next + 1) % Self.side
    var sum = 0
    for column in columns.indices {
      sum += columns[column]
      if column >= Self.side { sum -= columns[column - Self.side] }
      densest = max(densest, sum)
    }
  }
}
