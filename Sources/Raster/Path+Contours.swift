import Foundation
import Geometry

extension Path {
  /// Returns the path's subpaths as closed polygons that stray at most `tolerance` from it.
  ///
  /// A curve is cut into equal parts of its parameter: a chord over a parameter range h strays by
  /// at most h² · |second derivative| / 8.
  func contours(tolerance: Double) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    var contour: [CGPoint] = []
    func parts(_ bend: Double) -> Int {
      Int(min(max((bend / (8 * tolerance)).squareRoot().rounded(.up), 1), 4096))
    }
    for element in elements {
      switch element {
      case .move(let point):
        if contour.count > 1 { contours.append(contour) }
        contour = [point]
      case .line(let point):
        contour.append(point)
      case .quadratic(let control, let end):
        guard let start = contour.last else { continue }
        let bend = CGPoint(
          x: 2 * (start.x - 2 * control.x + end.x), y: 2 * (start.y - 2 * control.y + end.y))
        let count = parts(Double(bend.x * bend.x + bend.y * bend.y).squareRoot())
        for index in 1..<max(count, 1) {
          let t = CGFloat(index) / CGFloat(count)
          let s = 1 - t
          contour.append(
            CGPoint(
              x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
              y: s * s * start.y + 2 * s * t * control.y + t * t * end.y))
        }
        contour.append(end)
      case .cubic(let control1, let control2, let end):
        guard let start = contour.last else { continue }
        let first = CGPoint(
          x: start.x - 2 * control1.x + control2.x, y: start.y - 2 * control1.y + control2.y)
        let second = CGPoint(
          x: control1.x - 2 * control2.x + end.x, y: control1.y - 2 * control2.y + end.y)
        let bend = max(
          Double(first.x * first.x + first.y * first.y),
          Double(second.x * second.x + second.y * second.y))
        let count = parts(6 * bend.squareRoot())
        for index in 1..<max(count, 1) {
          let t = CGFloat(index) / CGFloat(count)
          let s = 1 - t
          let a = s * s * s
          let b = 3 * s * s * t
          let c = 3 * s * t * t
          let d = t * t * t
          contour.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
        contour.append(end)
      case .close:
        guard let start = contour.first else { continue }
        if contour.count > 1 { contours.append(contour) }
        contour = [start]
      }
    }
    if contour.count > 1 { contours.append(contour) }
    return contours
  }
}
