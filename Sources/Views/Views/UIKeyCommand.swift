import Foundation

/// A combination of keys that does something; kept: there is no keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key.
  open private(set) var input: String?
  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// What the command is called.
  open var title = ""
  /// What the command is called where there is room.
  open var discoverabilityTitle: String?

  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// Creates a command without an effect.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// Keys that are held with another, with the platform's numbers.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The keys as bits.
  public let rawValue: Int

  /// The lock of capitals.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// The number pad.
  public static let numericPad = Self(rawValue: 1 << 21)

  /// Creates flags from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
