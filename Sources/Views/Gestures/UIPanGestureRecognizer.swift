import Foundation

/// Recognises fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before the drag is recognised, in points.
  package static let slack: CGFloat = 10

  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Which wheels and pads move it as well; kept: there are none.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var origin = CGPoint.zero
  /// How far the middle of the fingers has jumped because some came or went.
  private var jump = CGPoint.zero
  private var track = MovementTrack()

  /// Returns how far the fingers have come since they came down, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let here = place
    guard let view else { return CGPoint(x: here.x - origin.x, y: here.y - origin.y) }
    let start = view.convert(origin, from: nil)
    let end = view.convert(here, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Makes the present place count as `translation` away from the start.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = place
    guard let view else {
      origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
      return
    }
    let end = view.convert(here, from: nil)
    origin = view.convert(CGPoint(x: end.x - translation.x, y: end.y - translation.y), to: nil)
  }

  /// Returns the speed of the fingers, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { track.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      jump = .zero
      origin = middle
    } else {
      noteJump(from: middle(without: touches), to: middle)
    }
    track.add(place, at: event.timestamp)
    if self.touches.count > maximumNumberOfTouches, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track.add(place, at: event.timestamp)
    if isRunning {
      state = .changed
    } else if self.touches.count >= minimumNumberOfTouches, hasMoved {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track.add(place, at: event.timestamp)
    guard self.touches.count <= minimumNumberOfTouches else {
      return noteJump(from: middle, to: middle(without: touches))
    }
    state = isRunning ? .ended : .failed
  }

  open override func reset() {
    track = MovementTrack()
  }

  package override var ignoresFurtherTouches: Bool {
    isRunning && touches.count >= maximumNumberOfTouches
  }

  /// The middle of the fingers, as if those that came later had been there from the start.
  private var place: CGPoint {
    let here = touches.isEmpty ? lastMiddle : middle
    return CGPoint(x: here.x - jump.x, y: here.y - jump.y)
  }

  private func middle(without leaving: Set<UITouch>) -> CGPoint {
    Self.middle(of: touches.filter { !leaving.contains($0) }) ?? middle
  }

  private func noteJump(from old: CGPoint, to new: CGPoint) {
    jump.x += new.x - old.x
    jump.y += new.y - old.y
  }

  /// Whether the fingers have moved far enough for a drag.
  package var hasMoved: Bool {
    let way = translation(in: nil)
    return way.x * way.x + way.y * way.y >= Self.slack * Self.slack
  }
}

/// Recognises a finger that is dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How close to an edge the finger must come down, in points.
  package static let reach: CGFloat = 20

  /// The edges from which a drag counts.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !startsAtEdge { state = .failed }
  }

  private var startsAtEdge: Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let start = middle
    return edges.contains(.left) && start.x <= bounds.minX + Self.reach
      || edges.contains(.right) && start.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && start.y <= bounds.minY + Self.reach
      || edges.contains(.bottom) && start.y >= bounds.maxY - Self.reach
  }
}
