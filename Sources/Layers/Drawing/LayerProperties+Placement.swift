import Foundation
import Geometry
import Raster

extension LayerProperties {
  /// The anchor point, in bounds space.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The map from bounds space to the superlayer's, before the superlayer's `sublayerTransform`:
  /// T(−anchor) · transform · T(position).
  package var placement: CATransform3D {
    CATransform3D.translation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// What a layer does to all its sublayers after their own placement: T(−anchor) ·
  /// sublayerTransform · T(anchor), then the flip of y about the middle if geometry is flipped.
  package var sublayerPlacement: CATransform3D {
    var placement = CATransform3D.identity
    if sublayerTransform != .identity {
      placement = CATransform3D.translation(-anchor.x, -anchor.y, -anchorPointZ)
        .concatenating(sublayerTransform)
        .concatenating(.translation(anchor.x, anchor.y, anchorPointZ))
    }
    if isGeometryFlipped {
      var flip = CATransform3D.identity
      flip.m22 = -1
      flip.m42 = 2 * bounds.midY
      placement = placement.concatenating(flip)
    }
    return placement
  }

  /// The outline of the bounds.
  var outline: BoundsOutline {
    var corners: Path.Corners = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    return BoundsOutline(
      bounds, radius: cornerRadius, corners: corners,
      curve: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// How a picture of the given size lies in the bounds.
  func placement(of picture: Picture) -> ContentsPlacement {
    ContentsPlacement(
      pictureSize: CGSize(width: picture.bitmap.width, height: picture.bitmap.height),
      bounds: bounds, fit: ContentsFit(gravity: contentsGravity.rawValue),
      contentsRect: contentsRect, contentsCenter: contentsCenter, contentsScale: contentsScale)
  }

  /// The pictures that are shown, back to front.
  var pictures: [Picture] {
    guard let contentsFade else { return contents.map { [$0] } ?? [] }
    return [contentsFade.from, contentsFade.to].compactMap { $0 }
  }
}

extension CATransform3D {
  /// Returns the translation by (`x`, `y`, `z`).
  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var matrix = CATransform3D.identity
    matrix.m41 = x
    matrix.m42 = y
    matrix.m43 = z
    return matrix
  }
}
