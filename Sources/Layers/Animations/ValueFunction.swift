import Foundation
import Geometry

/// What makes a transform of a number or of three.
package enum ValueFunction: Sendable, Hashable {
  case rotateX
  case rotateY
  case rotateZ
  case scale
  case scaleX
  case scaleY
  case scaleZ
  case translate
  case translateX
  case translateY
  case translateZ

  /// Finds the function of a name; nil if there is none.
  package init?(name: CAValueFunctionName) {
    switch name {
    case .rotateX: self = .rotateX
    case .rotateY: self = .rotateY
    case .rotateZ: self = .rotateZ
    case .scale: self = .scale
    case .scaleX: self = .scaleX
    case .scaleY: self = .scaleY
    case .scaleZ: self = .scaleZ
    case .translate: self = .translate
    case .translateX: self = .translateX
    case .translateY: self = .translateY
    case .translateZ: self = .translateZ
    default: return nil
    }
  }

  /// A value of the type that the function takes, for telling types apart.
  package var example: LayerValue {
    switch self {
    case .scale, .translate: .numbers([0, 0, 0])
    default: .number(0)
    }
  }

  /// Returns the transform of `input`; the identity for what the function does not take.
  package func callAsFunction(_ input: LayerValue) -> LayerValue {
    var parts = TransformComponents(.identity)
    switch (self, input) {
    case (.rotateX, .number(let number)): parts.angles.x = number
    case (.rotateY, .number(let number)): parts.angles.y = number
    case (.rotateZ, .number(let number)): parts.angles.z = number
    case (.scaleX, .number(let number)): parts.scale.x = number
    case (.scaleY, .number(let number)): parts.scale.y = number
    case (.scaleZ, .number(let number)): parts.scale.z = number
    case (.translateX, .number(let number)): parts.translation.x = number
    case (.translateY, .number(let number)): parts.translation.y = number
    case (.translateZ, .number(let number)): parts.translation.z = number
    case (.scale, .numbers(let numbers?)) where numbers.count == 3:
      parts.scale = SIMD3(numbers[0], numbers[1], numbers[2])
    case (.translate, .numbers(let numbers?)) where numbers.count == 3:
      parts.translation = SIMD3(numbers[0], numbers[1], numbers[2])
    default: break
    }
    return .transform(parts.matrix)
  }

  /// Returns what the function would have made `transform` of, its other parts left out.
  package func input(of transform: LayerValue) -> LayerValue? {
    guard case .transform(let matrix) = transform else { return nil }
    let parts = TransformComponents(matrix)
    return switch self {
    case .rotateX: .number(parts.angles.x)
    case .rotateY: .number(parts.angles.y)
    case .rotateZ: .number(parts.angles.z)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translateX: .number(parts.translation.x)
    case .translateY: .number(parts.translation.y)
    case .translateZ: .number(parts.translation.z)
    case .scale: .numbers([parts.scale.x, parts.scale.y, parts.scale.z])
    case .translate:
      .numbers([parts.translation.x, parts.translation.y, parts.translation.z])
    }
  }
}
