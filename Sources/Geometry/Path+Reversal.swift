import Foundation

extension Path {
  /// Returns the path with every subpath drawn in the opposite direction.
  ///
  /// The subpaths keep their order and their kinds of elements. A closed subpath begins where its
  /// last element before the `close` ended, so its closing line stays its closing line.
  public func reversed() -> Path {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for subpath in subpaths {
      result.append(.move(to: subpath.end))
      var ends = subpath.segments.map(\.start)
      for segment in subpath.segments.reversed() {
        let start = ends.removeLast()
        switch segment.element {
        case .line:
          result.append(.line(to: start))
        case .quadratic(let control, _):
          result.append(.quadratic(control: control, to: start))
        case .cubic(let control1, let control2, _):
          result.append(.cubic(control1: control2, control2: control1, to: start))
        case .move, .close:
          break
        }
      }
      if subpath.isClosed { result.append(.close) }
    }
    return Path(result)
  }

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
    package var start: CGPoint
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
