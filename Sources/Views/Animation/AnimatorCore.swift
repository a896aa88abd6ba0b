import Foundation
import Geometry
import Layers

/// What plays a property animator's animations: their tracks, and how they move or rest.
@MainActor
package final class AnimatorCore: TrackKeeper {
  /// A track in the animator's hands.
  private struct Kept {
    let track: AnimationTrack
    /// The key that its animation has on the layer; nil while it has none there.
    var key: String?
    let window: AnimatorMotion.Window
    /// Who else waits for the track.
    let delegate: BlockCompletion
    /// Its progress when it last rested or was set in motion.
    var progress: Double
    var leg: AnimatorMotion.Leg?
  }

  /// The animator; kept alive by its animations while they are on layers.
  package weak var animator: UIViewPropertyAnimator?
  private let pace: ProgressMap.Pace
  private let duration: Double
  private var tracks: [Kept] = []
  private var motion: AnimatorMotion?
  /// When the motion started, in the time of the first track's layer.
  private var startTime = 0.0
  private var run: AnimatorRun?
  private var restingFraction = 0.0
  /// The progress of a track that would take the whole duration, when it last rested or was set in
  /// motion, and how it moves.
  private var wholeProgress = 0.0
  private var wholeLeg: AnimatorMotion.Leg?
  /// The part of the duration that tracks recorded now take.
  private var recording = AnimatorMotion.Window.whole
  /// Which way the animations play.
  package private(set) var direction = AnimatorMotion.Direction.forwards

  /// Creates a core with the animator's own timing.
  package init(pace: AnimationPace, duration: Double) {
    self.pace = pace.progressPace(over: duration)
    self.duration = duration
  }

  /// Whether the animations move.
  package var isRunning: Bool { motion != nil }

  /// How far the animations are from their start, as a fraction of the duration.
  package var fraction: Double {
    motion.map { $0.fraction(at: elapsed) } ?? restingFraction
  }

  /// How far the animations are from where they play to, as a fraction of the duration.
  package var remainingFraction: Double {
    direction == .forwards ? 1 - fraction : fraction
  }

  /// Returns to the start, with nothing to play.
  package func reset() {
    tracks = []
    motion = nil
    run = nil
    restingFraction = 0
    wholeProgress = 0
    wholeLeg = nil
  }
}

extension AnimatorCore {
  /// Runs `changes` and keeps their animations, which take what remains from now on, the first
  /// `delayFactor` of it left out.
  package func record(delayFactor: Double, _ changes: () -> Void) {
    let now = fraction
    recording = AnimatorMotion.Window(start: now + delayFactor * (1 - now), end: 1)
    var timing = BlockTiming(duration: duration * (1 - recording.start))
    timing.pace = .linear
    let block = AnimationBlock(timing: timing)
    block.keeper = self
    block.startsFromPresentation = true
    let isMoving = isRunning
    if isMoving { pause(keepingFraction: true) }
    Stage.current.blocks.runApart(block, changes)
    if isMoving { resume(pace: nil, duration: nil, delay: 0) }
  }

  package func keep(
    _ track: AnimationTrack, timing: BlockTiming, reportingTo delegate: BlockCompletion
  ) {
    let start = duration > 0 ? recording.start + timing.delay / duration : 0
    let end = duration > 0 ? min(start + timing.duration / duration, 1) : 1
    tracks.append(
      Kept(
        track: track, window: AnimatorMotion.Window(start: start, end: end), delegate: delegate,
        progress: 0))
    rest(at: tracks.count - 1)
  }
}

extension AnimatorCore {
  /// Stops where the animations are.
  ///
  /// An animator that scrubs linearly counts its fraction by progress from now on, so that moving
  /// on by hand starts from what is seen.
  package func pause() {
    pause(keepingFraction: animator?.scrubsLinearly == false)
  }

  private func pause(keepingFraction: Bool) {
    guard let motion else { return }
    let now = elapsed
    let fraction = motion.fraction(at: now)
    wholeProgress = wholeLeg?.progress(at: now) ?? wholeProgress
    restingFraction = keepingFraction ? fraction : min(max(wholeProgress, 0), 1)
    stopMotion()
    for index in tracks.indices {
      tracks[index].progress = tracks[index].leg?.progress(at: now) ?? tracks[index].progress
      tracks[index].leg = nil
      rest(at: index)
    }
  }

  /// Moves the resting animations to a fraction.
  package func scrub(to fraction: Double) {
    let map = ProgressMap(
      animator?.scrubsLinearly == false ? pace : .curve(.linear), from: 0, to: 1)
    restingFraction = fraction
    wholeProgress = map(fraction)
    for index in tracks.indices {
      tracks[index].progress = map(tracks[index].window.part(before: fraction))
      rest(at: index)
    }
  }

  /// Plays on from where the animations rest, in the animator's own pace unless another is given.
  package func resume(pace other: AnimationPace?, duration rest: Double?, delay: Double) {
    guard motion == nil else { return }
    let rest = rest ?? remainingFraction * duration
    var motion = AnimatorMotion(
      fraction: restingFraction, direction: direction, duration: rest, pace: pace)
    motion.delay = delay
    motion.remainingPace = other?.progressPace(over: rest)
    self.motion = motion
    let run = AnimatorRun(self)
    self.run = run
    startTime = localTime
    wholeLeg = motion.leg(of: .whole, from: wholeProgress)
    for index in tracks.indices {
      let leg = motion.leg(of: tracks[index].window, from: tracks[index].progress)
      tracks[index].leg = leg
      if leg.duration > 0 { move(at: index, by: leg, in: run) }
    }
    if run.pending == 0 { Timeline.current.schedule(after: 0) { run.end() } }
  }

  /// Lets the animations play the other way from now on.
  package func turn(_ direction: AnimatorMotion.Direction) {
    guard direction != self.direction else { return }
    let isMoving = isRunning
    if isMoving { pause(keepingFraction: animator?.scrubsLinearly == false) }
    self.direction = direction
    if isMoving { resume(pace: nil, duration: nil, delay: 0) }
  }

  /// A run has arrived: the animator ends, or rests where it has arrived.
  fileprivate func arrive(_ run: AnimatorRun) {
    guard run === self.run, let animator else { return }
    for index in tracks.indices where (tracks[index].leg?.duration ?? 0) > 0 {
      // The layer has dropped what has ended.
      tracks[index].key = nil
    }
    if animator.pausesOnCompletion {
      pause(keepingFraction: true)
      restingFraction = direction == .forwards ? 1 : 0
    } else {
      animator.conclude(at: direction == .forwards ? .end : .start)
    }
  }
}

extension AnimatorCore {
  /// Gives the properties what is seen now, and takes the animations away.
  package func freeze() {
    if isRunning { pause(keepingFraction: true) }
    let shown = tracks.map { $0.track.change.shownNow }
    takeAway()
    for (kept, value) in zip(tracks, shown) { kept.track.change.assign(value) }
  }

  /// Gives the properties their values for a position, takes the animations away, and tells who
  /// else waits for them.
  package func settle(at position: UIViewAnimatingPosition) {
    takeAway()
    let ended = tracks
    reset()
    for kept in ended {
      switch position {
      case .end: kept.track.change.assign(kept.track.change.new)
      case .start: kept.track.change.assign(kept.track.change.old)
      case .current: break
      }
    }
    for kept in ended { kept.delegate.animationDidStop(CAAnimation(), finished: position == .end) }
    direction = .forwards
  }

  /// Drops the animations, telling who else waits for them that they did not finish.
  package func forget() {
    let ended = tracks
    reset()
    for kept in ended { kept.delegate.animationDidStop(CAAnimation(), finished: false) }
    direction = .forwards
  }

  private func takeAway() {
    stopMotion()
    for index in tracks.indices {
      if let key = tracks[index].key { tracks[index].track.layer.removeAnimation(forKey: key) }
      tracks[index].key = nil
    }
  }

  private func stopMotion() {
    motion = nil
    run = nil
    wholeLeg = nil
  }
}

extension AnimatorCore {
  /// Lets a track rest where it is.
  private func rest(at index: Int) {
    let animation = tracks[index].track.animation(pace: .linear)
    animation.progressMap = .resting(at: tracks[index].progress)
    animation.duration = 1
    animation.speed = 0
    animation.delegate = AnimatorRun(self)
    add(animation, at: index)
  }

  /// Sets a track in motion.
  private func move(at index: Int, by leg: AnimatorMotion.Leg, in run: AnimatorRun) {
    let animation = tracks[index].track.animation(pace: .linear)
    animation.progressMap = leg.map
    animation.duration = leg.duration
    if leg.begin != 0 { animation.beginTime = localTime + leg.begin }
    animation.delegate = run
    run.pending += 1
    add(animation, at: index)
  }

  private func add(_ animation: CAAnimation, at index: Int) {
    let key = tracks[index].key ?? tracks[index].track.freeKey
    tracks[index].key = key
    tracks[index].track.layer.add(animation, forKey: key)
  }

  /// The seconds since the motion started, in the time of the first track's layer.
  private var elapsed: Double { localTime - startTime }

  private var localTime: Double {
    let media = CACurrentMediaTime()
    return tracks.first?.track.layer.convertTime(media, from: nil) ?? media
  }
}

/// One uninterrupted motion of an animator's animations: waits until all of them are over.
@MainActor
package final class AnimatorRun: CAAnimationDelegate {
  /// How many animations still move.
  var pending = 0
  private let core: AnimatorCore
  private let animator: UIViewPropertyAnimator?

  /// Creates a run, which keeps the animator alive.
  init(_ core: AnimatorCore) {
    self.core = core
    animator = core.animator
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    pending -= 1
    if pending == 0 { end() }
  }

  /// Tells the core that the motion is over.
  func end() {
    core.arrive(self)
  }
}
