import Foundation

extension UIView {
  /// Returns a view of the class that stands for all of them; what is set on it changes no view.
  public class func appearance() -> Self {
    Journal.warn("what is set on appearance() changes no view")
    guard let view = UIView.make(self) as? Self else {
      preconditionFailure("a view of this class cannot be made by its init(frame:)")
    }
    return view
  }
}

/// What a screen reader says a view is, with the platform's bits; kept, not used.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt64

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Something whose value can be changed.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A title.
  public static let header = Self(rawValue: 1 << 16)
}
