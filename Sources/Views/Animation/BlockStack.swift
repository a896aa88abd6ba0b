import Foundation
import Layers

/// The animation blocks that are open, outermost first, and what holds for all of them.
@MainActor
package final class BlockStack {
  /// Whether blocks animate at all.
  package var areAnimationsEnabled = true
  /// Whether the curves of blocks are replaced by linear ones, as they are while a transition is
  /// driven by a finger; springs stay.
  package var replacesCurves = false

  /// What runs alongside an animator, once: in its first block that animates nothing itself, which
  /// then lasts as long.
  package var companions: (() -> Void)?

  private var open: [AnimationBlock] = []

  /// Creates a stack without blocks.
  package init() {}

  /// The innermost open block.
  package var innermost: AnimationBlock? { open.last }

  /// Opens a block, which takes from the one around it what its options do not keep as its own.
  package func begin(_ block: AnimationBlock, options: UInt) {
    if let outer = open.last { block.inherit(from: outer, options: options) }
    if replacesCurves, case .curve = block.timing.pace { block.timing.pace = .linear }
    open.append(block)
  }

  /// Ends the innermost block; nothing happens when none is open.
  package func end() {
    if open.count == 1, let block = open.last, block.isIdle, !block.isInstant, let companions {
      self.companions = nil
      companions()
    }
    open.popLast()?.close()
  }

  /// Opens a block around `changes`.
  package func run(_ block: AnimationBlock, options: UInt = 0, _ changes: () -> Void) {
    begin(block, options: options)
    changes()
    end()
  }

  /// Opens a block around `changes` that takes nothing from the blocks that are open.
  package func runApart(_ block: AnimationBlock, _ changes: () -> Void) {
    outside { run(block, changes) }
  }

  /// Runs `work` as if no block were open, as completions are run.
  package func outside(_ work: () -> Void) {
    let kept = open
    open = []
    work()
    open = kept
  }
}
