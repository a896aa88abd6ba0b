import UIKit

/// Fades a screen in, and waits for that in the manner of its client.
class WaitingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let client: ThreadsTests.Client
  var isOver = false

  init(_ client: ThreadsTests.Client) {
    self.client = client
  }

  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let view = ctx.view(forKey: .to) else { return }
    ctx.containerView.addSubview(view)
    view.alpha = 0
    let finish: @MainActor () -> Void = { [self] in
      isOver = true
      ctx.completeTransition(true)
    }
    begin(view, finish)
  }

  private func begin(_ view: UIView, _ finish: @escaping @MainActor () -> Void) {
    let fade: @MainActor (@escaping @MainActor () -> Void) -> Void = { then in
      UIView.animate(
        withDuration: 0.5, animations: { view.alpha = 1 }, completion: { _ in then() })
    }
    let wait: @MainActor (TimeInterval) async -> Void = { seconds in
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
    switch client {
    case .plain:
      fade(finish)
    case .group:
      let group = DispatchGroup()
      group.enter()
      fade { group.leave() }
      group.notify(queue: .main) { finish() }
    case .continuation:
      Task { @MainActor in
        await withCheckedContinuation { next in fade { next.resume() } }
        finish()
      }
    case .mainActorRun:
      Task.detached { await MainActor.run { fade(finish) } }
    case .background:
      DispatchQueue.global(qos: .userInitiated).async {
        let sum = (0..<1000).reduce(0, +)
        DispatchQueue.main.async { if sum > 0 { fade(finish) } }
      }
    case .childTask:
      Task { @MainActor in
        async let faded: Void = { @MainActor in
          UIView.animate(withDuration: 0.5) { view.alpha = 1 }
          await wait(0.5)
        }()
        await faded
        finish()
      }
    case .stream:
      let (stream, source) = AsyncStream<Int>.makeStream()
      fade {
        source.yield(1)
        source.finish()
      }
      Task { @MainActor in
        for await _ in stream {}
        finish()
      }
    case .timerSource:
      let source = DispatchSource.makeTimerSource(queue: .main)
      var count = 0
      source.schedule(deadline: .now(), repeating: 0.05)
      source.setEventHandler {
        count += 1
        view.alpha = CGFloat(count) / 10
        if count == 10 {
          source.cancel()
          finish()
        }
      }
      source.resume()
    case .yield:
      Task { @MainActor in
        await Task.yield()
        fade(finish)
      }
    case .sleepUntil:
      Task { @MainActor in
        view.alpha = 1
        try? await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
        finish()
      }
    case .clockSleep:
      Task { @MainActor in
        view.alpha = 1
        try? await ContinuousClock().sleep(for: .seconds(0.5))
        finish()
      }
    case .taskGroup:
      Task { @MainActor in
        let parts = await withTaskGroup(of: Int.self) { group in
          for number in 0..<8 { group.addTask { number } }
          var parts: [Int] = []
          for await part in group { parts.append(part) }
          return parts
        }
        if parts == Array(0..<8) { fade(finish) }
      }
    case .ownActor:
      Task { @MainActor in
        let counter = Counter()
        async let first: Void = counter.add("a")
        async let second: Void = counter.add("b")
        _ = await (first, second)
        if await counter.names == ["a", "b"] { fade(finish) }
      }
    case .detachedSleep:
      view.alpha = 1
      Task.detached {
        try? await Task.sleep(nanoseconds: 200_000_000)
        try? await Task.sleep(for: .milliseconds(300))
        await MainActor.run { finish() }
      }
    case .nested:
      var order: [Int] = []
      for number in 0..<4 {
        DispatchQueue.global().async {
          DispatchQueue.global(qos: .utility).async {
            DispatchQueue.main.async {
              order.append(number)
              if order == [0, 1, 2, 3] { fade(finish) }
            }
          }
        }
      }
    case .mainSync:
      DispatchQueue.global().async {
        let isReady = DispatchQueue.main.sync { view.superview != nil }
        DispatchQueue.main.async { if isReady { fade(finish) } }
      }
    case .groupOfWork:
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "parts", attributes: .concurrent)
      for _ in 0..<3 { queue.async(group: group) {} }
      group.enter()
      queue.asyncAfter(deadline: .now() + 0.25) { group.leave() }
      UIView.animate(withDuration: 0.5) { view.alpha = 1 }
      group.notify(queue: queue) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { finish() }
      }
    case .operation:
      let queue = OperationQueue()
      let (first, second) = (BlockOperation {}, BlockOperation {})
      let done = BlockOperation { MainActor.assumeIsolated { fade(finish) } }
      second.addDependency(first)
      second.completionBlock = { OperationQueue.main.addOperation(done) }
      queue.addOperations([second, first], waitUntilFinished: false)
    case .threadSleep:
      view.alpha = 1
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.25)
        usleep(250_000)
        DispatchQueue.main.async { finish() }
      }
    case .sleepingThere:
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        semaphore.wait()
        DispatchQueue.main.async { finish() }
      }
      fade { semaphore.signal() }
    case .timerElsewhere:
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now() + 0.5, leeway: .milliseconds(5))
      view.alpha = 1
      source.setEventHandler {
        source.cancel()
        DispatchQueue.main.async { finish() }
      }
      source.resume()
    case .deaf:
      DispatchQueue.global().async {
        DispatchSemaphore(value: 0).wait()
        DispatchQueue.main.async { finish() }
      }
    case .stuck:
      let condition = NSCondition()
      DispatchQueue.global().async {
        condition.lock()
        condition.wait()
        condition.unlock()
      }
      fade(finish)
    }
  }
}

/// An actor of the client's own.
actor Counter {
  var names: [String] = []

  func add(_ name: String) {
    names.append(name)
  }
}
