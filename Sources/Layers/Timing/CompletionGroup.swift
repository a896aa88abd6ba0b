import Foundation

/// A completion that waits for a set of animations.
///
/// It runs once: when the set is closed and every animation in it has finished or been removed.
@preconcurrency @MainActor
package final class CompletionGroup {
  /// How many animations have joined so far.
  package private(set) var animationCount = 0
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((_ finished: Bool) -> Void)?

  /// Creates a group that calls `completion` with whether every animation reached its end.
  package init(_ completion: @escaping (_ finished: Bool) -> Void) {
    self.completion = completion
  }

  /// Makes an animation part of the set.
  package func join() {
    animationCount += 1
    pending += 1
  }

  /// Counts an animation of the set as over.
  package func leave(finished: Bool) {
    pending -= 1
    if !finished { allFinished = false }
    runIfOver()
  }

  /// Lets the completion run as soon as no animation of the set is left.
  package func close() {
    isClosed = true
    runIfOver()
  }

  private func runIfOver() {
    guard isClosed, pending == 0, let run = completion else { return }
    completion = nil
    run(allFinished)
  }
}
