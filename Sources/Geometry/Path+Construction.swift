import Foundation

extension Path {
  /// Begins a new subpath at `point`.
  public mutating func move(to point: CGPoint) {
    if case .move = elements.last {
      elements[elements.count - 1] = .move(to: point)
    } else {
      elements.append(.move(to: point))
    }
  }

  /// Draws a straight line from the current point; does nothing without one.
  public mutating func addLine(to point: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.line(to: point))
  }

  /// Draws a quadratic Bézier curve from the current point; does nothing without one.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.quadratic(control: control, to: point))
  }

  /// Draws a cubic Bézier curve from the current point; does nothing without one.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }

  /// Closes the current subpath; does nothing without one, or when it is closed already.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Draws lines through `points`, beginning a new subpath at the first.
  public mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Appends the elements of `other`.
  public mutating func addPath(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }
}
