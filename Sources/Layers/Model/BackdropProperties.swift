import Foundation

/// What a layer that shows what lies behind it blurred adds to a layer's properties.
package struct BackdropProperties: Sendable, Hashable {
  /// The standard deviation of the blur, in points of the layer; 0: none.
  package var blurRadius: CGFloat = 0
  /// Multiplies how far colours behind the layer are from grey; 1: they are kept.
  package var saturation = 1.0

  /// Creates the properties of a layer that leaves what lies behind it alone.
  package init() {}
}

extension BackdropProperties {
  /// Whether anything looks different behind the layer.
  var changesBackdrop: Bool {
    (blurRadius > 0 && blurRadius.isFinite) || (saturation != 1 && saturation.isFinite)
  }
}
