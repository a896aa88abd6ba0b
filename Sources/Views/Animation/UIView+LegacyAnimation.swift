import Foundation

extension UIView {
  /// Opens an animation block of 0.2 seconds that eases in and out; ``commitAnimations()`` ends it.
  ///
  /// What the calls below set counts for the changes made after them.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = AnimationBlock(timing: BlockTiming(duration: 0.2))
    Stage.current.blocks.begin(block, options: 0)
  }

  /// Ends the block that ``beginAnimations(_:context:)`` opened.
  public class func commitAnimations() {
    Stage.current.blocks.end()
  }

  /// Sets the open block's duration, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    Stage.current.blocks.innermost?.timing.duration = duration
  }

  /// Sets the seconds before the open block's animations move.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    Stage.current.blocks.innermost?.timing.delay = delay
  }

  /// Sets the open block's curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let blocks = Stage.current.blocks
    blocks.innermost?.timing.pace = blocks.replacesCurves ? .linear : .curve(curve)
  }

  /// Sets how many times the open block's animations play.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    Stage.current.blocks.innermost?.timing.repeatCount = repeatCount
  }

  /// Sets whether the open block's animations play backwards after they have played forwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    Stage.current.blocks.innermost?.timing.autoreverses = repeatAutoreverses
  }

  /// Sets whether the open block's animations start from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    Stage.current.blocks.innermost?.startsFromPresentation = fromCurrentState
  }

  /// Replaces one state of `view` by another within the open block.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = Stage.current.blocks.innermost else { return }
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    ViewTransition(options: options, of: view)?.begin(in: block)
  }
}
