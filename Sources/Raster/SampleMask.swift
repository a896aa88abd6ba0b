import Geometry

/// Which of 256 points of a pixel lie inside a shape.
///
/// The points are one to each of 256 rows and one to each of 256 columns of the pixel: point i
/// lies at the middle of row i and of the column whose number is i with its bits reversed (the
/// Hammersley set). So an upright edge cuts off exactly as many points as it has steps.
///
/// Where several shapes have an edge in one pixel, areas alone do not tell whether they overlap or
/// lie side by side; masks do. Whether a point is left or right of an edge does not depend on the
/// edge's direction, so two shapes that share an edge have every point between them exactly once.
package struct SampleMask: Sendable, Hashable {
  /// The points, 64 to a word, the topmost first.
  package var words: SIMD4<UInt64>

  /// No points.
  package static let none = SampleMask(words: SIMD4(repeating: 0))
  /// All points.
  package static let all = SampleMask(words: SIMD4(repeating: .max))

  package init(words: SIMD4<UInt64>) {
    self.words = words
  }

  /// The number of points, 0 to 256.
  package var count: Int {
    words[0].nonzeroBitCount + words[1].nonzeroBitCount + words[2].nonzeroBitCount
      + words[3].nonzeroBitCount
  }

  /// Whether there are no points.
  package var isEmpty: Bool { words == SIMD4(repeating: 0) }

  /// Returns the points that are in both.
  package func intersection(_ other: SampleMask) -> SampleMask {
    SampleMask(words: words & other.words)
  }

  /// Returns the points that are not in `other`.
  package func subtracting(_ other: SampleMask) -> SampleMask {
    SampleMask(words: words & ~other.words)
  }

  /// Returns the points that are in either.
  package func union(_ other: SampleMask) -> SampleMask {
    SampleMask(words: words | other.words)
  }
}

extension SampleMask {
  /// The column, 0 to 255, of the point in each row.
  private static let columns: [Int32] = (0..<256).map { row in
    (0..<8).reduce(0) { $0 | (((row >> $1) & 1) << (7 - $1)) }
  }

  /// For n = 0 to 256, the points in the first n columns.
  private static let leftmost: [SampleMask] = (0...256).map { limit in
    var mask = SampleMask.none
    for (row, column) in columns.enumerated() where column < limit {
      mask.words[row >> 6] |= 1 << UInt64(row & 63)
    }
    return mask
  }

  /// For n = 0 to 256, the points in the first n rows.
  private static let topmost: [SampleMask] = (0...256).map { limit in
    var mask = SampleMask.none
    for row in 0..<limit { mask.words[row >> 6] |= 1 << UInt64(row & 63) }
    return mask
  }

  /// Returns the points inside a rectangle, of the pixel in `column` and `row`.
  package init(of rect: SnappedRect, column: Int, row: Int) {
    func inside(_ position: Int32, _ index: Int) -> Int {
      min(max(Int(position) - index * 256, 0), 256)
    }
    self = Self.leftmost[inside(rect.right, column)]
      .subtracting(Self.leftmost[inside(rect.left, column)])
      .intersection(Self.topmost[inside(rect.bottom, row)])
      .subtracting(Self.topmost[inside(rect.top, row)])
  }

  /// Creates the mask of the points in the rows from `first` on, before `last`.
  init(rows first: Int32, _ last: Int32) {
    words = Self.topmost[Int(last)].words & ~Self.topmost[Int(first)].words
  }

  /// Creates the mask of the points in a piece's rows that lie right of it.
  init(rightOf piece: Outline.Edge.Piece) {
    let across = piece.x1 - piece.x0
    guard across != 0 else {
      let left = Self.leftmost[Int(piece.x0)].words
      words = Self.topmost[Int(piece.y1)].words & ~Self.topmost[Int(piece.y0)].words & ~left
      return
    }
    let descent = piece.y1 - piece.y0
    let columns = Self.columns
    words = SIMD4(repeating: 0)
    for word in Int(piece.y0) >> 6...Int(piece.y1 - 1) >> 6 {
      var bits: UInt64 = 0
      for point in max(piece.y0, Int32(word) << 6)..<min(piece.y1, Int32(word + 1) << 6) {
        // Twice the distance from the piece's upper end to the point, in steps.
        let right = 2 * (columns[Int(point)] - piece.x0) + 1
        let down = 2 * (point - piece.y0) + 1
        let isRight: UInt64 = right * descent >= across * down ? 1 : 0
        bits |= isRight << UInt64(point & 63)
      }
      words[word] = bits
    }
  }
}
