// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// In how many bits a layer's contents are kept; here it is eight a channel.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayerContentsFormat {
  /// Eight bits a channel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits a channel, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One channel of eight bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// In how many bits the contents are kept: always eight a channel; setting it does nothing.
  public var contentsFormat: CALayerContentsFormat {
    get { .RGBA8Uint }
    set { _ = newValue }
  }
}
