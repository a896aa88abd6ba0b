import Foundation
import Raster

/// A change of a configuration's colour.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// To the grey that is as bright.
  public static let grayscale = Self { color in
    let parts = color.components
    return UIColor(
      white: 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue, alpha: parts.alpha)
  }

  /// To the view's tint: here the system's.
  public static let preferredTint = Self { _ in .tintColor }

  /// To half of the alpha less.
  public static let monochromeTint = Self { color in
    color.withAlphaComponent(color.components.alpha * 0.5)
  }
}

/// A change of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
