import Testing
import Views

struct OptionTests {
  @Test func `options have the platform's bits`() {
    typealias Options = UIView.AnimationOptions
    let bits: [(Options, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65536),
      (.curveEaseOut, 131072), (.curveLinear, 196608), (.transitionFlipFromLeft, 0x100000),
      (.transitionFlipFromRight, 0x200000), (.transitionCurlUp, 0x300000),
      (.transitionCurlDown, 0x400000), (.transitionCrossDissolve, 0x500000),
      (.transitionFlipFromTop, 0x600000), (.transitionFlipFromBottom, 0x700000),
      (.preferredFramesPerSecond60, 0x300_0000), (.preferredFramesPerSecond30, 0x700_0000),
    ]
    for (option, value) in bits { #expect(option.rawValue == value) }
    #expect(([.curveEaseIn, .curveEaseOut] as Options) == .curveLinear)
  }

  @Test func `keyframe options have the platform's bits`() {
    typealias Options = UIView.KeyframeAnimationOptions
    let bits: [(Options, UInt)] = [
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1024),
      (.calculationModePaced, 2048), (.calculationModeCubic, 3072),
      (.calculationModeCubicPaced, 4096), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
    ]
    for (option, value) in bits { #expect(option.rawValue == value) }
  }

  @Test func `curves, modes and edges have the platform's numbers`() {
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
    #expect(UIView.AnimationCurve.easeInOut.rawValue == 0)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIViewAnimatingPosition.current.rawValue == 2)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
  }
}
