import Foundation
import Layers

extension UIView {
  /// Shows the changes that keyframes make, each in its part of `duration` seconds.
  ///
  /// The curve, easing in and out unless curve bits of ``AnimationOptions`` are passed in the raw
  /// value, is that of the whole duration; keyframes are even within it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = KeyframeBlock(
      timing: BlockTiming(duration: duration, delay: delay, options: options.rawValue),
      calculationMode: options.calculationMode, completion: completion)
    block.startsFromPresentation = options.contains(.beginFromCurrentState)
    Stage.current.blocks.run(block, options: options.rawValue, animations)
  }

  /// Makes changes in a part of the duration of the keyframe block around it.
  ///
  /// Both numbers are fractions of the duration. Both 0 stand for the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = Stage.current.blocks.innermost as? KeyframeBlock else { return animations() }
    block.keyframe(start: frameStartTime, length: frameDuration, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The way of calculating in bits 10 to 12; numbers without a meaning are linear.
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch (rawValue >> 10) & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
