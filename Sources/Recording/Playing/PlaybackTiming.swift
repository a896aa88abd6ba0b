import Geometry
import Layers

/// How a recording walks through the time of what it records.
///
/// A transition of duration D that is shown at time t stands, in itself, at D · c(t/T), where c is
/// the curve and T the time to take, which is D unless told otherwise. The animator's own curves
/// act within that: `ease-in` on top of an animator that eases in starts twice as gently. Behind
/// the end, time goes on evenly.
///
/// Only curves that never turn back are allowed, since what has been completed stays so.
public struct PlaybackTiming: Sendable, Hashable {
  /// The curve as it is written, such as `ease-out` or `cubic-bezier(0.2,0,0,1)`.
  public let description: String
  /// How long to take, in seconds; nil: as long as what is recorded takes by itself.
  public var duration: Double?
  private let curve: TimingCurve

  /// Evenly, as the animator has it.
  public static let linear = PlaybackTiming(description: "linear", curve: .linear)

  private init(description: String, curve: TimingCurve) {
    self.description = description
    self.curve = curve
  }

  /// Creates the timing that `text` writes: `linear`, `ease`, `ease-in`, `ease-out`,
  /// `ease-in-out`, or `cubic-bezier(x1,y1,x2,y2)` with four numbers from 0 to 1.
  public init?(parsing text: String) {
    let curve: TimingCurve? =
      switch text {
      case "linear": .linear
      case "ease": .default
      case "ease-in": .easeIn
      case "ease-out": .easeOut
      case "ease-in-out": .easeInEaseOut
      default: Self.curve(text)
      }
    guard let curve else { return nil }
    self.init(description: text.filter { $0 != " " }, curve: curve)
  }

  private static func curve(_ text: String) -> TimingCurve? {
    let prefix = "cubic-bezier("
    guard text.hasPrefix(prefix), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(prefix.count).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { part in Double(decimal: part.filter { $0 != " " }) }
    guard numbers.count == 4, numbers.allSatisfy((0...1).contains) else { return nil }
    return TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension PlaybackTiming {
  /// Returns where something of a duration stands when it is shown at `time`; both in seconds.
  public func moment(at time: Double, duration: Double) -> Double {
    let length = length(of: duration)
    let isOwn = length == duration && (curve.isLinear || time >= duration)
    guard duration > 0, length > 0, !isOwn else { return time }
    return time < length ? duration * curve(time / length) : duration + (time - length)
  }

  /// Returns how long something that takes `duration` by itself is shown; both in seconds.
  public func length(of duration: Double) -> Double {
    self.duration ?? duration
  }
}
