import Foundation

/// The two values that a basic animation runs between.
package enum ValueRange: Sendable {
  /// Both are known.
  case between(LayerValue, LayerValue)
  /// From a known value to the current one.
  case from(LayerValue)
  /// From the current value to a known one.
  case to(LayerValue)
  /// From the current value by a known difference.
  case by(LayerValue)

  /// Chooses the range of what is given; nil if nothing is.
  package init?(from: LayerValue?, to: LayerValue?, by: LayerValue?) {
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
  package func value(at progress: Double, current: LayerValue) -> LayerValue {
    switch self {
    case .between(let from, let to): from.interpolated(to: to, at: progress)
    case .from(let from): from.interpolated(to: current, at: progress)
    case .to(let to): current.interpolated(to: to, at: progress)
    case .by(let by): current.interpolated(to: current.adding(by), at: progress)
    }
  }
}
