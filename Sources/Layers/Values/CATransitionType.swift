import Foundation

/// How a transition replaces a layer's earlier state.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CATransitionType {
  /// The states cross-dissolve.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
