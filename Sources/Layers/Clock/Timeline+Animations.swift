import Foundation

extension Timeline {
  /// Takes an animation whose time has come to its next stage.
  func proceed(with running: RunningAnimation) {
    switch running.stage {
    case .added, .over: break
    case .waiting:
      running.stage = .active
      log(.animationStarted, subject: running.layer.subject, detail: running.detail)
      running.animation.delegate?.animationDidStart(running.animation)
    case .active:
      running.stage = .over
      if running.animation.isRemovedOnCompletion {
        running.layer.willChange()
        running.layer.attached.removeAll { $0 === running }
      }
      log(.animationFinished, subject: running.layer.subject, detail: running.detail)
      running.conclude(finished: true)
    }
    nextAnimationTime = nil
  }

  /// Ends an animation before its time; who waits for it hears of it in the next turn.
  func interrupt(_ animation: RunningAnimation) {
    guard animation.stage != .over else { return }
    animation.stage = .over
    nextAnimationTime = nil
    log(.animationRemoved, subject: animation.layer.subject, detail: animation.detail)
    schedule(at: now) { animation.conclude(finished: false) }
  }

  /// Gives the animations added in this turn their begin times.
  func beginAddedAnimations() {
    running.removeAll { $0.stage == .over }
    for animation in running where animation.stage == .added {
      if animation.beginsAtCommit {
        animation.beginTime = animation.layer.localTime(atMediaTime: now)
      }
      animation.stage = .waiting
    }
    nextAnimationTime = nil
  }
}
