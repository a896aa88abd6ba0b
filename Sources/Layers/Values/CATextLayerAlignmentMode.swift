import Foundation

/// How lines of a text layer lie in its width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CATextLayerAlignmentMode {
  /// As the text's language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
