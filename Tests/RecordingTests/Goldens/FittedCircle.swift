import Foundation

/// A circle, in pixels.
struct Circle {
  var x: Double
  var y: Double
  var radius: Double
}

/// How far four cubic arcs are from the circle that they stand for.
///
/// An arc from (1, 0) to (0, 1) with control points at a distance of 4/3·(√2 − 1) along the tangents
/// touches the circle at its ends and in its middle and is outside it elsewhere, by up to 0.03 %.
enum FourArcs {
  private static let handle = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Returns the distance from the centre in a direction (radians), for a radius of 1.
  static func radius(towards angle: Double) -> Double {
    let quarter = (angle / (.pi / 2) - (angle / (.pi / 2)).rounded(.down)) * .pi / 2
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let (x, y) = point(at: middle)
      if atan2(y, x) < quarter { low = middle } else { high = middle }
    }
    let (x, y) = point(at: low)
    return (x * x + y * y).squareRoot()
  }

  /// The area within the arcs over that of the circle.
  static let area: Double = {
    let steps = 1000
    let sum = (0..<steps).reduce(0.0) { sum, step in
      let radius = radius(towards: (Double(step) + 0.5) / Double(steps) * .pi / 2)
      return sum + radius * radius
    }
    return sum / Double(steps)
  }()

  private static func point(at t: Double) -> (Double, Double) {
    let rest = 1 - t
    let (first, second) = (3 * t * rest * rest, 3 * t * t * rest)
    return (
      rest * rest * rest + first + second * handle, first * handle + second + t * t * t
    )
  }
}

/// How much of each pixel of a canvas is inside a shape, 0 to 1.
struct CoveragePlane {
  var width: Int
  var height: Int
  var values: [Double]

  /// The area of the shape, in pixels.
  var area: Double { values.reduce(0, +) }

  /// The circle whose area and centre of mass the shape has; for shapes that the canvas does not cut.
  var massCircle: Circle {
    var (x, y) = (0.0, 0.0)
    for (index, value) in values.enumerated() where value > 0 {
      x += value * (Double(index % width) + 0.5)
      y += value * (Double(index / width) + 0.5)
    }
    let area = area
    return Circle(x: x / area, y: y / area, radius: (area / (.pi * FourArcs.area)).squareRoot())
  }

  /// The circle that fits the shape's edge best, by least squares.
  ///
  /// Points of the edge come from the sums of rows where it is steep and of columns where it is flat,
  /// on either side of the centre of `guess`, and are brought from the four arcs to their circle.
  func edgeCircle(near guess: Circle) -> Circle? {
    var points: [(x: Double, y: Double)] = []
    let reach = guess.radius * 0.7
    for row in 0..<height where abs(Double(row) + 0.5 - guess.y) < reach {
      let line = (0..<width).map { values[row * width + $0] }
      points += Self.ends(of: line, about: guess.x).map { ($0, Double(row) + 0.5) }
    }
    for column in 0..<width where abs(Double(column) + 0.5 - guess.x) < reach {
      let line = (0..<height).map { values[$0 * width + column] }
      points += Self.ends(of: line, about: guess.y).map { (Double(column) + 0.5, $0) }
    }
    let round = points.map { point in
      let (dx, dy) = (point.x - guess.x, point.y - guess.y)
      let excess = FourArcs.radius(towards: atan2(dy, dx))
      return (x: guess.x + dx / excess, y: guess.y + dy / excess)
    }
    return Circle(through: round, near: guess)
  }

  /// Where the shape begins and ends on a line, if that is inside the canvas.
  private static func ends(of line: [Double], about middle: Double) -> [Double] {
    let start = min(max(Int(middle), 0), line.count)
    var ends: [Double] = []
    if start > 0, line[0] == 0 {
      ends.append(Double(start) - line[..<start].reduce(0, +))
    }
    if start < line.count, line[line.count - 1] == 0 {
      ends.append(Double(start) + line[start...].reduce(0, +))
    }
    return ends.filter { $0 > 0 && $0 < Double(line.count) }
  }
}

extension Circle {
  /// The circle with the least sum of squares of x² + y² + ax + by + c over points (Kåsa, 1976), in
  /// coordinates about `origin`; nil if there are too few points.
  init?(through points: [(x: Double, y: Double)], near origin: Circle) {
    guard points.count >= 8 else { return nil }
    var matrix = [[Double]](repeating: [0, 0, 0, 0], count: 3)
    for point in points {
      let row = [point.x - origin.x, point.y - origin.y, 1]
      let right = -(row[0] * row[0] + row[1] * row[1])
      for i in 0..<3 {
        for j in 0..<3 { matrix[i][j] += row[i] * row[j] }
        matrix[i][3] += row[i] * right
      }
    }
    for pivot in 0..<3 {
      let best = (pivot..<3).max { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) } ?? pivot
      matrix.swapAt(pivot, best)
      guard matrix[pivot][pivot] != 0 else { return nil }
      for other in 0..<3 where other != pivot {
        let factor = matrix[other][pivot] / matrix[pivot][pivot]
        for column in 0..<4 { matrix[other][column] -= factor * matrix[pivot][column] }
      }
    }
    let (a, b, c) = (
      matrix[0][3] / matrix[0][0], matrix[1][3] / matrix[1][1], matrix[2][3] / matrix[2][2]
    )
    self.init(
      x: origin.x - a / 2, y: origin.y - b / 2, radius: (a * a / 4 + b * b / 4 - c).squareRoot())
  }

  /// The area of the part of the circle within a canvas, by slices of 1/32 of a pixel.
  func area(width: Int, height: Int) -> Double {
    var sum = 0.0
    for slice in 0..<height * 32 {
      let dy = (Double(slice) + 0.5) / 32 - y
      guard abs(dy) < radius else { continue }
      let half = (radius * radius - dy * dy).squareRoot()
      sum += max(min(x + half, Double(width)) - max(x - half, 0), 0) / 32
    }
    return sum
  }
}
