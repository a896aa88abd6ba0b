import Foundation

extension Path {
  /// Whether this path and `other` have the same kinds of elements in the same order, so that they
  /// interpolate point by point.
  ///
  /// A `close` that ends a subpath does not count: an oval matches an arc of four quarters.
  public func hasSameElements(as other: Path) -> Bool {
    elements.count == other.elements.count && haveSameKinds(elements, other.elements)
      || haveSameKinds(withoutFinalCloses, other.withoutFinalCloses)
  }

  /// Returns the path `fraction` of the way to `other`: this path at 0, `other` at 1, exactly.
  ///
  /// Points of matching elements move in straight lines. Paths that do not match are both turned
  /// into cubics first; their subpaths pair up by index, of each pair the longest pieces of the
  /// shorter list are halved until the counts agree, and a subpath without a partner grows from or
  /// shrinks to the middle of its own bounds. Between 0 and 1 nothing leaves the rectangle around
  /// both. Outside, points go on along their lines.
  public func interpolated(to other: Path, at fraction: CGFloat) -> Path {
    if fraction == 0 || fraction.isNaN || self == other { return self }
    if fraction == 1 { return other }
    if elements.count == other.elements.count, haveSameKinds(elements, other.elements) {
      return Path(
        zip(elements, other.elements).map { $0.interpolated(to: $1, at: fraction) })
    }
    let own = withoutFinalCloses
    let others = other.withoutFinalCloses
    if haveSameKinds(own, others) {
      var partners = others.makeIterator()
      return Path(
        elements.enumerated().map { index, element in
          guard !isFinalClose(index), let partner = partners.next() else { return element }
          return element.interpolated(to: partner, at: fraction)
        })
    }
    return interpolatedPiecewise(to: other, at: fraction)
  }

  private var withoutFinalCloses: [Element] {
    elements.indices.lazy.filter { !isFinalClose($0) }.map { elements[$0] }
  }

  /// Whether the element at `index` is a `close` after which a new subpath begins with a `move`, or
  /// none.
  private func isFinalClose(_ index: Int) -> Bool {
    guard case .close = elements[index] else { return false }
    guard index + 1 < elements.count else { return true }
    if case .move = elements[index + 1] { return true }
    return false
  }

  private func haveSameKinds(_ a: [Element], _ b: [Element]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.hasSameKind(as: $1) }
  }
}

extension Path.Element {
  fileprivate func hasSameKind(as other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic),
      (.close, .close):
      true
    default:
      false
    }
  }

  /// Returns the element between this one and one of the same kind.
  fileprivate func interpolated(to other: Path.Element, at fraction: CGFloat) -> Path.Element {
    switch (self, other) {
    case (.move(let a), .move(let b)):
      .move(to: a.moved(towards: b, by: fraction))
    case (.line(let a), .line(let b)):
      .line(to: a.moved(towards: b, by: fraction))
    case (.quadratic(let a1, let a2), .quadratic(let b1, let b2)):
      .quadratic(
        control: a1.moved(towards: b1, by: fraction), to: a2.moved(towards: b2, by: fraction))
    case (.cubic(let a1, let a2, let a3), .cubic(let b1, let b2, let b3)):
      .cubic(
        control1: a1.moved(towards: b1, by: fraction),
        control2: a2.moved(towards: b2, by: fraction), to: a3.moved(towards: b3, by: fraction))
    default:
      self
    }
  }
}
