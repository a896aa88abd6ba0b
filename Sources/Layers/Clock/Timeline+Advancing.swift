import Foundation
import Geometry

extension Timeline {
  /// How many turns one instant may take before the rest is put off, so that blocks that schedule
  /// each other without delay cannot hold the clock.
  private static let turnsPerInstant = 10_000
  /// How many it may take once blocks have been found that never come to an end.
  private static let turnsPerLateInstant = 100

  /// Moves the clock to `time`, doing on the way everything that is due.
  ///
  /// At each instant: what is due runs in the order in which it was added, work that it has handed
  /// to other threads is waited for, the turn is committed, and what that or the blocks themselves
  /// have made due at the same instant follows in further turns. A time in the past counts as now,
  /// as does what is not a number.
  public func advance(to time: CFTimeInterval) {
    let time = time > now ? time : now
    advances += 1
    defer { endAdvance() }
    settle()
    commit()
    var turns = 0
    while true {
      settle()
      guard let due = nextDueTime, due <= time + MediaTiming.instant else { break }
      let instant = max(now, min(due, time))
      turns = instant > now ? 0 : turns + 1
      guard turns < (isRunaway ? Self.turnsPerLateInstant : Self.turnsPerInstant) else {
        isRunaway = true
        warnOfHaste()
        break
      }
      now = instant
      runTurn()
    }
    now = max(now, time)
  }

  /// When something is due next, or nil if nothing waits.
  public var nextDueTime: CFTimeInterval? {
    let animation = findNextAnimationTime()
    while let first = blocks.first, !first.isPending { blocks.removeFirst() }
    let next = min(blocks.first?.time ?? .infinity, animation)
    return next == .infinity ? nil : next
  }

  /// Whether anything waits but what only repeats: an animation, or work to be done once.
  package var hasWork: Bool {
    findNextAnimationTime() < .infinity || blocks.contains { $0.isPending && $0.role == .work }
  }

  /// What repeats until it is stopped, in words, each once.
  package var repetitions: [String] {
    var names: [String] = []
    for block in blocks where block.isPending {
      if case .repetition(let name) = block.role, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Runs what is due now, as one turn, and commits.
  private func runTurn() {
    let limit = now + MediaTiming.instant
    var due: [(sequence: Int, run: () -> Void)] = []
    while let first = blocks.first, first.time <= limit {
      blocks.removeFirst()
      due.append((first.sequence, first.run))
    }
    for animation in running where animation.dueTime(on: self) <= limit {
      due.append((animation.sequence, { self.proceed(with: animation) }))
    }
    for entry in due.sorted(by: { $0.sequence < $1.sequence }) {
      entry.run()
    }
    settle()
    commit()
  }

  /// Warns that an instant had no end.
  package func warnOfHaste() {
    warn("Blocks kept scheduling each other without delay; the rest was put off to later.")
  }

  /// Returns when the next animation starts or ends; infinity when none will.
  private func findNextAnimationTime() -> Double {
    if let known = nextAnimationTime { return known }
    var earliest = Double.infinity
    for animation in running {
      earliest = min(earliest, animation.dueTime(on: self))
    }
    nextAnimationTime = earliest
    return earliest
  }
}
