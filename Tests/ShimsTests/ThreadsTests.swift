import Testing
import UIKit

/// Code that waits by way of other threads goes on in a recording, and in the same order every time.
@MainActor
@Suite(.serialized) struct ThreadsTests {
  enum Client: String, CaseIterable {
    case plain, group, continuation, mainActorRun, background, childTask, stream, timerSource
    case yield, sleepUntil, clockSleep, taskGroup, ownActor, detachedSleep, nested, mainSync
    case groupOfWork, operation, threadSleep, sleepingThere, timerElsewhere, deaf, stuck

    /// Those that complete, and make no fuss.
    static let sound = allCases.filter { $0 != .deaf && $0 != .stuck }
  }

  @Test(arguments: Client.sound)
  func `an animator that waits completes when its animations end`(client: Client) {
    let sequence = record(client)
    #expect(sequence.last == 1)
    #expect(sequence.count == (client == .timerSource ? 28 : 31), "\(sequence)")
    #expect(Timeline.current.warnings == [])
  }

  @Test func `twenty recordings are the same`() {
    for client in [Client.nested, .taskGroup, .ownActor, .background, .operation, .stream] {
      let first = record(client)
      for _ in 0..<20 { #expect(record(client) == first) }
    }
  }

  @Test func `a semaphore that nobody signals is reported`() {
    let sequence = record(.deaf)
    #expect(sequence.count == 120)
    #expect(Timeline.current.warnings.contains { $0.contains("still waits for a semaphore") })
  }

  @Test func `work that does nothing for long is reported, and not waited for`() {
    let sequence = record(.stuck)
    #expect(sequence.count == 31)
    #expect(Timeline.current.warnings.count == 1)
    #expect(Timeline.current.warnings.contains { $0.contains("did nothing for a second") })
  }

  @Test func `the main thread may wait for work that it has asked for`() {
    let (timeline, log) = (Timeline(), Log())
    Timeline.current = timeline
    let queue = DispatchQueue(label: "waiting")
    timeline.schedule(after: 0.1) {
      let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
      DispatchQueue.global().async {
        log.note("first")
        semaphore.signal()
      }
      semaphore.wait()
      queue.async { log.note("second") }
      queue.sync { log.note("third") }
      DispatchQueue.global().async(group: group) { log.note("fourth") }
      group.wait()
      let condition = NSCondition()
      DispatchQueue.global().async {
        condition.lock()
        log.note("fifth")
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !log.entries.contains("fifth") { condition.wait() }
      condition.unlock()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
        usleep(500_000)
        log.note("sixth")
        semaphore.signal()
      }
      semaphore.wait()
      log.note("end")
    }
    timeline.advance(to: 1)
    #expect(log.entries == ["first", "second", "third", "fourth", "fifth", "sixth", "end"])
  }

  @Test func `tests themselves may wait while something is on display`() async {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let number = await withCheckedContinuation { next in
      DispatchQueue.global().async { next.resume(returning: 5) }
    }
    #expect(number == 5)
  }

  @Test func `clocks stand still at an instant, and move on with the timeline`() {
    let (timeline, log) = (Timeline(), Log())
    Timeline.current = timeline
    var times: [UInt64] = []
    var instants: [ContinuousClock.Instant] = []
    for moment in [0.1, 0.25] {
      timeline.schedule(at: moment) {
        let (before, start) = (DispatchTime.now(), ContinuousClock.now)
        usleep(3000)
        times.append(DispatchTime.now().uptimeNanoseconds)
        instants.append(.now)
        if before.uptimeNanoseconds == times.last && start == instants.last { log.note("still") }
      }
    }
    timeline.schedule(at: 0.5) {
      Task {
        let start = ContinuousClock.now
        try await Task.sleep(for: .nanoseconds(16_666_667))
        if ContinuousClock.now - start == .nanoseconds(16_666_667) { log.note("exact") }
        await MainActor.run { log.note("\(timeline.now)") }
      }
    }
    timeline.schedule(at: 0.6) {
      let task = Task {
        do { try await Task.sleep(for: .seconds(5)) } catch {
          await MainActor.run { log.note("\(timeline.now)") }
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }
    timeline.advance(to: 1)
    #expect(times.count == 2 && times[1] - times[0] == 150_000_000)
    #expect(instants[1] - instants[0] == .milliseconds(150))
    #expect(log.entries == ["still", "still", "exact", "0.516666667", "0.7"])
  }

  @Test func `timer sources keep the clock's time`() {
    let (timeline, log) = (Timeline(), Log())
    Timeline.current = timeline
    var source: DispatchSourceTimer?
    func note(_ name: String) { log.note("\(name) \(Int((timeline.now * 1000).rounded()))") }
    timeline.schedule(after: 0.1) {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.05, repeating: .milliseconds(100))
      timer.setEventHandler { note("tick") }
      timer.setCancelHandler { note("cancelled") }
      timer.activate()
      source = timer
    }
    timeline.schedule(after: 0.3) { source?.suspend() }
    timeline.schedule(after: 0.4) { source?.resume() }
    timeline.schedule(after: 0.5) { source?.cancel() }
    timeline.schedule(after: 0.6) {
      let dropped = DispatchSource.makeTimerSource(queue: .global())
      dropped.schedule(deadline: .now() + 0.05)
      dropped.setEventHandler { log.note("never") }
      dropped.resume()
    }
    timeline.advance(to: 1)
    #expect(
      log.entries == ["tick 150", "tick 250", "tick 400", "tick 450", "cancelled 500"])
  }

  /// Notes what happens, on any thread.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    var entries: [String] { lock.withLock { list } }

    func note(_ name: String) {
      lock.withLock { list.append(name) }
    }
  }

  /// Returns how visible the new screen was, frame by frame, until the transition was over.
  private func record(_ client: Client) -> [CGFloat] {
    let timeline = Timeline()
    Timeline.current = timeline
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (home, detail) = (Screen(.red), Screen(.blue))
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let animator = WaitingAnimator(client)
    let guide = Guide(animator)
    navigation.delegate = guide
    timeline.advance(to: 0)
    DispatchQueue.main.async { navigation.pushViewController(detail, animated: true) }
    var values: [CGFloat] = []
    for frame in 0..<120 {
      timeline.advance(to: Double(frame) / 60)
      let layer = detail.view.layer
      values.append(CGFloat((layer.presentation() ?? layer).opacity))
      if animator.isOver { break }
    }
    return values
  }
}
