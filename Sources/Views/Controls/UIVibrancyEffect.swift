import Foundation
import Layers

/// What the emphasis of something on a blur is for, with the platform's numbers.
public enum UIVibrancyEffectStyle: Int, Sendable, Hashable {
  /// Text.
  case label = 0
  /// Text of less weight.
  case secondaryLabel = 1
  /// Text of still less weight.
  case tertiaryLabel = 2
  /// Text of the least weight.
  case quaternaryLabel = 3
  /// Areas.
  case fill = 4
  /// Areas of less weight.
  case secondaryFill = 5
  /// Areas of still less weight.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}

/// The emphasis of what lies on a blur; it has no effect here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the emphasis that goes with a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
    Timeline.current.warn("A vibrancy effect is not drawn: what it emphasises is drawn as it is.")
  }

  /// Creates the emphasis that goes with a blur, for something in particular.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
