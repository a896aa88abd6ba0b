import Foundation
import Geometry

extension LayerProperties {
  /// The bounding box of the bounds under the affine part of `transform`, in superlayer space.
  package var frame: CGRect {
    localRect.applying(transform.affinePart).offsetBy(dx: position.x, dy: position.y)
  }

  /// The bounds, placed so that the anchor point is the origin.
  package var localRect: CGRect {
    CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// The anchor point in the layer's own coordinates.
  package var pivot: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// Returns the map from the layer's own space to its superlayer's.
  ///
  /// It is L · S with
  ///
  /// ```
  /// L = T(−pivot) · transform · T(position)
  /// S = T(−superlayer's pivot) · superlayer's sublayerTransform · T(superlayer's pivot)
  /// ```
  ///
  /// where a pivot's z is `anchorPointZ` and the position's is `zPosition`. A superlayer with
  /// flipped geometry then mirrors y about the middle of its bounds. nil: no superlayer.
  package func matrix(inSuperlayer superlayer: LayerProperties?) -> CATransform3D {
    let pivot = pivot
    var matrix = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let superlayer else { return matrix }
    if superlayer.sublayerTransform != .identity {
      let pivot = superlayer.pivot
      let depth = superlayer.anchorPointZ
      matrix =
        matrix
        .concatenating(CATransform3DMakeTranslation(-pivot.x, -pivot.y, -depth))
        .concatenating(superlayer.sublayerTransform)
        .concatenating(CATransform3DMakeTranslation(pivot.x, pivot.y, depth))
    }
    if superlayer.isGeometryFlipped {
      var mirror = CATransform3D.identity
      mirror.m22 = -1
      mirror.m42 = superlayer.bounds.minY + superlayer.bounds.maxY
      matrix = matrix.concatenating(mirror)
    }
    return matrix
  }
}
