import Foundation

extension CGPath {
  /// How far the curves of derived outlines may be off, in points.
  private static let tolerance: CGFloat = 0.01

  /// Returns whether `point`, mapped by `transform`, lies inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    value.contains(point.applying(transform), using: rule.rule)
  }

  /// Returns the outline of a stroke along this path mapped by `transform`, to be filled by the
  /// winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(value.applying(transform).stroked(style, tolerance: Self.tolerance))
  }

  /// Returns this path, mapped by `transform`, cut into dashes.
  ///
  /// `lengths` are dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(value.applying(transform).dashed(lengths: lengths, phase: phase))
  }

  /// Returns this path with curves replaced by lines within `threshold` points of them.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(value.flattened(tolerance: threshold))
  }

  /// Returns the path with every subpath drawn in the opposite direction.
  package func reversed() -> CGPath {
    CGPath(value.reversed())
  }

  /// Reads the rectangle that this path is, and returns whether it is one.
  ///
  /// It is when it consists of one upright rectangle, closed or back at its start.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = value.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension Path {
  /// The upright rectangle that the path is, closed or back at its start; nil when it is not one.
  public var rectangle: CGRect? {
    let subpaths = subpaths
    guard subpaths.count == 1, let subpath = subpaths.first else { return nil }
    var corners = [subpath.start]
    for segment in subpath.segments {
      guard case .line(let point) = segment.element else { return nil }
      corners.append(point)
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4, subpath.isClosed || subpath.segments.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard alongX || alongY else { return nil }
    let box = CGRect(boundsOf: corners)
    return box.isNull ? nil : box
  }
}

extension UIBezierPath {
  /// Returns whether `point` lies inside; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    value.contains(point, using: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// How a stroke along this path looks.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashes: dashLengths, dashPhase: dashPhase)
  }
}
