extension UIView {
  /// How a view draws its content when the content's size is not the view's.
  public enum ContentMode: Int, Sendable, Hashable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits, in the middle.
    case scaleAspectFit = 1
    /// As small as covers the view, in the middle.
    case scaleAspectFill = 2
    /// Drawn again at every size.
    case redraw = 3
    /// At its own size, in the middle.
    case center = 4
    /// At its own size, at the middle of the top edge.
    case top = 5
    /// At its own size, at the middle of the bottom edge.
    case bottom = 6
    /// At its own size, at the middle of the left edge.
    case left = 7
    /// At its own size, at the middle of the right edge.
    case right = 8
    /// At its own size, in the top left corner.
    case topLeft = 9
    /// At its own size, in the top right corner.
    case topRight = 10
    /// At its own size, in the bottom left corner.
    case bottomLeft = 11
    /// At its own size, in the bottom right corner.
    case bottomRight = 12
  }

  /// Whether a view's tint is paled, with the platform's numbers.
  public enum TintAdjustmentMode: Int, Sendable, Hashable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Pale.
    case dimmed = 2
  }

  /// Which of a view's sizes and margins give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The parts as bits.
    public let rawValue: UInt

    /// The margin on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The margin on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The margin above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The margin below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
