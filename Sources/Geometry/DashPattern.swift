import Foundation

/// Dashes and gaps in turn, repeated for ever.
struct DashPattern {
  /// An even number of lengths.
  let lengths: [CGFloat]
  /// The sum of the lengths.
  let period: CGFloat
  /// Where in the pattern a subpath begins, from 0 to the period.
  let phase: CGFloat

  /// A stretch of the outline that is drawn, in distances from its start.
  struct Dash {
    var start: CGFloat
    var end: CGFloat
  }

  /// The length a dash of length zero gets, so that it has a direction.
  private static let dot: CGFloat = 1e-5

  /// Creates a pattern, or nil when it has no positive length or one that is not usable.
  init?(_ lengths: [CGFloat], phase: CGFloat) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    let even = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = even.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    self.lengths = even
    self.period = period
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// Returns the dashes that begin before `length`, cut off there.
  func dashes(upTo length: CGFloat) -> [Dash] {
    var dashes: [Dash] = []
    var position = -phase
    var index = 0
    while position < length {
      let end = position + lengths[index]
      if index.isMultiple(of: 2), end > 0 || (end == 0 && position == 0) {
        let start = max(0, position)
        dashes.append(Dash(start: start, end: min(length, max(end, start + Self.dot))))
      }
      position = end
      index = (index + 1) % lengths.count
    }
    return dashes
  }
}
