extension UIView {
  /// What an animation block may be asked for beside its duration, with the platform's bits.
  ///
  /// Bits 16 to 19 hold a curve and bits 20 to 23 a transition: each is a number, not a set, so
  /// that uniting two of them gives a third.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that move may be touched.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from the value that the property was last set to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays forwards, then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the changing content during a transition rather than a picture of it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no option from an enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old state curls up like a page from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new state uncurls like a page from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old state dissolves into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top side coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom side coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for 60 frames a second; frames here stand where the recorder puts them.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames a second; frames here stand where the recorder puts them.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Creates options from the platform's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What a keyframe block may be asked for beside its duration, with the platform's bits.
  ///
  /// Bits 10 to 12 hold a way of calculating. The curve bits of ``AnimationOptions`` are read as
  /// well when they are passed as a raw value.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views that move may be touched.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from the value that the property was last set to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays forwards, then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no option from an enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, at an even speed throughout.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Creates options from the platform's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How an animation's pace changes, with the platform's numbers.
  public enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How one state of a view replaces another in the older calls, with the platform's numbers.
  public enum AnimationTransition: Int, Sendable, Hashable {
    /// At once.
    case none = 0
    /// Turns about the vertical axis, the left side coming forward.
    case flipFromLeft = 1
    /// Turns about the vertical axis, the right side coming forward.
    case flipFromRight = 2
    /// The old state curls up like a page from the bottom.
    case curlUp = 3
    /// The new state uncurls like a page from the top.
    case curlDown = 4
  }
}
