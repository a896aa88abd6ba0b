import Foundation
import Geometry

/// Numbers drawn with seven strokes a digit, as clocks show them.
///
///      ─a─
///     f   b
///      ─g─
///     e   c
///      ─d─
struct SegmentDigits {
  /// The height of a digit, in the units that it is drawn in; its width is half of that.
  let height: CGFloat

  /// The segments of the digits from 0 to 9, from a to g.
  private static let segments = [
    "abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg",
  ]

  /// Where each segment begins and ends, in units of the width and of half the height.
  private static let ends: [Character: (CGPoint, CGPoint)] = [
    "a": (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
    "b": (CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)),
    "c": (CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 2)),
    "d": (CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 2)),
    "e": (CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 2)),
    "f": (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)),
    "g": (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
  ]

  /// How far a digit is from the next, from left end to left end.
  private var advance: CGFloat { height * 0.85 }

  /// How wide `number` is.
  func width(of number: Int) -> CGFloat {
    CGFloat(String(abs(number)).count - 1) * advance + height / 2
  }

  /// Returns the outline of `number`, its upper left corner at `origin`; a sign is not drawn.
  func path(of number: Int, at origin: CGPoint) -> Path {
    var lines = Path()
    for (place, digit) in String(abs(number)).compactMap(\.wholeNumberValue).enumerated() {
      let left = origin.x + CGFloat(place) * advance
      for (start, end) in Self.segments[digit].compactMap({ Self.ends[$0] }) {
        for (index, point) in [start, end].enumerated() {
          let place = CGPoint(
            x: left + point.x * height / 2, y: origin.y + point.y * height / 2)
          if index == 0 { lines.move(to: place) } else { lines.addLine(to: place) }
        }
      }
    }
    return lines.stroked(
      StrokeStyle(width: height * 0.14, cap: .round, join: .round), tolerance: 0.05)
  }
}
