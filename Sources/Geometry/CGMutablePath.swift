import Foundation

/// A path that elements can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() {
    self.init(Path())
  }
}

extension CGMutablePath {
  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.move(to: point.applying(transform))
  }

  /// Draws a straight line from the current point; does nothing without one.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.addLine(to: point.applying(transform))
  }

  /// Draws a quadratic Bézier curve from the current point; does nothing without one.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    value.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a cubic Bézier curve from the current point; does nothing without one.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    value.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the current subpath; does nothing without one.
  public func closeSubpath() {
    value.closeSubpath()
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Draws lines through `points`, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    value.addLines(between: points.map { $0.applying(transform) })
  }

  /// Adds the closed ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a closed rectangle with elliptic corners.
  ///
  /// Corners too large for the rectangle are scaled down until they fit.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Draws an arc, after a line to its start or, without a current point, a move there.
  ///
  /// Angles are in radians. `clockwise` is meant for a y-axis that points up: on a screen whose
  /// y-axis points down, `false` looks clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        turn: clockwise ? .decreasing : .increasing)
    }
  }

  /// Draws an arc of `delta` radians, after a line to its start or, without a current point, a
  /// move there.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Draws a line to, and an arc along, the circle that touches the rays from the current point to
  /// `tangent1End` and from there to `tangent2End`.
  ///
  /// The current point takes part as it is; the other two points and the circle are mapped by
  /// `transform`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = value.currentPoint else { return }
    let isIdentity = transform.isIdentity
    var piece = Path([.move(to: isIdentity ? current : current.applying(transform.inverted()))])
    piece.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    value.addPath(Path(Array(piece.elements.dropFirst())).applying(transform))
  }

  /// Appends the elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    value.addPath(path.value.applying(transform))
  }

  /// Appends what `draw` adds to a path that continues this one, mapped by `transform`.
  private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    guard !transform.isIdentity else { return draw(&value) }
    var piece = Path()
    draw(&piece)
    if !value.isEmpty, case .move(let start) = piece.elements.first, piece.elements.last != .close {
      piece.elements[0] = .line(to: start)
    }
    value.addPath(piece.applying(transform))
  }
}
