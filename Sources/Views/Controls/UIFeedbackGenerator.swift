import Foundation

/// Something that a device lets fingers feel: nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Gets ready.
  open func prepare() {}
}

/// A thud: nothing is felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what meets is, with the platform's numbers.
  public enum FeedbackStyle: Int, Sendable, Hashable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Creates a generator of medium thuds.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator of thuds.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Lets a thud be felt.
  open func impactOccurred() {}

  /// Lets a thud be felt, as strong as a number between 0 and 1 says.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The clicks of a wheel: nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a click be felt.
  open func selectionChanged() {}
}

/// What tells of success and failure: nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told, with the platform's numbers.
  public enum FeedbackType: Int, Sendable, Hashable {
    /// It went well.
    case success = 0
    /// Take care.
    case warning = 1
    /// It went wrong.
    case error = 2
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
