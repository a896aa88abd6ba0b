import Foundation
import Layers
import MainQueueGate

/// Work that the system was asked to do on the main thread, and does not see again.
private struct DeferredWork: @unchecked Sendable {
  let context: UnsafeMutableRawPointer?
  let run: @convention(c) (UnsafeMutableRawPointer?) -> Void

  func callAsFunction() {
    run(context)
  }
}

/// Work that the timeline and the system both have, for the first of them to do.
private final class SharedWork {
  private var work: DeferredWork?

  init(_ work: DeferredWork) {
    self.work = work
  }

  /// Does it, unless it has been done.
  func callAsFunction() {
    let work = work
    self.work = nil
    work?()
  }

  /// Has it done by the timeline in its next turn, or by the system.
  @MainActor
  static func share(_ work: DeferredWork) {
    let shared = SharedWork(work)
    Timeline.current.schedule(after: 0) { shared() }
    flipbook_gate_hand_on(Unmanaged.passRetained(shared).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<SharedWork>.fromOpaque(context).takeRetainedValue()()
    }
  }
}

/// Puts work for the main queue on the timeline, if it was asked for on the main thread while
/// something is on display there; shares it with the system if a screen's own code asks for it
/// before that.
///
/// Blocks and work items in all their forms come here: those of `DispatchQueue.main`, of
/// `OperationQueue.main` and of `RunLoop.main.perform`.
@c(flipbook_gate_takes_work)
public func gateTakesWork(
  delay: Double, isMeasured: Bool, context: UnsafeMutableRawPointer?,
  run: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool {
  guard DispatchQueue.isRunningMain else { return false }
  let work = DeferredWork(context: context, run: run)
  return MainActor.assumeIsolated {
    guard Timeline.current.isInCharge else {
      guard Timeline.current.isTelling, delay <= 0 else { return false }
      SharedWork.share(work)
      return true
    }
    OutsidePieces.attend()
    let seconds = Letter.seconds(delay: delay, isMeasured: isMeasured)
    Timeline.current.schedule(after: seconds) { work() }
    return true
  }
}

/// Puts a task's next step on the main actor into the timeline's next turn, if it was asked for
/// by what the timeline runs; shares it with the system if a screen's own code asks for it.
@c(flipbook_gate_takes_step)
public func gateTakesStep(
  context: UnsafeMutableRawPointer?,
  run: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool {
  guard DispatchQueue.isRunningMain else { return false }
  let step = DeferredWork(context: context, run: run)
  return MainActor.assumeIsolated {
    if Timeline.current.isMoving {
      Timeline.current.schedule(after: 0) { step() }
      return true
    }
    guard Timeline.current.isTelling else { return false }
    SharedWork.share(step)
    return true
  }
}

/// Lets the timeline fire a timer that was put on a run loop of the main thread while something is
/// on display there.
@c(flipbook_gate_takes_timer)
public func gateTakesTimer(_ pointer: UnsafeMutableRawPointer?) -> Bool {
  guard DispatchQueue.isRunningMain, let pointer else { return false }
  let address = UInt(bitPattern: pointer)
  return MainActor.assumeIsolated {
    guard Timeline.current.isInCharge, let pointer = UnsafeRawPointer(bitPattern: address) else {
      return false
    }
    Timeline.current.fire(Unmanaged<Timer>.fromOpaque(pointer).takeUnretainedValue())
    return true
  }
}

/// Whether the caller is run by the timeline on the main thread.
@c(flipbook_gate_is_moving)
public func gateIsMoving() -> Bool {
  guard DispatchQueue.isRunningMain else { return false }
  return MainActor.assumeIsolated {
    guard Timeline.current.isMoving else { return false }
    OutsidePieces.attend()
    return true
  }
}

/// Whether what the caller puts off on the main thread is put off on the timeline.
@c(flipbook_gate_is_in_charge)
public func gateIsInCharge() -> Bool {
  guard DispatchQueue.isRunningMain else { return false }
  return MainActor.assumeIsolated {
    guard Timeline.current.isInCharge else { return false }
    OutsidePieces.attend()
    return true
  }
}

/// Takes what other threads have for the main one.
@c(flipbook_gate_takes_letters)
public func gateTakesLetters() {
  MainActor.assumeIsolated { OutsidePieces.answer() }
}

/// Returns the timeline's time.
@c(flipbook_gate_now)
public func gateNow() -> Double {
  MainActor.assumeIsolated { Timeline.current.now }
}
