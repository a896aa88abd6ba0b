import Foundation

extension Path {
  /// A connected piece of the outline.
  package struct Subpath: Sendable, Hashable {
    /// Where it begins.
    package var start: CGPoint
    /// Its lines and curves, without the line that closes it.
    package var segments: [Segment]
    /// Whether a `close` ends it.
    package var isClosed: Bool

    /// Where its last line or curve ends.
    package var end: CGPoint { segments.last?.end ?? start }
  }

  /// A line or a curve together with where it starts.
  package struct Segment: Sendable, Hashable {
    /// Where it starts.
    package var start: CGPoint
    /// What is drawn from there: never a move nor a close.
    package var element: Element
    /// Where it ends.
    package var end: CGPoint { element.end ?? start }
  }

  /// The connected pieces of the outline in drawing order, lone moves included.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    for element in elements {
      switch element {
      case .move(let point):
        if let subpath = open { result.append(subpath) }
        open = Subpath(start: point, segments: [], isClosed: false)
      case .close:
        guard var subpath = open else { continue }
        subpath.isClosed = true
        result.append(subpath)
        open = nil
      case .line, .quadratic, .cubic:
        if open == nil, let last = result.last {
          open = Subpath(start: last.start, segments: [], isClosed: false)
        }
        guard let start = open?.end else { continue }
        open?.segments.append(Segment(start: start, element: element))
      }
    }
    if let subpath = open { result.append(subpath) }
    return result
  }
}

extension Path.Subpath {
  /// The subpath as a path of its own.
  package var path: Path {
    var elements: [Path.Element] = [.move(to: start)]
    elements.append(contentsOf: segments.map(\.element))
    if isClosed { elements.append(.close) }
    return Path(elements)
  }

  /// The lines and curves, with the line that closes the subpath when it has a length.
  var closedSegments: [Path.Segment] {
    guard isClosed, end != start else { return segments }
    return segments + [Path.Segment(start: end, element: .line(to: start))]
  }
}
