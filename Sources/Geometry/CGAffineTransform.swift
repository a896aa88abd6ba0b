import Foundation

/// An affine map of the plane for row vectors: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// ```
///             ⎡ a   b   0 ⎤
/// [x y 1]  ·  ⎢ c   d   0 ⎥
///             ⎣ tx  ty  1 ⎦
/// ```
///
/// In a product the left factor acts first. Positive angles turn from the x-axis towards the
/// y-axis: clockwise on a screen whose y-axis points down.
public struct CGAffineTransform: Sendable, Hashable, BitwiseCopyable {
  /// The part of x that goes to x′.
  public var a: CGFloat
  /// The part of x that goes to y′.
  public var b: CGFloat
  /// The part of y that goes to x′.
  public var c: CGFloat
  /// The part of y that goes to y′.
  public var d: CGFloat
  /// What is added to x′.
  public var tx: CGFloat
  /// What is added to y′.
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six entries.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the map of all zeros, as the platform's parameterless initialiser does.
  @inlinable
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a map from its six entries.
  @inlinable
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation by (`tx`, `ty`).
  @inlinable
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling by `sx` and `sy` about the origin.
  @inlinable
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by `angle` radians about the origin, from the x-axis towards the y-axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(Elementary.sin(Double(angle)))
    let cosine = CGFloat(Elementary.cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// Whether every entry equals the identity's.
  public var isIdentity: Bool {
    self == .identity
  }

  /// The signed factor by which areas grow: a·d − b·c.
  package var determinant: CGFloat {
    a * d - b * c
  }

  /// Returns the map that applies this one first and then `other`.
  @inlinable
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the map that first translates by (`tx`, `ty`) and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the map that first scales by `sx` and `sy` and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that first rotates by `angle` radians and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the map that undoes this one, or this map itself when it has no inverse.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}
