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
    var matrix = CATransform3D.identity
    switch (self, input) {
    case (.scale, .numbers(let numbers?)) where numbers.count == 3:
      matrix = CATransform3DMakeScale(
        CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
    case (.translate, .numbers(let numbers?)) where numbers.count == 3:
      matrix = CATransform3DMakeTranslation(
        CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
    case (_, .number(let number)):
      if let component { matrix[component] = CGFloat(number) }
    default: break
    }
    return .transform(matrix)
  }

  /// Returns what the function would have made `transform` of, its other parts left out.
  package func input(of transform: LayerValue) -> LayerValue? {
    guard case .transform(let matrix) = transform else { return nil }
    if let component { return .number(Double(matrix[component])) }
    let parts: [TransformComponent] =
      self == .scale
      ? [.scaleX, .scaleY, .scaleZ] : [.translationX, .translationY, .translationZ]
    return .numbers(parts.map { Double(matrix[$0]) })
  }

  /// The component that a number becomes; nil for the functions of three numbers.
  private var component: TransformComponent? {
    switch self {
    case .rotateX: .rotationX
    case .rotateY: .rotationY
    case .rotateZ: .rotationZ
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .scaleZ: .scaleZ
    case .translateX: .translationX
    case .translateY: .translationY
    case .translateZ: .translationZ
    case .scale, .translate: nil
    }
  }
}
