import Foundation

/// The two values that a basic animation runs between.
enum ValueRange<Value: ContinuousValue & Sendable>: Sendable {
  /// Both are known.
  case between(Value, Value)
  /// From a known value to the current one.
  case from(Value)
  /// From the current value to a known one.
  case to(Value)
  /// From the current value by a known difference.
  case by(Value)

  /// Chooses the range of what is given; nil if nothing is.
  init?(from: Value?, to: Value?, by: Value?) {
    switch (from, to, by) {
    case (let from?, let to?, _): self = .between(from, to)
    case (let from?, nil, let by?): self = .between(from, from.adding(by))
    case (nil, let to?, let by?): self = .between(to.subtracting(by), to)
    case (let from?, nil, nil): self = .from(from)
    case (nil, let to?, nil): self = .to(to)
    case (nil, nil, let by?): self = .by(by)
    case (nil, nil, nil): return nil
    }
  }

  /// Returns the value at `progress`, which may lie outside 0 to 1.
  func value(at progress: Double, current: Value) -> Value {
    switch self {
    case .between(let from, let to): from.interpolated(to: to, at: progress)
    case .from(let from): from.interpolated(to: current, at: progress)
    case .to(let to): current.interpolated(to: to, at: progress)
    case .by(let by): current.interpolated(to: current.adding(by), at: progress)
    }
  }
}

extension ValueRange<LayerValue> {
  /// The same range of numbers; nil if it is one of other values.
  var numbers: ValueRange<Double>? {
    switch self {
    case .between(.number(let from), .number(let to)): .between(from, to)
    case .from(.number(let from)): .from(from)
    case .to(.number(let to)): .to(to)
    case .by(.number(let by)): .by(by)
    default: nil
    }
  }
}
