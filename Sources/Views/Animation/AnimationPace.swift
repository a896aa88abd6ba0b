import Foundation
import Geometry
import Layers

/// How an animation's progress follows from time.
@MainActor
package enum AnimationPace {
  /// A curve over the animation's duration.
  case curve(CAMediaTimingFunction)
  /// A spring, whatever the duration.
  case spring(Spring)

  /// The pace with a constant speed.
  package static var linear: AnimationPace { .curve(CAMediaTimingFunction(name: .linear)) }

  /// The pace that a curve of the platform names.
  package static func curve(_ curve: UIView.AnimationCurve) -> AnimationPace {
    let name: CAMediaTimingFunctionName =
      switch curve {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    return .curve(CAMediaTimingFunction(name: name))
  }

  /// The number in the curve bits of options that stands for the system's own spring.
  package static let systemCurve: UInt = 7
  /// How long an animation with the system's own spring lasts, in seconds.
  package static let systemDuration = 0.5
  /// The spring that keyboards and navigation move with.
  package static let systemSpring = Spring(
    mass: 3, stiffness: 1_000, damping: 500, initialVelocity: 0)

  /// The pace in the curve bits (16 to 19) of options; numbers without a meaning ease in and out.
  package static func curveBits(of options: UInt) -> AnimationPace {
    let bits = (options >> 16) & 0xF
    if bits == systemCurve { return .spring(systemSpring) }
    return .curve(UIView.AnimationCurve(rawValue: Int(bits)) ?? .easeInOut)
  }
}

extension UITimingCurveProvider {
  /// How long a spring that is given by its parts takes, in seconds; nil for all else.
  package var naturalDuration: Double? {
    guard case .shape(let spring) = springTimingParameters?.form else { return nil }
    let duration = spring.settlingDuration
    return duration.isFinite ? duration : nil
  }
}

extension AnimationPace {
  /// Takes a provider's timing; a spring given by its damping ratio settles in `duration` seconds.
  package init(_ provider: any UITimingCurveProvider, settlingIn duration: Double) {
    if let spring = provider.springTimingParameters {
      switch spring.form {
      case .ratio(let ratio):
        self = .spring(
          Spring(
            dampingRatio: ratio, initialVelocity: spring.initialVelocity.dx,
            settlingIn: duration > 0 ? duration : 1))
      case .shape(let shape): self = .spring(shape)
      }
    } else if let cubic = provider.cubicTimingParameters {
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      self = .curve(CAMediaTimingFunction(TimingCurve(first.x, first.y, second.x, second.y)))
    } else {
      self = .curve(.easeInOut)
    }
  }

  /// The pace as what an animator's progress follows over `duration` seconds.
  package func progressPace(over duration: Double) -> ProgressMap.Pace {
    switch self {
    case .curve(let function): .curve(function.curve)
    case .spring(let shape): .spring(shape, duration: duration)
    }
  }
}
