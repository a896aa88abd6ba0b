import Foundation
import Geometry
import Raster

/// The outline of a layer's bounds: a rectangle, some of whose corners may be round.
struct BoundsOutline: Hashable {
  /// How a round corner curves.
  enum Curve: Hashable {
    /// A quarter of a circle.
    case circular
    /// A curve that starts 1.528665 radii away from the corner, so that it bends gradually.
    case continuous
  }

  /// The bounds, in points.
  let rect: CGRect
  /// The radius of the round corners, at most half the shorter side; 0 if none is round.
  let radius: CGFloat
  /// The corners that are round.
  let corners: Path.Corners
  let curve: Curve

  /// Creates the outline of a rectangle whose corners are sharp.
  init(_ rect: CGRect) {
    self.rect = rect
    radius = 0
    corners = Path.Corners(rawValue: 0)
    curve = .circular
  }

  /// Creates an outline; a radius that does not fit is cut to the largest that does, and one that
  /// is negative or no number to 0.
  init(_ rect: CGRect, radius: CGFloat, corners: Path.Corners, curve: Curve) {
    self.rect = rect
    self.corners = corners
    self.curve = curve
    let usable = corners.isEmpty ? 0 : min(radius, min(rect.width, rect.height) / 2)
    self.radius = usable > 0 ? usable : 0
  }
}

extension BoundsOutline {
  /// Whether no corner is round.
  var isRectangle: Bool { radius == 0 }

  /// Whether there is nothing inside.
  var isEmpty: Bool { !(rect.width > 0 && rect.height > 0 && rect.isFinite) }

  /// The region inside.
  var shape: DisplayList.Shape {
    isRectangle ? .rect(rect) : .path(path, .nonZero)
  }

  /// Returns this outline moved inwards by `distance` (outwards if negative); radii change by as
  /// much, and never below 0.
  func inset(by distance: CGFloat) -> BoundsOutline {
    guard distance != 0 else { return self }
    let width = max(0, rect.width - 2 * distance)
    let height = max(0, rect.height - 2 * distance)
    let inner = CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    let radius = radius > 0 ? max(0, radius - distance) : 0
    return BoundsOutline(inner, radius: radius, corners: corners, curve: curve)
  }

  /// Returns the region between this outline and the one `width` further in; everything inside if
  /// no room is left there.
  func border(width: CGFloat) -> DisplayList.Shape {
    let inner = inset(by: width)
    guard !inner.isEmpty else { return shape }
    var ring = path
    ring.addPath(inner.path)
    return .path(ring, .evenOdd)
  }

  /// The outline, clockwise from the left end of the upper edge.
  var path: Path {
    var path = Path()
    if isRectangle {
      path.addRect(rect)
    } else if curve == .continuous {
      path.addContinuousRoundedRect(rect, corners: corners, radius: radius)
    } else {
      path.elements = circular
    }
    return path
  }

  private var circular: [Path.Element] {
    // How far from the corner the control points of a quarter circle lie: 1 − (4/3)·tan(π/8) radii.
    let k = radius * (1 - 0.552_284_749_830_793_3)
    let r = radius
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func turn(
      _ corner: Path.Corners, from start: CGPoint, around point: CGPoint, to end: CGPoint
    ) -> [Path.Element] {
      guard corners.contains(corner) else { return [.line(to: point)] }
      let first = CGPoint(
        x: point.x + (start.x - point.x) / r * k, y: point.y + (start.y - point.y) / r * k)
      let second = CGPoint(
        x: point.x + (end.x - point.x) / r * k, y: point.y + (end.y - point.y) / r * k)
      return [.line(to: start), .cubic(control1: first, control2: second, to: end)]
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [.move(to: at(left + (corners.contains(.topLeft) ? r : 0), top))]
      + turn(.topRight, from: at(right - r, top), around: at(right, top), to: at(right, top + r))
      + turn(
        .bottomRight, from: at(right, bottom - r), around: at(right, bottom),
        to: at(right - r, bottom))
      + turn(
        .bottomLeft, from: at(left + r, bottom), around: at(left, bottom),
        to: at(left, bottom - r))
      + turn(.topLeft, from: at(left, top + r), around: at(left, top), to: at(left + r, top))
      + [.close]
  }
}
