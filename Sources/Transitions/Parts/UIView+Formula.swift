import Foundation
import Views

extension UIView {
  /// Lets views follow a formula: `pose` sets what they look like at a fraction of the duration.
  ///
  /// The formula is asked at `steps` + 1 moments, and keyframes lead from one to the next in a
  /// straight line.
  static func animate(
    withDuration duration: TimeInterval, steps: Int = 24,
    following pose: @escaping (CGFloat) -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    pose(0)
    let even = KeyframeAnimationOptions(rawValue: AnimationOptions.curveLinear.rawValue)
    animateKeyframes(withDuration: duration, delay: 0, options: even) {
      for step in 1...steps {
        let start = Double(step - 1) / Double(steps)
        let end = step == steps ? 1 : Double(step) / Double(steps)
        addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
          pose(CGFloat(end))
        }
      }
    } completion: {
      completion($0)
    }
  }

  /// Makes changes in an even part of a keyframe block, from one fraction of it to another.
  static func addKeyframe(from start: Double, to end: Double, animations: @escaping () -> Void) {
    addKeyframe(
      withRelativeStartTime: start, relativeDuration: end - start, animations: animations)
  }
}
