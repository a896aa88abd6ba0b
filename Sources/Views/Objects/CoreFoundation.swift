// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Layers

/// The platform's older name of whole numbers.
public typealias NSInteger = Int
/// The platform's older name of whole numbers that are not negative.
public typealias NSUInteger = UInt
/// The platform's older name of run-loop modes.
public typealias RunLoopMode = RunLoop.Mode

/// The largest number, as the platform's C headers have it.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest number, as the platform's C headers have it.
public let HUGE = Float.greatestFiniteMagnitude

/// Seconds since the beginning of 2001; they go by on the timeline, which begins at zero.
public typealias CFAbsoluteTime = Double

/// Returns the present time of the current timeline, in seconds.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

extension NSMutableString {
  /// Puts text behind the text that there is, made by a format and its arguments.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

extension RunLoop.Mode {
  /// The older name of the usual mode.
  public static let defaultRunLoopMode = RunLoop.Mode.default
  /// The older name of all common modes.
  public static let commonModes = RunLoop.Mode.common
}
