import Foundation
import Geometry

extension CALayer {
  /// How far the layer lies in front of its superlayer's plane, in points.
  public var zPosition: CGFloat {
    get { properties.zPosition }
    set { assign(newValue, to: \.zPosition, as: .zPosition) }
  }

  /// The anchor point's distance from the layer's plane, in points.
  public var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { assign(newValue, to: \.anchorPointZ, as: .anchorPointZ) }
  }

  /// Applied to all sublayers, about this layer's anchor point.
  public var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { assign(newValue, to: \.sublayerTransform, as: .sublayerTransform) }
  }

  /// Whether the layer shows when its back faces the viewer.
  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { assign(newValue, to: \.isDoubleSided, as: .doubleSided) }
  }

  /// Whether the sublayers' y axis points the other way.
  public var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set { assign(newValue, to: \.isGeometryFlipped, as: .geometryFlipped) }
  }

  /// Returns whether an odd number of layers from here up have flipped geometry.
  public func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  /// Returns `transform` as an affine transform; the identity if it is none.
  public func affineTransform() -> CGAffineTransform {
    transform.isAffine ? transform.affinePart : .identity
  }

  /// Replaces `transform` as a whole.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  func assignBounds(_ rect: CGRect) {
    let resizes = rect.size != properties.bounds.size
    assign(rect, to: \.bounds, as: .bounds)
    guard resizes, presented == nil else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Sets bounds and position so that the layer covers `rect` of its superlayer.
  ///
  /// The size is taken back through the affine part of `transform`; where that has no inverse, as
  /// it is.
  func assignFrame(_ rect: CGRect) {
    let rect = rect.standardized
    let affine = transform.affinePart
    if affine.isEdgeOn {
      position = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      return
    }
    let size = rect.size.applying(affine.inverted())
    var changed = properties
    changed.bounds = CGRect(origin: bounds.origin, size: size).standardized
    changed.bounds.origin = bounds.origin
    let covered = changed.localRect.applying(affine)
    bounds = changed.bounds
    position = CGPoint(x: rect.minX - covered.minX, y: rect.minY - covered.minY)
  }
}

extension CGAffineTransform {
  /// Whether one of the plane's directions is all but gone, as of a layer turned to its edge.
  ///
  /// Such a transform has no inverse worth the name: 390 points would come from 6e18.
  fileprivate var isEdgeOn: Bool {
    abs(determinant) < 1e-6 * (a * a + b * b + c * c + d * d)
  }
}
