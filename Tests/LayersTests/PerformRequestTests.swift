import Foundation
import Layers
import Testing

/// Methods that objects ask to be called later.
@MainActor
struct PerformRequestTests {
  private final class Caller: NSObject {
    var calls = 0
    func call() { calls += 1 }
  }

  @Test func `a method is called after its delay on the timeline`() {
    let timeline = Timeline()
    Timeline.current = timeline
    let caller = Caller()
    caller.perform(caller.call, with: nil, afterDelay: 0.5)
    timeline.advance(to: 0.499)
    #expect(caller.calls == 0)
    timeline.advance(to: 0.5)
    #expect(caller.calls == 1)
  }

  @Test func `what an object waits for can be called off, and nothing else`() {
    let timeline = Timeline()
    Timeline.current = timeline
    let (caller, other) = (Caller(), Caller())
    for delay in [0.1, 0.5, 1] { caller.perform(caller.call, with: nil, afterDelay: delay) }
    other.perform(other.call, with: nil, afterDelay: 0.5)
    timeline.advance(to: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: caller)
    timeline.advance(to: 2)
    #expect(caller.calls == 1)
    #expect(other.calls == 1)
    caller.perform(caller.call, with: nil, afterDelay: 0.1)
    timeline.advance(to: 3)
    #expect(caller.calls == 2)
  }
}
