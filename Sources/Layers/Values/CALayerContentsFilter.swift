import Foundation

/// How pixels between those of a layer's contents are found.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayerContentsFilter {
  /// The closest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolation between the four closest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between pixels and between reduced versions of the picture.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
