import Foundation

/// What makes a transform of the numbers that a property animation runs through.
public final class CAValueFunction: NSObject, Sendable {
  /// Which one it is.
  public let name: CAValueFunctionName

  /// Creates the function of the given name.
  public init(name: CAValueFunctionName) {
    self.name = name
  }
}
