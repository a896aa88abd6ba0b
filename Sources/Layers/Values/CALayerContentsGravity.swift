import Foundation

/// Where a layer's contents lie in its bounds.
///
/// Names count upwards: `bottom` is the edge with the smallest y, which a screen shows at the top.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayerContentsGravity {
  /// Unscaled, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, in the middle of the edge with the largest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, in the middle of the edge with the smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, in the left corner with the largest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, in the right corner with the largest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, in the left corner with the smallest y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, in the right corner with the smallest y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds, its proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, its proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
