import Testing
import UIKit

/// An app's own code, in the app's own words: whatever waits, waits on the virtual clock.
@MainActor
struct WaitingTests {
  /// Returns a clock of its own with a window on it.
  private func makeScreen() -> (timeline: Timeline, window: UIWindow) {
    let timeline = Timeline(seed: 11)
    Timeline.current = timeline
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    timeline.commit()
    return (timeline, window)
  }

  /// Notes when things happen, in milliseconds.
  private final class Log {
    var entries: [String] = []

    @MainActor func note(_ name: String) {
      entries.append("\(name) \(Int((CACurrentMediaTime() * 1000).rounded()))")
    }
  }

  @Test func `work items are run, or not when they are cancelled`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("item") } }
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { log.note("cancelled") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200), qos: .userInitiated) {
      MainActor.assumeIsolated { log.note("quality") }
    }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.4) {
      MainActor.assumeIsolated { log.note("wall") }
    }
    cancelled.cancel()
    timeline.advance(to: 1)
    #expect(log.entries == ["quality 200", "item 300", "wall 400"])
  }

  @Test func `timers fire however they were made`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      MainActor.assumeIsolated { log.note("block") }
      if log.entries.count > 5 { timer.invalidate() }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
      MainActor.assumeIsolated { log.note("once") }
    }
    let added = Timer(timeInterval: 0.4, repeats: true) { _ in
      MainActor.assumeIsolated { log.note("added") }
    }
    RunLoop.main.add(added, forMode: .common)
    RunLoop.main.add(added, forMode: .default)
    timeline.advance(to: 0.9)
    #expect(
      log.entries == ["block 250", "once 300", "added 400", "block 500", "block 750", "added 800"])
  }

  @Test func `run loops and operation queues have their turns`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    RunLoop.main.perform { MainActor.assumeIsolated { log.note("run loop") } }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("operation") } }
    DispatchQueue.main.async { log.note("queue") }
    #expect(log.entries.isEmpty)
    timeline.advance(to: 0.01)
    #expect(log.entries == ["run loop 0", "operation 0", "queue 0"])
  }

  @Test func `tasks begun by what the clock runs take their first step on it`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      Task { @MainActor in log.note("task") }
      log.note("block")
    }
    timeline.advance(to: 1)
    #expect(log.entries == ["block 100", "task 100"])
  }

  @Test func `tasks begun by what the clock runs sleep on the clock`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      Task { @MainActor in
        log.note("begun")
        try await Task.sleep(for: .seconds(0.5))
        log.note("slept")
        try? await Task.sleep(nanoseconds: 250_000_000)
        log.note("slept again")
      }
    }
    timeline.advance(to: 1)
    #expect(log.entries == ["begun 100", "slept 600", "slept again 850"])
  }

  /// A screen that has work to do when it is loaded.
  private final class Loading: UIViewController {
    let log = Log()

    override func viewDidLoad() {
      super.viewDidLoad()
      Task {
        log.note("task")
        try await Task.sleep(for: .seconds(0.25))
        log.note("slept")
      }
      DispatchQueue.main.async { self.log.note("block") }
    }
  }

  @Test(arguments: [false, true])
  func `what a screen begins before the clock is moved is done when it is`(isShown: Bool) {
    let screen = Loading()
    let timeline: Timeline
    if isShown {
      let window: UIWindow
      (timeline, window) = makeScreen()
      window.rootViewController = screen
      #expect(screen.isViewLoaded)
    } else {
      timeline = Timeline()
      Timeline.current = timeline
      screen.view.backgroundColor = .red
    }
    #expect(screen.log.entries.isEmpty)
    timeline.advance(to: 0)
    #expect(screen.log.entries == ["task 0", "block 0"])
    timeline.advance(to: 1)
    #expect(screen.log.entries == ["task 0", "block 0", "slept 250"])
  }

  @Test func `a task that a screen begins goes on once, also when a test waits for it`()
    async throws
  {
    let timeline = Timeline()
    Timeline.current = timeline
    let screen = Loading()
    screen.loadViewIfNeeded()
    let steps = { screen.log.entries.map { $0.prefix(while: { $0 != " " }) } }
    for _ in 0..<2000 where steps().count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(steps() == ["task", "slept"])
    // The block has waited for the clock; the task's first step is not taken again.
    timeline.advance(to: 0)
    #expect(steps() == ["task", "slept", "block"])
  }

  @Test func `tasks present and animate without waiting, and wait for animators`() {
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let log = Log()
    let (home, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = home
    timeline.schedule(after: 0.1) {
      Task { @MainActor in
        home.present(sheet, animated: true)
        UIView.animate(withDuration: 0.3) { window.alpha = 0.5 }
        UIView.transition(with: home.view, duration: 0.3, options: .transitionCrossDissolve) {
          home.view.backgroundColor = .red
        }
        log.note("begun")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        let end = await animator.addCompletion()
        log.note(end == .end ? "end" : "elsewhere")
        sheet.dismiss(animated: false)
        log.note(home.presentedViewController == nil ? "gone" : "there")
      }
    }
    timeline.advance(to: 2)
    #expect(log.entries == ["begun 100", "end 900", "gone 900"])
  }

  @Test func `display links step at every frame`() {
    final class Stepper: NSObject {
      var times: [Double] = []
      @MainActor func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let (timeline, window) = makeScreen()
    defer { window.isHidden = true }
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: stepper.step)
    link.add(to: .main, forMode: .common)
    timeline.advance(to: 0.1)
    link.invalidate()
    #expect(stepper.times.count == 6)
  }

  @Test func `views move while everything waits`() {
    let (timeline, window) = makeScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    timeline.commit()
    var finished: [Bool] = []
    let work = DispatchWorkItem {
      MainActor.assumeIsolated {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear], animations: { view.center.x += 50 },
          completion: { finished.append($0) })
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: work)
    timeline.advance(to: 1)
    #expect(view.layer.presentation()?.position.x == 30)
    timeline.advance(to: 2)
    #expect(finished == [true])
  }

  @Test func `random numbers belong to the recording, however they are asked for`() {
    func draw() -> [Double] {
      Timeline.current = Timeline(seed: 5)
      srand48(Int(Date().timeIntervalSince1970))
      return [
        Double(arc4random_uniform(1000)), drand48(), Double(lrand48()), Double(random()),
        Double(Int.random(in: 0..<1000)), Double([1, 2, 3, 4, 5, 6, 7, 8].shuffled()[0]),
        Double(CGFloat.random(in: 0...1)), Bool.random() ? 1 : 0,
      ]
    }
    #expect(draw() == draw())
    #expect(Timeline.current.warnings.count == 1)
  }

  @Test func `a seed gives the sequence that POSIX defines`() {
    Timeline.current = Timeline()
    // x₁ = 0x5DEECE66D · 0x330E + 0xB, of 48 bits, for the seed 0.
    srand48(0)
    #expect(drand48() == 0.170_828_036_106_289_72)
    #expect(drand48() == 0.749_901_980_484_963_8)
    srand48(7)
    let first = [drand48(), drand48()]
    srand48(7)
    #expect([drand48(), drand48()] == first)
  }
}
