import Foundation

extension UIButton.Configuration {
  /// How large a button is; the default distances from its edges go by it.
  public enum Size: Int, Sendable, Hashable {
    /// As usual.
    case medium = 0
    /// Small.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Large.
    case large = 3

    /// The room around what a button holds, in points.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The title's typeface.
    var font: UIFont {
      let isSmall = self == .small || self == .mini
      return .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
    }
  }

  /// How round a background's corners are.
  ///
  /// What the system's own radii are is not published: 4, 5.95 and 8 points stand for small, medium
  /// and large.
  public enum CornerStyle: Int, Sendable, Hashable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and as the reader's wishes do: here as the background says.
    case dynamic = 0
    /// A little.
    case small = 1
    /// As usual.
    case medium = 2
    /// Much.
    case large = 3
    /// Half circles.
    case capsule = 4
  }

  /// How title and subtitle stand to each other.
  public enum TitleAlignment: Int, Sendable, Hashable {
    /// As the picture's place has it: in the middle below or above one, otherwise where lines begin.
    case automatic = 0
    /// Where lines begin.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where lines end.
    case trailing = 3
  }

  /// What a button looks like before anything is said of it.
  enum Base: Sendable, Hashable {
    case plain, borderless, gray, tinted, filled
  }
}
