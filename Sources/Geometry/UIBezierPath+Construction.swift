import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path())
    value.addRect(rect)
  }

  /// Creates the closed ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path())
    value.addEllipse(in: rect)
  }

  /// Creates a closed rectangle with continuous corners.
  ///
  /// Towards half the shorter side the corners turn into quarter circles, and no further.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path())
    value.addContinuousRoundedRect(rect, radius: cornerRadius)
  }

  /// Creates a closed rectangle of which some corners are continuous and the others square.
  ///
  /// The width of `cornerRadii` is the radius; its height is not used, as on the platform.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(Path())
    value.addContinuousRoundedRect(rect, corners: corners.corners, radius: cornerRadii.width)
  }

  /// Creates an open arc of a circle.
  ///
  /// Angles are in radians from the x-axis towards the y-axis; `clockwise` means that they
  /// increase, which looks clockwise when the y-axis points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint) {
    value.move(to: point)
  }

  /// Draws a straight line from the current point; does nothing without one.
  public func addLine(to point: CGPoint) {
    value.addLine(to: point)
  }

  /// Draws a cubic Bézier curve from the current point; does nothing without one.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    value.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic Bézier curve from the current point; does nothing without one.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    value.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws an arc, after a line to its start or, without a current point, a move there.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    value.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      turn: clockwise ? .increasing : .decreasing)
  }

  /// Closes the current subpath; does nothing without one.
  public func close() {
    value.closeSubpath()
  }

  /// Removes all elements.
  public func removeAllPoints() {
    value = Path()
  }

  /// Appends the elements of `bezierPath`.
  public func append(_ bezierPath: UIBezierPath) {
    value.addPath(bezierPath.value)
  }

  /// Returns a path whose subpaths are drawn in the opposite direction, with the same style.
  public func reversing() -> UIBezierPath {
    let copy = copy(with: nil) as? UIBezierPath ?? UIBezierPath()
    copy.value = value.reversed()
    return copy
  }

  /// Maps every point by `transform`.
  public func apply(_ transform: CGAffineTransform) {
    value = value.applying(transform)
  }
}
