import Foundation
import Layers

/// Waits until the animations of a block are over, then tells the block's author.
@MainActor
package final class BlockCompletion: NSObject, CAAnimationDelegate {
  private var handler: ((Bool) -> Void)?
  private var pending = 0
  private var isClosed = false
  private var allFinished = true

  /// Creates a wait; `handler` is told whether every animation reached its end.
  package init(_ handler: ((Bool) -> Void)?) {
    self.handler = handler
    super.init()
  }

  /// Whether there is an animation to wait for.
  package var waits: Bool { pending > 0 }

  /// Counts an animation to wait for.
  package func expectAnimation() {
    pending += 1
  }

  /// Lets the handler run when nothing is waited for any more.
  ///
  /// If nothing ever was it runs at the end of the present turn.
  package func close() {
    isClosed = true
    guard pending == 0, handler != nil else { return }
    Timeline.current.schedule(after: 0) { self.run() }
  }

  /// An animation of the block has ended, or was taken away.
  package func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    pending -= 1
    if !flag { allFinished = false }
    if isClosed, pending == 0 { run() }
  }

  private func run() {
    guard let handler else { return }
    self.handler = nil
    let finished = allFinished
    Stage.current.blocks.outside { handler(finished) }
  }
}
