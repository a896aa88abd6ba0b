import Layers

/// A delegate that keeps what it is told.
@MainActor
final class Watcher: CAAnimationDelegate {
  /// How many animations have started.
  private(set) var starts = 0
  /// For each animation that has stopped, whether it reached its end.
  private(set) var stops: [Bool] = []
  /// Is called at every start and stop.
  var whenTold: (String) -> Void = { _ in }

  func animationDidStart(_ anim: CAAnimation) {
    starts += 1
    whenTold("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops.append(flag)
    whenTold("stop \(flag)")
  }
}
