import Foundation

extension Timeline {
  /// Runs `block` every `interval` seconds until the timer that it is given is invalidated.
  ///
  /// The timer is not on any run loop: only the timeline fires it. It keeps the times of its
  /// first plan, without drifting. Intervals below a tenth of a millisecond count as that.
  @discardableResult
  public func schedule(
    every interval: TimeInterval, _ block: @escaping (Timer) -> Void
  ) -> Timer {
    makeTimer(interval: interval, repeats: true, block)
  }

  /// Makes a timer that the timeline fires.
  func makeTimer(
    interval: TimeInterval, repeats: Bool, _ block: @escaping (Timer) -> Void
  ) -> Timer {
    let interval = interval > 0.0001 ? interval : 0.0001
    let call = MainBlock(block)
    let timer = Timer(timeInterval: interval, repeats: repeats) { timer in call(timer) }
    fire(timer, from: now, interval: interval, count: 1)
    return timer
  }

  /// Fires a timer of the client's at the times that it was made for.
  package func fire(_ timer: Timer) {
    timersInHand.removeAll { !$0.isValid }
    guard timer.isValid, !timersInHand.contains(where: { $0 === timer }) else { return }
    timersInHand.append(timer)
    let interval = timer.timeInterval
    let rest = timer.fireDate.timeIntervalSinceNow
    // A timer that repeats and has just been made has its whole interval before it; Foundation sets
    // the date of one that nobody has scheduled to that of its making.
    let isNew = interval > 0 && (rest > interval - 0.05 || abs(rest) < 0.05) && rest <= interval
    let first = isNew ? interval : RequestedDelay(measured: rest).seconds
    if first == 0 {
      warn(
        "A timer was put on a run loop at the very time when it is due. Foundation forgets the "
          + "interval of Timer(timeInterval:repeats:) when it does not repeat: schedule it instead."
      )
    }
    schedule(timer.role, at: now + first) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      guard let self, timer.isValid, interval > 0 else { return }
      fire(timer, from: now, interval: max(interval, 0.0001), count: 1)
    }
  }

  private func fire(_ timer: Timer, from start: Double, interval: Double, count: Int) {
    schedule(timer.role, at: start + interval * Double(count)) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      guard timer.isValid else { return }
      self?.fire(timer, from: start, interval: interval, count: count + 1)
    }
  }
}

extension Timer {
  /// What the timer's firing is there for: a timer that does not repeat has no interval.
  fileprivate var role: ScheduledBlock.Role {
    timeInterval > 0 ? .repetition(of: "a timer of \(timeInterval) s") : .work
  }
}

/// A block for the main actor that a timer, which knows nothing of it, calls there.
private final class MainBlock: @unchecked Sendable {
  private let block: (Timer) -> Void

  init(_ block: @escaping (Timer) -> Void) {
    self.block = block
  }

  func callAsFunction(_ timer: Timer) {
    block(timer)
  }
}
