import Foundation

/// One report about one finger.
package struct TouchSample: Sendable, Hashable {
  /// Which finger.
  package var finger: Int
  /// When, in seconds of the timeline.
  package var time: TimeInterval
  /// Where, in the window's coordinates, in points.
  package var location: CGPoint
  /// What it did.
  package var phase: UITouch.Phase

  package init(finger: Int = 0, time: TimeInterval, location: CGPoint, phase: UITouch.Phase) {
    self.finger = finger
    self.time = time
    self.location = location
    self.phase = phase
  }
}

/// Brings a window's touches to the recognisers and views concerned.
///
/// A finger that comes down is followed by the recognisers of the view it hits and of all views
/// around that one, innermost first; the first to recognise something stops the others, unless a
/// delegate allows both.
@MainActor
package final class TouchArena {
  private weak var window: UIWindow?
  private var fingers: [Int: UITouch] = [:]
  private var contenders: [UIGestureRecognizer] = []
  private var event = UIEvent()
  private var isCutOff = false

  /// Creates the arena of a window.
  package init(window: UIWindow) {
    self.window = window
  }

  /// Brings one report to everybody concerned.
  package func deliver(_ sample: TouchSample) {
    event.timestamp = sample.time
    switch sample.phase {
    case .began: land(sample)
    case .moved, .stationary: move(sample)
    case .ended, .cancelled: lift(sample)
    }
  }

  private func land(_ sample: TouchSample) {
    guard fingers[sample.finger] == nil, let window,
      let target = window.hitTest(sample.location, with: event)
    else { return }
    let touch = UITouch()
    touch.window = window
    touch.view = target
    touch.place(at: sample)
    touch.previousLocation = sample.location
    fingers[sample.finger] = touch
    event.allTouches = Set(fingers.values)
    for recognizer in recognizers(from: target) where accepts(recognizer, touch) {
      if !contenders.contains(where: { $0 === recognizer }) {
        recognizer.rewind()
        recognizer.arena = self
        contenders.append(recognizer)
      }
      guard !recognizer.ignoresFurtherTouches else { continue }
      recognizer.touches.append(touch)
      if !recognizer.isDone { recognizer.touchesBegan([touch], with: event) }
    }
    if !isCutOff { target.touchesBegan([touch], with: event) }
    retryWaiting()
  }

  private func move(_ sample: TouchSample) {
    guard let touch = fingers[sample.finger] else { return }
    touch.place(at: sample)
    for recognizer in contenders where recognizer.touches.contains(touch) && !recognizer.isDone {
      recognizer.touchesMoved([touch], with: event)
    }
    if !isCutOff { touch.view?.touchesMoved([touch], with: event) }
    retryWaiting()
  }

  private func lift(_ sample: TouchSample) {
    guard let touch = fingers.removeValue(forKey: sample.finger) else { return }
    touch.place(at: sample)
    for recognizer in contenders where recognizer.touches.contains(touch) {
      recognizer.lastMiddle = recognizer.middle
      if !recognizer.isDone {
        if sample.phase == .ended {
          recognizer.touchesEnded([touch], with: event)
        } else {
          recognizer.touchesCancelled([touch], with: event)
        }
      }
      recognizer.touches.removeAll { $0 === touch }
    }
    retryWaiting()
    if !isCutOff {
      if sample.phase == .ended {
        touch.view?.touchesEnded([touch], with: event)
      } else {
        touch.view?.touchesCancelled([touch], with: event)
      }
    }
    event.allTouches = Set(fingers.values)
    if fingers.isEmpty { clear() }
  }

  /// A recogniser has recognised something: stops the others that it prevents.
  func recognised(_ winner: UIGestureRecognizer) {
    for other in contenders where other !== winner && !other.isDone {
      guard !together(winner, other), winner.canPrevent(other), other.canBePrevented(by: winner)
      else { continue }
      if other.isRunning { continue }
      other.giveUp()
    }
    guard winner.cancelsTouchesInView, !isCutOff else { return }
    isCutOff = true
    for finger in fingers.keys.sorted() {
      guard let touch = fingers[finger] else { continue }
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  private func clear() {
    for recognizer in contenders where recognizer.isRunning { recognizer.state = .ended }
    for recognizer in contenders { recognizer.rewind() }
    contenders = []
    isCutOff = false
  }

  private func retryWaiting() {
    for recognizer in contenders { recognizer.retry() }
  }

  private func recognizers(from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var candidate: UIView? = view
    while let current = candidate {
      found += current.attachedRecognizers.compactMap { $0 as? UIGestureRecognizer }
      candidate = current.superview
    }
    return found
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// The recognisers that one has to wait for, as it, they or the delegates say.
  func blockers(of one: UIGestureRecognizer) -> [UIGestureRecognizer] {
    contenders.filter { other in
      other !== one
        && (one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
          || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false)
    }
  }

  private func together(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}

extension UITouch {
  /// Takes over what a report says.
  func place(at sample: TouchSample) {
    previousLocation = location
    location = sample.location
    timestamp = sample.time
    phase = sample.phase
  }
}
