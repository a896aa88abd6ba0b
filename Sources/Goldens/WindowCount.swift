/// Counts marked pixels in all squares of a size, a row of pixels at a time.
struct WindowCount {
  /// The side of a square, in pixels.
  static let side = 16

  /// The greatest count so far.
  private(set) var densest = 0
  private let width: Int
  /// For each column, how many of its last `side` pixels are marked.
  private var columns: [UInt8]
  /// The marks of the last `side` rows, 1 or 0 each, the oldest row first to be overwritten.
  private var marks: [UInt8]
  private var isMarked = [Bool](repeating: false, count: side)
  private var next = 0

  init(width: Int) {
    self.width = width
    columns = Array(repeating: 0, count: width)
    marks = Array(repeating: 0, count: width * Self.side)
  }

  /// Adds a row in which nothing is marked below the others.
  mutating func addUnmarkedRow() {
    if isMarked[next] {
      replaceOldest(with: { _ in 0 })
      isMarked[next] = false
    }
    next = (next + 1) % Self.side
  }

  /// Adds a row below the others, in which all columns are marked whose number is not 0.
  mutating func add(_ numbers: Span<UInt8>) {
    replaceOldest(with: { numbers[$0] == 0 ? 0 : 1 })
    isMarked[next] = true
    next = (next + 1) % Self.side
    var sum = 0
    for column in 0..<width {
      sum += Int(columns[column])
      if column >= Self.side { sum -= Int(columns[column - Self.side]) }
      densest = max(densest, sum)
    }
  }

  /// Exchanges the marks of the oldest row.
  private mutating func replaceOldest(with mark: (Int) -> UInt8) {
    let start = next * width
    for column in 0..<width {
      let mark = mark(column)
      columns[column] = columns[column] &+ mark &- marks[start + column]
      marks[start + column] = mark
    }
  }
}
