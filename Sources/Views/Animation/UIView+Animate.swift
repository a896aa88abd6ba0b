import Foundation
import Layers

extension UIView {
  /// Shows the changes that `animations` makes over `duration` seconds.
  ///
  /// The properties have their new values at once; what is seen follows. `completion` is told
  /// whether every animation reached its end; without any change it is called in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Shows the changes that `animations` makes over `duration` seconds, `delay` seconds from now.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options.rawValue)
    run(timing, options: options, animations, completion)
  }

  /// Shows the changes that `animations` makes with a spring that has settled after `duration`.
  ///
  /// A damping ratio of 1 does not overshoot. The velocity is in whole distances a second. The
  /// curve bits of the options are not looked at.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = BlockTiming(duration: duration, delay: delay, options: options.rawValue)
    timing.duration = duration
    if duration > 0 {
      timing.pace = .spring(
        Spring(
          dampingRatio: dampingRatio, initialVelocity: velocity, settlingIn: duration))
    }
    run(timing, options: options, animations, completion)
  }

  /// Shows the changes that `animations` makes with a spring that feels `duration` seconds long.
  ///
  /// A bounce of 0 does not overshoot. The animations last until the spring has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = BlockTiming(duration: duration, delay: delay, options: options.rawValue)
    timing.duration = duration
    if duration > 0 {
      let spring = Spring(
        perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
      timing.pace = .spring(spring)
      timing.duration = spring.settlingDuration
    }
    run(timing, options: options, animations, completion)
  }

  /// Repeats the changes that `animations` makes, inside an animation block.
  ///
  /// A repeat count of 1.5 with `autoreverses` ends with the new values.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let blocks = Stage.current.blocks
    guard let block = blocks.innermost else { return animations() }
    let kept = block.timing
    block.timing.repeatCount = Float(count)
    block.timing.autoreverses = autoreverses
    animations()
    block.timing = kept
  }

  /// Makes changes that are shown at once, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let blocks = Stage.current.blocks
    let kept = blocks.areAnimationsEnabled
    blocks.areAnimationsEnabled = false
    actionsWithoutAnimation()
    blocks.areAnimationsEnabled = kept
  }

  /// Lets animation blocks animate, or show all changes at once; completions run either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.blocks.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { Stage.current.blocks.areAnimationsEnabled }

  /// The duration that a block opened now would take over, in seconds; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    Stage.current.blocks.innermost?.inheritance.duration ?? 0
  }

  private class func run(
    _ timing: BlockTiming, options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(timing: timing, completion: completion)
    block.startsFromPresentation = options.contains(.beginFromCurrentState)
    Stage.current.blocks.run(block, options: options.rawValue, changes)
  }
}
