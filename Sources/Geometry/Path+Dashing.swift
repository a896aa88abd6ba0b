import Foundation

extension Path {
  /// The most dashes a subpath is cut into; a finer pattern is drawn solid.
  private static let mostDashes: CGFloat = 100_000

  /// Returns the outline cut into dashes.
  ///
  /// `lengths` are dashes and gaps in turn, in points, starting over at the end; of an odd number
  /// of lengths every second round swaps dashes and gaps. `phase` is how far into the pattern each
  /// subpath begins. On a closed subpath a dash that is cut by the start is one piece. A dash of
  /// length zero becomes a dot that knows its direction. A pattern without a positive length, or
  /// with one that is negative or not finite, gives the path itself.
  public func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
    guard let pattern = DashPattern(lengths, phase: phase), isFinite else { return self }
    var result = Path()
    for subpath in subpaths {
      let lengths = subpath.closedSegments.map(\.length)
      let total = lengths.reduce(0, +)
      guard total > 0, total / pattern.period * CGFloat(pattern.lengths.count) < Self.mostDashes
      else {
        result.addPath(subpath.path)
        continue
      }
      var pieces = pattern.dashes(upTo: total).map { dash in
        subpath.part(from: dash.start, to: dash.end, lengths: lengths)
      }
      if subpath.isClosed, let first = pieces.first, let last = pieces.last,
        pattern.isDash(at: 0), pattern.isDash(at: total), pieces.count > 1
      {
        pieces[pieces.count - 1] = Path(last.elements + first.elements.dropFirst())
        pieces.removeFirst()
      } else if subpath.isClosed, pieces.count == 1, pattern.dashes(upTo: total)[0].covers(total) {
        pieces = [subpath.path]
      }
      for piece in pieces { result.addPath(piece) }
    }
    return result
  }
}

/// Dashes and gaps in turn, repeated for ever.
private struct DashPattern {
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

    func covers(_ length: CGFloat) -> Bool { start <= 0 && end >= length }
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

  /// Returns whether a dash, not a gap, reaches across `distance` from the start.
  func isDash(at distance: CGFloat) -> Bool {
    var rest = (phase + distance).truncatingRemainder(dividingBy: period)
    for (index, length) in lengths.enumerated() {
      if rest < length { return index.isMultiple(of: 2) }
      rest -= length
    }
    return false
  }
}
