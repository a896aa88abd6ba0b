import Documents
import Foundation
import Layers
import Transitions
import Views

/// A finger that follows a trace on the outgoing screen of a stage.
@MainActor
final class Hand {
  /// Whether the whole trace has been followed.
  private(set) var isDone = false
  private let stage: TransitionStage
  private let trace: GestureTrace
  private let drag: Drag?

  /// Lets the screen wait for the finger.
  ///
  /// - Parameters:
  ///   - trace: What the finger does.
  ///   - drag: How it drives the transition, where the stage follows it.
  ///   - own: How it drives the transition otherwise, where the screens follow it by themselves.
  ///   - stage: The stage.
  init(
    _ trace: GestureTrace, of drag: Drag?, orOfScreens own: Drag?, on stage: TransitionStage
  ) {
    self.stage = stage
    self.trace = trace
    self.drag = drag ?? own
    if let drag { stage.follow(drag) } else { stage.followCue() }
  }

  /// Begins to follow the trace, at the timeline's present time.
  func begin() {
    trace.play(for: drag, in: stage.window.bounds.size, to: stage.touches) { [self] in
      isDone = true
      if let complaint { Timeline.current.warn(complaint) }
    }
  }

  /// Why the transition does not come to its end, when that is the finger's doing; nil: it does, or
  /// the trace itself says that it is taken back.
  private var complaint: String? {
    guard stage.hasBegun, let drag else { return nil }
    let size = stage.window.bounds.size
    if trace.goesNowhere(for: drag, in: size) {
      return
        "the finger went no way that moves the transition; flipbook describe says which one does"
    }
    guard stage.wasCancelled, trace.samples.last?.phase == .ended else { return nil }
    let reach = drag.reach.length(in: size)
    let progress = Double(drag.progress(after: trace.way(for: drag, in: size), in: size))
    // Rounded down: what does not finish must not read as what does.
    let shown = (progress * 100 + 1e-6).rounded(.down) / 100
    let way = (progress * Double(reach)).rounded()
    return "cancelled: lifted at \(JSONNumber(shown).literal) "
      + "(\(JSONNumber(way).literal) of \(JSONNumber(Double(reach).rounded()).literal) points), "
      + "it finishes \(drag.threshold.words)"
  }
}

extension Drag.Threshold {
  /// Where the transition finishes, in words.
  package var words: String {
    switch self {
    case .above(let limit): "above \(JSONNumber(limit).literal)"
    case .from(let limit): "at \(JSONNumber(limit).literal) or above"
    }
  }
}

extension GestureTrace {
  /// Whether a finger that drives a transition by `drag` never moves it from its beginning.
  fileprivate func goesNowhere(for drag: Drag, in size: CGSize) -> Bool {
    let places = touches(for: drag, in: size).map(\.location)
    guard let start = places.first else { return true }
    return places.allSatisfy { place in
      let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
      return drag.progress(after: way, in: size) == 0
    }
  }

  /// How far the finger that drives a transition by `drag` is from where it came down at the end, in
  /// points.
  fileprivate func way(for drag: Drag, in size: CGSize) -> CGPoint {
    let places = touches(for: drag, in: size).map(\.location)
    guard let start = places.first, let end = places.last else { return .zero }
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Brings the reports to `arena` when the timeline comes to them, counted from now, and calls
  /// `end` behind the last.
  @MainActor
  func play(
    for drag: Drag? = nil, in size: CGSize, to arena: TouchArena,
    end: @escaping () -> Void = {}
  ) {
    let beginning = Timeline.current.now
    let touches = touches(for: drag, in: size)
    for (index, touch) in touches.enumerated() {
      Timeline.current.schedule(at: beginning + touch.time) {
        var touch = touch
        touch.time += beginning
        arena.deliver(touch)
        if index == touches.count - 1 { end() }
      }
    }
  }
}
