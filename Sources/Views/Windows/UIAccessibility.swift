// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What people have set up to make things easier: nothing here.
public enum UIAccessibility {
  /// What can be told to a screen reader, with the platform's numbers.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The platform's number.
    public let rawValue: UInt32

    /// Creates a notification from the platform's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Self(rawValue: 1008)
  }

  /// Whether motion is to be spared: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether screens are to fade rather than slide: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether what lies below is not to shine through: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen is read out: no.
  public static var isVoiceOverRunning: Bool { false }

  /// Tells a screen reader something; there is none.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Whether motion is to be spared, by its older name: no.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
