import Foundation

extension Path {
  /// The control length of a quarter circle's cubic: (4/3)·tan(π/8) of the radius.
  static let quarterControl: CGFloat = 0.5522847498307933

  /// Adds a closed rectangle from (minX, minY) along the x-axis first; the null rectangle adds
  /// nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the closed ellipse that touches the sides of `rect`, from (maxX, midY) towards
  /// (midX, maxY), as four cubics; the null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let kx = Self.quarterControl * rect.width / 2
    let ky = Self.quarterControl * rect.height / 2
    let right = CGPoint(x: rect.maxX, y: center.y)
    move(to: right)
    addCurve(
      to: CGPoint(x: center.x, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: center.y + ky),
      control2: CGPoint(x: center.x + kx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: center.y),
      control1: CGPoint(x: center.x - kx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: center.y + ky))
    addCurve(
      to: CGPoint(x: center.x, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: center.y - ky),
      control2: CGPoint(x: center.x - kx, y: rect.minY))
    addCurve(
      to: right,
      control1: CGPoint(x: center.x + kx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: center.y - ky))
    closeSubpath()
  }

  /// Adds a closed rectangle whose corners are quarter ellipses, from (maxX, midY) towards
  /// (maxX, maxY); the null rectangle adds nothing.
  ///
  /// Radii too large for the rectangle are scaled down together until they fit: equal radii become
  /// half the shorter side. The elements are the same at every radius, zero included.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    guard !rect.isNull else { return }
    let radii = Self.fitting(
      CGSize(width: cornerWidth, height: cornerHeight), in: rect.standardized.size)
    let kx = radii.width * (1 - Self.quarterControl)
    let ky = radii.height * (1 - Self.quarterControl)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.height))
    addCurve(
      to: CGPoint(x: rect.maxX - radii.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - ky),
      control2: CGPoint(x: rect.maxX - kx, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + radii.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - radii.height),
      control1: CGPoint(x: rect.minX + kx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - ky))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii.height))
    addCurve(
      to: CGPoint(x: rect.minX + radii.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + ky),
      control2: CGPoint(x: rect.minX + kx, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - radii.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radii.height),
      control1: CGPoint(x: rect.maxX - kx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + ky))
    closeSubpath()
  }

  /// Returns `radii`, at least zero, scaled down so that two of them fit along each side of `size`.
  private static func fitting(_ radii: CGSize, in size: CGSize) -> CGSize {
    let width = max(0, radii.width)
    let height = max(0, radii.height)
    guard width.isFinite, height.isFinite else {
      let half = min(size.width, size.height) / 2
      return CGSize(width: half, height: half)
    }
    var scale: CGFloat = 1
    if 2 * width > size.width { scale = min(scale, size.width / (2 * width)) }
    if 2 * height > size.height { scale = min(scale, size.height / (2 * height)) }
    return CGSize(width: width * scale, height: height * scale)
  }
}
