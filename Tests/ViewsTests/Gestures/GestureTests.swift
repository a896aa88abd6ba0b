import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct GestureTests {
  @Test func `a pan begins after ten points and reports its translation and speed`() {
    let pad = TouchPad()
    let pan = UIPanGestureRecognizer()
    let states = pad.watch(pan)
    pad.touch(.began, 50, 100, at: 0)
    pad.touch(.moved, 55, 100, at: 0.01)
    #expect(states.list == [])
    pad.touch(.moved, 70, 100, at: 0.02)
    pad.touch(.moved, 100, 104, at: 0.1)
    #expect(pan.translation(in: pad.window) == CGPoint(x: 50, y: 4))
    #expect(pan.location(in: pad.window) == CGPoint(x: 100, y: 104))
    pad.touch(.moved, 150, 104, at: 0.2)
    #expect(abs(pan.velocity(in: pad.window).x - 500) < 1e-9)
    pad.touch(.ended, 150, 104, at: 0.2)
    #expect(states.list == [.began, .changed, .changed, .ended])
    #expect(pan.state == .possible)
  }

  @Test func `a finger that comes or goes does not move a pan`() {
    let pad = TouchPad()
    let pan = UIPanGestureRecognizer()
    let states = pad.watch(pan)
    let way = { pan.translation(in: pad.window) }
    pad.touch(.began, 20, 200, at: 0)
    pad.touch(.moved, 60, 200, at: 0.1)
    #expect(way() == CGPoint(x: 40, y: 0))
    pad.touch(.began, 60, 300, at: 0.15, finger: 1)
    #expect(way() == CGPoint(x: 40, y: 0))
    pad.touch(.moved, 100, 200, at: 0.2)
    #expect(way() == CGPoint(x: 60, y: 0))
    #expect(pan.numberOfTouches == 2)
    #expect(abs(pan.velocity(in: pad.window).y) < 1e-9)
    pad.touch(.ended, 100, 200, at: 0.3)
    #expect(way() == CGPoint(x: 60, y: 0))
    pad.touch(.moved, 70, 300, at: 0.4, finger: 1)
    #expect(way() == CGPoint(x: 70, y: 0))
    pad.touch(.ended, 70, 300, at: 0.5, finger: 1)
    #expect(states.list.last == .ended)
  }

  @Test func `a pan under way takes no more fingers than its greatest number`() {
    let pad = TouchPad()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let states = pad.watch(pan)
    pad.touch(.began, 20, 200, at: 0)
    pad.touch(.moved, 60, 200, at: 0.1)
    pad.touch(.began, 60, 300, at: 0.15, finger: 1)
    #expect(pan.numberOfTouches == 1)
    pad.touch(.moved, 60, 390, at: 0.2, finger: 1)
    #expect(pan.translation(in: pad.window) == CGPoint(x: 40, y: 0))
    pad.touch(.ended, 60, 200, at: 0.3)
    #expect(states.list == [.began, .ended])
    pad.touch(.ended, 60, 390, at: 0.4, finger: 1)
    #expect(states.list == [.began, .ended])
  }

  @Test func `an edge pan counts only from its edges`() {
    for (start, counts) in [(5.0, true), (25, false), (395, false)] {
      let pad = TouchPad()
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      let states = pad.watch(pan)
      pad.touch(.began, start, 100, at: 0)
      pad.touch(.moved, 200, 100, at: 0.1)
      pad.touch(.ended, 200, 100, at: 0.2)
      #expect((states.list == [.began, .ended]) == counts)
    }
  }

  @Test func `actions go with their target, and with nil all of them`() {
    let pad = TouchPad()
    let pan = UIPanGestureRecognizer()
    var calls: [String] = []
    let (first, second) = (NSObject(), NSObject())
    pan.addTarget(first) { _ in calls.append("first") }
    pan.addTarget(second) { _ in calls.append("second") }
    pan.addAction { _ in calls.append("none") }
    pan.removeTarget(first, action: nil)
    pad.window.addGestureRecognizer(pan)
    pad.touch(.began, 50, 100, at: 0)
    pad.touch(.moved, 80, 100, at: 0.1)
    #expect(calls == ["second", "none"])
    pan.removeTarget(nil, action: nil)
    pad.touch(.moved, 90, 100, at: 0.2)
    #expect(calls == ["second", "none"])
  }

  @Test func `a tap is short and stays where it is`() {
    let cases: [(dx: Double, seconds: Double, counts: Bool)] = [
      (0, 0.1, true), (5, 0.1, true), (30, 0.1, false), (0, 2, false),
    ]
    for (dx, seconds, counts) in cases {
      let pad = TouchPad()
      let states = pad.watch(UITapGestureRecognizer())
      pad.touch(.began, 50, 50, at: 0)
      pad.touch(.moved, 50 + dx, 50, at: seconds / 2)
      pad.touch(.ended, 50 + dx, 50, at: seconds)
      #expect(states.list == (counts ? [.ended] : []))
    }
  }

  @Test func `a swipe is quick, straight and in its direction`() {
    let cases: [(dx: Double, dy: Double, seconds: Double, counts: Bool)] = [
      (100, 0, 0.2, true), (-100, 0, 0.2, false), (60, 55, 0.2, false), (100, 0, 2, false),
    ]
    for (dx, dy, seconds, counts) in cases {
      let pad = TouchPad()
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .right
      let states = pad.watch(swipe)
      pad.touch(.began, 150, 100, at: 0)
      pad.touch(.moved, 150 + dx, 100 + dy, at: seconds)
      pad.touch(.ended, 150 + dx, 100 + dy, at: seconds)
      #expect(states.list == (counts ? [.ended] : []))
    }
  }

  @Test func `a pinch reports the fingers' distance relative to the start`() {
    let pad = TouchPad()
    let pinch = UIPinchGestureRecognizer()
    let states = pad.watch(pinch)
    pad.touch(.began, 100, 100, at: 0, finger: 0)
    pad.touch(.began, 200, 100, at: 0, finger: 1)
    pad.touch(.moved, 250, 100, at: 0.1, finger: 1)
    #expect(pinch.scale == 1.5)
    pad.touch(.ended, 250, 100, at: 0.2, finger: 1)
    #expect(states.list == [.began, .ended])
  }

  @Test func `the first to recognise stops the others unless a delegate allows both`() {
    for together in [false, true] {
      let pad = TouchPad()
      let inner = UIPanGestureRecognizer()
      let outer = UIPanGestureRecognizer()
      let judge = Judge(together: together)
      inner.delegate = judge
      let innerStates = pad.watch(inner)
      let outerStates = pad.watch(outer, on: pad.window)
      pad.touch(.began, 50, 100, at: 0)
      pad.touch(.moved, 90, 100, at: 0.1)
      pad.touch(.ended, 90, 100, at: 0.2)
      #expect(innerStates.list == [.began, .ended])
      #expect(outerStates.list == (together ? [.began, .ended] : []))
    }
  }

  @Test func `a view may keep its recognisers from recognising`() {
    let pad = TouchPad()
    pad.view.isStubborn = true
    let states = pad.watch(UIPanGestureRecognizer())
    let outer = pad.watch(UIPanGestureRecognizer(), on: pad.window)
    pad.touch(.began, 50, 100, at: 0)
    pad.touch(.moved, 90, 100, at: 0.1)
    pad.touch(.ended, 90, 100, at: 0.2)
    #expect(states.list == [])
    #expect(outer.list == [.began, .ended])
  }

  @Test func `a delegate may make a recogniser wait for another's failure`() {
    for waits in [false, true] {
      let pad = TouchPad()
      let (pan, edge) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
      edge.edges = .left
      let judge = Judge(together: false, waits: waits)
      pan.delegate = judge
      let panStates = pad.watch(pan)
      let edgeStates = pad.watch(edge)
      pad.touch(.began, 5, 100, at: 0)
      pad.touch(.moved, 60, 100, at: 0.1)
      pad.touch(.ended, 60, 100, at: 0.2)
      #expect(panStates.list == (waits ? [] : [.began, .ended]))
      #expect(edgeStates.list == (waits ? [.began, .ended] : []))
    }
  }

  @Test func `a recogniser that requires another's failure waits for it`() {
    let pad = TouchPad()
    let pan = UIPanGestureRecognizer()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    pan.require(toFail: edge)
    let panStates = pad.watch(pan)
    let edgeStates = pad.watch(edge)
    pad.touch(.began, 5, 100, at: 0)
    pad.touch(.moved, 60, 100, at: 0.1)
    pad.touch(.ended, 60, 100, at: 0.2)
    #expect(edgeStates.list == [.began, .ended])
    #expect(panStates.list == [])
    pad.touch(.began, 150, 100, at: 1)
    pad.touch(.moved, 190, 100, at: 1.1)
    pad.touch(.ended, 190, 100, at: 1.2)
    #expect(panStates.list == [.began, .ended])
  }

  @Test func `a recognised movement cuts the view's own touches off`() {
    let pad = TouchPad()
    _ = pad.watch(UIPanGestureRecognizer())
    pad.touch(.began, 50, 100, at: 0)
    pad.touch(.moved, 90, 100, at: 0.1)
    pad.touch(.ended, 90, 100, at: 0.2)
    #expect(pad.view.calls == ["began", "cancelled"])
  }
}

/// A window with one view that fills it, and the fingers on it.
@MainActor
private struct TouchPad {
  let window: UIWindow
  let view: ListeningView
  let arena: TouchArena

  init() {
    Timeline.current = Timeline()
    let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    window = UIWindow(frame: frame)
    view = ListeningView(frame: frame)
    window.addSubview(view)
    window.isHidden = false
    arena = TouchArena(window: window)
  }

  func watch(_ recognizer: UIGestureRecognizer, on view: UIView? = nil) -> StateList {
    let states = StateList()
    recognizer.addAction { states.list.append($0.state) }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return states
  }

  func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
    arena.deliver(
      TouchSample(finger: finger, time: time, location: CGPoint(x: x, y: y), phase: phase))
  }
}

@MainActor
private final class StateList {
  var list: [UIGestureRecognizer.State] = []
}

private final class Judge: NSObject, UIGestureRecognizerDelegate {
  private let together: Bool
  private let waits: Bool

  init(together: Bool, waits: Bool = false) {
    self.together = together
    self.waits = waits
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

private final class ListeningView: UIView {
  var calls: [String] = []
  var isStubborn = false

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !isStubborn }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
}
