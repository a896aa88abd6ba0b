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

  /// The map from the layer's own space to its superlayer's, before what that does to all its
  /// sublayers.
  ///
  /// It is T(−pivot) · transform · T(position), where the pivot's z is `anchorPointZ` and the
  /// position's is `zPosition`.
  package var placement: CATransform3D {
    let pivot = pivot
    return transform.translatedFirst(-pivot.x, -pivot.y, -anchorPointZ)
      .translatedLast(position.x, position.y, zPosition)
  }

  /// What the layer does to all its sublayers after their own placement.
  ///
  /// It is T(−pivot) · sublayerTransform · T(pivot). Flipped geometry then mirrors y about the
  /// middle of the bounds.
  package var sublayerPlacement: CATransform3D {
    var matrix = CATransform3D.identity
    if let sublayerTransform = uncommon?.values.sublayerTransform, sublayerTransform != .identity {
      let pivot = pivot
      matrix = sublayerTransform.translatedFirst(-pivot.x, -pivot.y, -anchorPointZ)
        .translatedLast(pivot.x, pivot.y, anchorPointZ)
    }
    if isGeometryFlipped {
      var mirror = CATransform3D.identity
      mirror.m22 = -1
      mirror.m42 = bounds.minY + bounds.maxY
      matrix = matrix.concatenating(mirror)
    }
    return matrix
  }

  /// Returns the map from the layer's own space to its superlayer's; nil: no superlayer.
  package func matrix(inSuperlayer superlayer: LayerProperties?) -> CATransform3D {
    guard let superlayer else { return placement }
    return placement.concatenating(superlayer.sublayerPlacement)
  }
}
