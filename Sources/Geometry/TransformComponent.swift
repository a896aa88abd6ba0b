import Foundation

/// A number that a transform's key path can name, such as `transform.rotation.y`.
///
/// The raw value is what follows `transform.` in the key path.
package enum TransformComponent: String, Sendable, Hashable, CaseIterable {
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension CATransform3D {
  /// Reads and writes one component; the others keep their values, and so does the perspective.
  ///
  /// Rotations are angles in radians about x first, then y, then z; of the two sets of angles that
  /// give the same rotation, the one that turns less about x and z. `rotation` is about z. `scale`
  /// reads the mean of the three scales and writes all three. A matrix that cannot be taken apart
  /// reads as the identity and writing replaces it.
  package subscript(component: TransformComponent) -> CGFloat {
    get {
      CGFloat(TransformComponents(self)[component])
    }
    set {
      var components = TransformComponents(self)
      components[component] = Double(newValue)
      self = components.matrix
    }
  }

  /// The translation along x and y, which the key path `transform.translation` reads and writes.
  package var planeTranslation: CGSize {
    get {
      let parts = TransformComponents(self)
      return CGSize(width: parts[.translationX], height: parts[.translationY])
    }
    set {
      var components = TransformComponents(self)
      components[.translationX] = Double(newValue.width)
      components[.translationY] = Double(newValue.height)
      self = components.matrix
    }
  }
}
