import Foundation
import Layers
import Testing
import Views

@MainActor
struct CompletionTests {
  /// Times and flags of completions, in order.
  @MainActor
  private final class Log {
    var entries: [String] = []

    func note(_ name: String, _ finished: Bool) {
      entries.append("\(name) \(finished) at \(Timeline.current.now)")
    }
  }

  @Test func `completion comes once, after delay and duration`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 0.5, delay: 0.25, animations: { rig.view.alpha = 0 },
      completion: { log.note("done", $0) })
    rig.timeline.advance(to: 0.74)
    #expect(log.entries.isEmpty)
    rig.timeline.advance(to: 5)
    #expect(log.entries == ["done true at 0.75"])
  }

  @Test func `completion waits for the last of several animations`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 0.5,
      animations: {
        rig.view.alpha = 0
        UIView.animate(
          withDuration: 1, delay: 0, options: .overrideInheritedDuration,
          animations: { rig.view.center.x = 9 }, completion: { log.note("inner", $0) })
      }, completion: { log.note("outer", $0) })
    rig.timeline.advance(to: 2)
    #expect(log.entries == ["outer true at 0.5", "inner true at 1.0"])
  }

  @Test func `a block that changes nothing completes in the next turn`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(withDuration: 3, animations: {}, completion: { log.note("empty", $0) })
    UIView.animate(
      withDuration: 3, animations: { rig.view.alpha = rig.view.alpha },
      completion: { log.note("same", $0) })
    #expect(log.entries.isEmpty)
    rig.timeline.advance(to: 0)
    #expect(log.entries == ["empty true at 0.0", "same true at 0.0"])
  }

  @Test func `duration zero changes at once and completes`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 0, animations: { rig.view.alpha = 0 }, completion: { log.note("zero", $0) })
    #expect(rig.shown.opacity == 0)
    rig.timeline.advance(to: 0)
    #expect(log.entries == ["zero true at 0.0"])
  }

  @Test func `replaced and removed animations complete unfinished`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 1, animations: { rig.view.alpha = 0 }, completion: { log.note("first", $0) })
    rig.timeline.advance(to: 0.25)
    UIView.animate(
      withDuration: 1, animations: { rig.view.alpha = 1 }, completion: { log.note("second", $0) })
    #expect(log.entries.isEmpty)
    rig.timeline.advance(to: 0.5)
    rig.view.layer.removeAllAnimations()
    rig.timeline.advance(to: 3)
    #expect(log.entries == ["first false at 0.25", "second false at 0.5"])
  }

  @Test func `a view that leaves the window completes unfinished`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 1, animations: { rig.view.alpha = 0 }, completion: { log.note("gone", $0) })
    rig.timeline.advance(to: 0.5)
    rig.view.removeFromSuperview()
    rig.timeline.advance(to: 2)
    #expect(log.entries == ["gone false at 0.5"])
  }

  @Test func `added motions all finish`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 1, animations: { rig.view.center.x = 0 },
      completion: { log.note("first", $0) })
    rig.timeline.advance(to: 0.5)
    UIView.animate(
      withDuration: 1, animations: { rig.view.center.x = 80 },
      completion: { log.note("second", $0) })
    rig.timeline.advance(to: 2)
    #expect(log.entries == ["first true at 1.0", "second true at 1.5"])
  }

  @Test func `a block from a completion starts at that very time`() {
    let rig = Rig()
    let log = Log()
    UIView.animate(
      withDuration: 0.3, animations: { rig.view.alpha = 0 },
      completion: { _ in
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear,
          animations: { rig.view.alpha = 1 }, completion: { log.note("second", $0) })
      })
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.shown.opacity, 0.5))
    rig.timeline.advance(to: 1)
    #expect(log.entries.count == 1)
    #expect(log.entries.first?.hasPrefix("second true at 0.7") == true)
  }

  @Test func `completions of one instant come in the order of their blocks`() {
    let rig = Rig()
    let log = Log()
    for name in ["a", "b", "c"] {
      UIView.animate(
        withDuration: 1, animations: { rig.view.center.x += 10 },
        completion: { log.note(name, $0) })
    }
    rig.timeline.advance(to: 1)
    #expect(log.entries == ["a true at 1.0", "b true at 1.0", "c true at 1.0"])
  }

  @Test func `without animations changes show at once and completions run`() {
    let rig = Rig()
    let log = Log()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(
      withDuration: 1, animations: { rig.view.alpha = 0 }, completion: { log.note("off", $0) })
    UIView.setAnimationsEnabled(true)
    #expect(rig.shown.opacity == 0)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { rig.view.alpha = 1 }
      rig.view.center.x = 0
    }
    #expect(rig.view.layer.animationKeys() == ["position"])
    rig.timeline.advance(to: 0)
    #expect(log.entries == ["off true at 0.0"])
  }
}
