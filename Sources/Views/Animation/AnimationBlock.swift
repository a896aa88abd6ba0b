import Foundation
import Layers

/// When and how the changes made in an animation block are shown.
@MainActor
package struct BlockTiming {
  /// The seconds from the first value to the last.
  package var duration: TimeInterval
  /// The seconds before anything moves.
  package var delay: TimeInterval = 0
  /// How progress follows from time.
  package var pace = AnimationPace.curve(.easeInOut)
  /// How many times the duration is played; 0: once.
  package var repeatCount: Float = 0
  /// Whether every repetition is followed by the same backwards.
  package var autoreverses = false

  /// Creates a timing that eases in and out at once.
  package init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Creates the timing that options of the platform describe, springs apart.
  package init(duration: TimeInterval, delay: TimeInterval, options: UInt) {
    self.duration = duration
    self.delay = delay
    pace = .curveBits(of: options)
    if (options >> 16) & 0xF == AnimationPace.systemCurve {
      self.duration = AnimationPace.systemDuration
    }
    if options & UIView.AnimationOptions.repeat.rawValue != 0 { repeatCount = .infinity }
    autoreverses = options & UIView.AnimationOptions.autoreverse.rawValue != 0
  }
}

extension BlockTiming {
  /// Gives an animation of `layer` its times; its pace is left as it is.
  package func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay != 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }
}

/// An animation block while it is open, and its completion until its animations are over.
@MainActor
package class AnimationBlock {
  /// When and how the changes are shown.
  package var timing: BlockTiming
  /// Whether animations start from what is seen rather than from the value last set.
  package var startsFromPresentation = false
  /// Who keeps the animations of this block in hand, when they can be paused and turned back.
  package var keeper: (any TrackKeeper)?

  private let completion: BlockCompletion

  /// Creates a block; `completion` is told whether every animation reached its end.
  package init(timing: BlockTiming, completion: ((Bool) -> Void)? = nil) {
    self.timing = timing
    self.completion = BlockCompletion(completion)
  }

  /// The duration, delay and pace that a block opened inside this one takes over.
  package var inheritance: BlockTiming { timing }

  /// Whether nothing has been animated in this block.
  package var isIdle: Bool { !completion.waits }

  /// Whether a change made in this block is shown at once.
  package var isInstant: Bool { !(timing.duration > 0) }

  /// Takes the values from an enclosing block that this one's options do not keep as its own.
  package func inherit(from outer: AnimationBlock, options: UInt) {
    let inherited = outer.inheritance
    if options & UIView.AnimationOptions.overrideInheritedDuration.rawValue == 0 {
      timing.duration = inherited.duration
      timing.delay = inherited.delay
    }
    if options & UIView.AnimationOptions.overrideInheritedCurve.rawValue == 0 {
      timing.pace = inherited.pace
    }
    keeper = outer.keeper
  }

  /// Shows a change that has been made.
  package func animate(_ change: LayerChange) {
    for track in change.tracks { show(track) }
  }

  /// Lets a track play as the block's timing says, and the completion wait for it.
  package func show(_ track: AnimationTrack) {
    completion.expectAnimation()
    if let keeper {
      keeper.keep(track, timing: timing, reportingTo: completion)
    } else {
      track.play(timing, reportingTo: completion)
    }
  }

  /// Shows an animation of another kind, and lets the completion wait for it.
  package func show(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    completion.expectAnimation()
    animation.delegate = completion
    layer.add(animation, forKey: key)
  }

  /// Ends the block: the completion runs when the animations are over.
  package func close() {
    completion.close()
  }
}

/// Someone who plays the tracks of blocks in a way of their own.
@MainActor
package protocol TrackKeeper: AnyObject {
  /// Takes a track over; `delegate` is told when it is over.
  func keep(
    _ track: AnimationTrack, timing: BlockTiming, reportingTo delegate: BlockCompletion)
}
