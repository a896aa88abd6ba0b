import Foundation

extension Projection {
  /// The smallest W that counts as in front of the eye.
  ///
  /// Everything behind is cut off before the division, so no image is farther from the vanishing
  /// point than a thousand times its plane's size.
  public static let nearestW = 1e-3

  /// Whether the plane's front faces the viewer, so that images keep their orientation.
  ///
  /// At right angles to the canvas the plane shows neither side.
  public var showsFront: Bool { determinant > 0 }

  /// Whether the plane collapses to a line on the canvas, or is not finite.
  public var isDegenerate: Bool { !isFinite || determinant == 0 }

  /// Returns the part of `polygon`, in the plane, that is in front of the eye.
  public func visiblePart(of polygon: ConvexPolygon) -> ConvexPolygon {
    guard isFinite else { return .empty }
    if m13 == 0, m23 == 0 { return m33 >= Self.nearestW ? polygon : .empty }
    return polygon.clipped(to: frontOfEye)
  }

  /// The part of the plane whose W is large enough.
  var frontOfEye: HalfPlane { HalfPlane(a: m13, b: m23, c: m33 - Self.nearestW) }

  /// Returns the canvas image of what is visible of `polygon`; empty when all is behind the eye.
  public func image(of polygon: ConvexPolygon) -> ConvexPolygon {
    ConvexPolygon(visiblePart(of: polygon).vertices.compactMap { self($0) })
  }

  /// Returns the canvas image of what is visible of `rect`.
  public func image(of rect: CGRect) -> ConvexPolygon {
    image(of: ConvexPolygon(rect))
  }

  /// Returns the smallest rectangle around the canvas image of `rect`; null when nothing of it is
  /// visible.
  public func bounds(of rect: CGRect) -> CGRect {
    image(of: rect).bounds
  }

  /// Returns whether the projection moves every point by the same whole numbers, and by which.
  public var wholeTranslation: (x: Int, y: Int)? {
    guard let affine, affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1,
      let x = Int(exactly: affine.tx), let y = Int(exactly: affine.ty)
    else { return nil }
    return (x, y)
  }

  /// Returns the projection that first translates by (`x`, `y`) and then applies this one.
  public func translated(x: Double, y: Double) -> Projection {
    Projection(1, 0, 0, 0, 1, 0, x, y, 1).concatenating(self)
  }

  /// Returns the projection followed by a scaling of the canvas.
  public func scalingCanvas(by scale: Double) -> Projection {
    Projection(
      m11 * scale, m12 * scale, m13, m21 * scale, m22 * scale, m23, m31 * scale, m32 * scale, m33)
  }
}

extension CATransform3D {
  /// The matrix followed by the projection of space onto the plane z = 0.
  ///
  /// Column 3 becomes (0, 0, 1, 0) and row 3 (0, 0, 1, 0). W stays, so the division can wait until
  /// all matrices are multiplied.
  package var flattened: CATransform3D {
    var result = self
    (result.m13, result.m23, result.m33, result.m43) = (0, 0, 1, 0)
    (result.m31, result.m32, result.m34) = (0, 0, 0)
    return result
  }
}
