// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Layers

/// What a literal of a picture becomes.
public typealias _ImageLiteralType = UIImage
/// What a literal of a colour becomes.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from components, 0 to 1, by its older name.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the colour that `dynamicProvider` has for the traits of the current screen.
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }
}
