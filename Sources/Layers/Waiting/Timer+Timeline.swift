import Foundation

extension Timer {
  /// Fires a timer on the timeline; `selector` names the method to call, as in `Self.step`.
  ///
  /// There are no selectors here, so the method itself is passed: write `step` where the platform's
  /// source has `#selector(step)`. `target` and `userInfo` are kept alive by the timer.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: @escaping (Timer) -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timeline.current.makeTimer(interval: interval, repeats: repeats) { timer in
      withExtendedLifetime((target, userInfo)) { selector(timer) }
    }
  }

  /// Fires a timer on the timeline; `selector` is a method without arguments.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: @escaping () -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: { (_: Timer) in selector() },
      userInfo: userInfo, repeats: repeats)
  }
}
