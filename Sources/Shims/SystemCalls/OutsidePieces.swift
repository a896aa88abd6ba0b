import Layers
import MainQueueGate

/// Work on other threads, done piece by piece in the order in which it was asked for.
@MainActor
final class OutsidePieces: OutsideWork {
  /// How many pieces one instant may have before the rest is put off.
  private static let piecesPerInstant = 10_000

  private static let shared = OutsidePieces()

  private weak var timeline: Timeline?
  private var instant = 0.0
  private var count = 0
  private var givenUp = 0

  /// Has the timelines wait for work on other threads from now on.
  static func attend() {
    if Timeline.outsideWork == nil { Timeline.outsideWork = shared }
  }

  func settle(on timeline: Timeline) {
    if timeline !== self.timeline || timeline.now > instant { count = 0 }
    self.timeline = timeline
    instant = timeline.now
    let limit = Self.piecesPerInstant - count
    count += Int(flipbook_outside_run(CInt(limit), timeline.now))
    if count >= Self.piecesPerInstant { timeline.warnOfHaste() }
    while let letter = Letter.next() {
      timeline.schedule(after: letter.delay) { letter.run() }
    }
    let givenUp = Int(flipbook_outside_given_up())
    if givenUp > self.givenUp {
      timeline.warn(
        "Work on another queue or in a task did nothing for a second and was not waited for any "
          + "more: what it does later comes at a time that no recording repeats.")
    }
    self.givenUp = givenUp
  }

  func rest() {
    flipbook_outside_rest()
  }

  func reportWaits(on timeline: Timeline) {
    guard flipbook_outside_waiting() > 0 else { return }
    timeline.warn(
      "Work on another queue or in a task still waits for a semaphore or a group: signal the "
        + "semaphore, or leave the group, as often as it takes.")
  }

  /// Takes what other threads have for the main one while no timeline moves.
  static func answer() {
    let timeline = Timeline.current
    while let letter = Letter.next() {
      if letter.isStep || !timeline.isInCharge {
        letter.runWithoutClock()
      } else {
        timeline.schedule(after: letter.delay) { letter.run() }
      }
    }
  }
}
