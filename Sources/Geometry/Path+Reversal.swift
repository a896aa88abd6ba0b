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
}
