import Foundation

/// The platform's other name of bytes.
public typealias CFData = Data

/// Bytes that something else is made of.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    self.data = data
  }
}
