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
      let dashes = pattern.dashes(upTo: total)
      var pieces = dashes.map { dash in
        subpath.part(from: dash.start, to: dash.end, lengths: lengths)
      }
      if subpath.isClosed, dashes.first?.start == 0, dashes.last?.end == total {
        let last = pieces.removeLast()
        if pieces.isEmpty {
          pieces = [subpath.path]
        } else {
          pieces.append(Path(last.elements + pieces.removeFirst().elements.dropFirst()))
        }
      }
      for piece in pieces { result.addPath(piece) }
    }
    return result
  }
}
