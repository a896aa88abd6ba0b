import Foundation

extension Path {
  /// Returns the part of the outline between two fractions of its length.
  ///
  /// Subpaths count as one length in their order, closing lines included. Fractions outside 0…1
  /// act as 0 or 1. The whole range gives the path itself, joined where it is closed; a proper part
  /// of a closed subpath is open. When `start` is not below `end`, or one of them is not a number,
  /// the result is empty.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    guard start < end, isFinite else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.closedSegments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    let lower = max(0, start) * total
    let upper = end < 1 ? end * total : .infinity

    var result = Path()
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let begin = position
      var end = position
      for length in lengths { end += length }
      if begin >= lower, end <= upper {
        if begin < upper { result.addPath(subpath.path) }
      } else if end > lower, begin < upper {
        let part = subpath.part(from: lower - begin, to: upper - begin, lengths: lengths)
        result.addPath(part)
      }
      position = end
    }
    return result
  }
}

extension Path.Subpath {
  /// Returns the open path between two distances from the start, given the lengths of the closed
  /// segments.
  func part(from lower: CGFloat, to upper: CGFloat, lengths: [CGFloat]) -> Path {
    var elements: [Path.Element] = []
    var position: CGFloat = 0
    for (segment, length) in zip(closedSegments, lengths) {
      let begin = position
      position += length
      guard length > 0, position > lower, begin < upper else { continue }
      let part = segment.part(
        from: max(0, lower - begin), to: min(length, upper - begin), length: length)
      if elements.isEmpty { elements.append(.move(to: part.start)) }
      elements.append(part.element)
    }
    return Path(elements)
  }
}
