import Foundation
import Geometry

/// The places where a gradient's colour jumps: hard stops.
///
/// A pixel that a jump passes through shows both colours, each by the area that it has of the
/// pixel. Elsewhere the colour in a pixel's middle is its mean.
struct GradientSteps: Sendable {
  /// A jump from one colour to another.
  private struct Step: Sendable {
    var location: Double
    var before: Color
    var after: Color
  }

  private var steps: [Step] = []

  /// Whether the colour never jumps.
  var isEmpty: Bool { steps.isEmpty }

  /// Finds the jumps between stops, whose locations never fall.
  init(_ stops: [Gradient.Stop]) {
    var first = 0
    for (index, stop) in stops.enumerated() {
      if stop.location > stops[first].location { first = index }
      let isLast = index + 1 == stops.count || stops[index + 1].location > stop.location
      guard isLast, first < index, stops[first].color != stop.color else { continue }
      steps.append(
        Step(location: stop.location, before: stops[first].color, after: stop.color))
    }
  }

  /// Returns the mean colour of a pixel that a jump passes through; nil if none does.
  ///
  /// `parameter` is that of the pixel's middle; `slope` is how much it grows to the
  /// next pixel of the row and of the column.
  func pixel(at parameter: Double, slope: CGVector) -> Pixel? {
    let dx = abs(Double(slope.dx))
    let dy = abs(Double(slope.dy))
    let (long, short) = (max(dx, dy), min(dx, dy))
    let reach = (long + short) / 2
    guard reach > 0, reach.isFinite else { return nil }
    for step in steps where abs(step.location - parameter) < reach {
      let share = Self.share(below: step.location - parameter + reach, long, short)
      return Pixel.mix(
        from: step.after.pixel(), to: step.before.pixel(), weight: UInt32(share * 256 + 0.5))
    }
    return nil
  }

  /// Returns the share of a pixel's area where a parameter that grows by `long` along one side and
  /// by `short` along the other, from 0 at one corner, is below `value`.
  ///
  /// The density is a trapezium, so the share is a parabola, a line, and a parabola again.
  private static func share(below value: Double, _ long: Double, _ short: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= long + short { return 1 }
    if value < short { return value * value / (2 * long * short) }
    if value <= long { return (value - short / 2) / long }
    let rest = long + short - value
    return 1 - rest * rest / (2 * long * short)
  }
}
