import Foundation

/// A matrix taken apart with its rotation as three angles.
///
/// For row vectors the rotation is Rx · Ry · Rz:
///
/// ```
/// ⎡ cy·cz              cy·sz             −sy    ⎤
/// ⎢ sx·sy·cz − cx·sz   sx·sy·sz + cx·cz  sx·cy  ⎥
/// ⎣ cx·sy·cz + sx·sz   cx·sy·sz − sx·cz  cx·cy  ⎦
/// ```
package struct TransformComponents: Sendable, Hashable {
  private var parts: TransformParts
  private var angles: Vector3

  /// Takes a matrix apart; one that cannot be counts as the identity.
  package init(_ matrix: CATransform3D) {
    guard matrix != .identity else {
      parts = .identity
      angles = .zero
      return
    }
    parts = TransformParts(matrix) ?? .identity
    if matrix.isAffine, matrix.isFinite {
      let plane = PlaneTransformParts(matrix.affinePart)
      parts.scale = Vector3(plane.scaleX, plane.scaleY, 1)
      parts.shear = Vector3(plane.shear, 0, 0)
      angles = Vector3(0, 0, plane.rotation)
    } else {
      angles = Self.angles(parts)
    }
  }

  private static func angles(_ parts: TransformParts) -> Vector3 {
    let (r1, r2, r3) = (parts.row1, parts.row2, parts.row3)
    let cosine = Elementary.hypot(r1.x, r1.y)
    let y = Elementary.atan2(-r1.z, cosine)
    guard cosine > 1e-9 else {
      return Vector3(Elementary.atan2(-r3.y, r2.y), y, 0)
    }
    let first = Vector3(Elementary.atan2(r2.z, r3.z), y, Elementary.atan2(r1.y, r1.x))
    let second = Vector3(halfTurnAway(first.x), halfTurnAway(-y), halfTurnAway(first.z))
    let firstTurn = abs(first.x) + abs(first.z)
    return abs(second.x) + abs(second.z) < firstTurn ? second : first
  }

  /// Returns the angle opposite to one between −π and π.
  private static func halfTurnAway(_ angle: Double) -> Double {
    angle > 0 ? angle - .pi : angle + .pi
  }

  /// Reads and writes one component.
  package subscript(component: TransformComponent) -> Double {
    get {
      switch component {
      case .rotation, .rotationZ: angles.z
      case .rotationX: angles.x
      case .rotationY: angles.y
      case .scale: (parts.scale.x + parts.scale.y + parts.scale.z) / 3
      case .scaleX: parts.scale.x
      case .scaleY: parts.scale.y
      case .scaleZ: parts.scale.z
      case .translationX: parts.translation.x
      case .translationY: parts.translation.y
      case .translationZ: parts.translation.z
      }
    }
    set {
      switch component {
      case .rotation, .rotationZ: angles.z = newValue
      case .rotationX: angles.x = newValue
      case .rotationY: angles.y = newValue
      case .scale: parts.scale = Vector3(newValue, newValue, newValue)
      case .scaleX: parts.scale.x = newValue
      case .scaleY: parts.scale.y = newValue
      case .scaleZ: parts.scale.z = newValue
      case .translationX: parts.translation.x = newValue
      case .translationY: parts.translation.y = newValue
      case .translationZ: parts.translation.z = newValue
      }
    }
  }

  /// The matrix put together again.
  package var matrix: CATransform3D {
    let (sx, cx) = (Elementary.sin(angles.x), Elementary.cos(angles.x))
    let (sy, cy) = (Elementary.sin(angles.y), Elementary.cos(angles.y))
    let (sz, cz) = (Elementary.sin(angles.z), Elementary.cos(angles.z))
    var parts = parts
    parts.row1 = Vector3(cy * cz, cy * sz, -sy)
    parts.row2 = Vector3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
    parts.row3 = Vector3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    return parts.matrix
  }
}
