// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Geometry
import Layers

/// What makes objects of the platform's C libraries; it makes no difference.
public let kCFAllocatorDefault: CFAllocator? = nil
/// What makes objects of the platform's C libraries.
public final class CFAllocator: Sendable {}

/// A timer as the platform's C libraries have it.
public typealias CFRunLoopTimer = Timer
/// A run loop as the platform's C libraries have it.
public typealias CFRunLoop = RunLoop
/// The mode of a run loop as the platform's C libraries have it.
public typealias CFRunLoopMode = RunLoop.Mode

/// Returns the run loop, on which the current timeline's timers are.
@preconcurrency @MainActor
public func CFRunLoopGetCurrent() -> CFRunLoop? { RunLoop.main }

/// Returns the run loop, on which the current timeline's timers are.
@preconcurrency @MainActor
public func CFRunLoopGetMain() -> CFRunLoop? { RunLoop.main }

/// Makes a timer that is due at a time of the current timeline, in seconds, and every `interval`
/// seconds after that unless it is 0.
///
/// It fires without being added to a run loop.
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: UInt, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? {
  let timeline = Timeline.current
  let call = block ?? { _ in }
  let first = max(0, fireDate - timeline.now)
  let timer = Timer(timeInterval: interval, repeats: interval > 0) { _ in }
  timeline.schedule(after: first) {
    guard timer.isValid else { return }
    call(timer)
    guard interval > 0 else { return timer.invalidate() }
    timeline.schedule(every: interval) { repeating in
      guard timer.isValid else { return repeating.invalidate() }
      call(timer)
    }
  }
  return timer
}

/// Does nothing: the timer is on the timeline already.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(
  _ runLoop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {}

/// Ends a timer.
@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }
