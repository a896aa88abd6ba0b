import Foundation
import Geometry

/// A part of a transform that has a key.
package enum TransformComponent: Sendable, Hashable {
  case rotationX
  case rotationY
  case rotationZ
  /// The mean of the three scales; setting it sets all three.
  case scale
  case scaleX
  case scaleY
  case scaleZ
  /// x and y of the translation.
  case translation
  case translationX
  case translationY
  case translationZ
  /// An entry of the matrix, by row and column, each 1 to 4.
  case entry(row: Int, column: Int)

  /// Finds a component by its key, such as "rotation.y"; "rotation" is that about z.
  package init?(name: String) {
    switch name {
    case "rotation", "rotation.z": self = .rotationZ
    case "rotation.x": self = .rotationX
    case "rotation.y": self = .rotationY
    case "scale": self = .scale
    case "scale.x": self = .scaleX
    case "scale.y": self = .scaleY
    case "scale.z": self = .scaleZ
    case "translation": self = .translation
    case "translation.x": self = .translationX
    case "translation.y": self = .translationY
    case "translation.z": self = .translationZ
    default:
      let digits = name.dropFirst().compactMap(\.wholeNumberValue)
      guard name.hasPrefix("m"), name.count == 3, digits.count == 2,
        digits.allSatisfy({ (1...4).contains($0) })
      else { return nil }
      self = .entry(row: digits[0], column: digits[1])
    }
  }
}

extension CATransform3D {
  /// Returns a component: a size for the translation as a whole, a number for all others.
  package func value(of component: TransformComponent) -> LayerValue {
    if case .entry(let row, let column) = component {
      return .number(Double(self[row, column]))
    }
    let parts = TransformComponents(self)
    return switch component {
    case .rotationX: .number(parts.angles.x)
    case .rotationY: .number(parts.angles.y)
    case .rotationZ: .number(parts.angles.z)
    case .scale: .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translation:
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    case .entry: .number(0)
    }
  }

  /// Gives a component another value and leaves the others as they are.
  package mutating func set(_ component: TransformComponent, to value: LayerValue) {
    if case .entry(let row, let column) = component {
      if case .number(let number) = value { self[row, column] = CGFloat(number) }
      return
    }
    var parts = TransformComponents(self)
    switch (component, value) {
    case (.rotationX, .number(let number)): parts.angles.x = number
    case (.rotationY, .number(let number)): parts.angles.y = number
    case (.rotationZ, .number(let number)): parts.angles.z = number
    case (.scale, .number(let number)): parts.scale = SIMD3(repeating: number)
    case (.scaleX, .number(let number)): parts.scale.x = number
    case (.scaleY, .number(let number)): parts.scale.y = number
    case (.scaleZ, .number(let number)): parts.scale.z = number
    case (.translation, .size(let size)):
      parts.translation.x = Double(size.width)
      parts.translation.y = Double(size.height)
    case (.translation, .point(let point)):
      parts.translation.x = Double(point.x)
      parts.translation.y = Double(point.y)
    case (.translationX, .number(let number)): parts.translation.x = number
    case (.translationY, .number(let number)): parts.translation.y = number
    case (.translationZ, .number(let number)): parts.translation.z = number
    default: return
    }
    self = parts.matrix
  }

  /// The entry in a row and a column, each 1 to 4.
  private subscript(row: Int, column: Int) -> CGFloat {
    get { self[keyPath: Self.entries[row * 4 + column - 5]] }
    set { self[keyPath: Self.entries[row * 4 + column - 5]] = newValue }
  }

  private nonisolated(unsafe) static let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
    \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]
}
