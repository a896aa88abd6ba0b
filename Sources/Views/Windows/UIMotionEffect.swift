import Foundation

/// Something that moves a view as the device is tilted, which it is not here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }
}

/// An effect that changes one value; nothing is tilted here.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted, with the platform's numbers.
  public enum EffectType: Int, Sendable, Hashable {
    /// To its sides.
    case tiltAlongHorizontalAxis = 0
    /// Forwards and backwards.
    case tiltAlongVerticalAxis = 1
  }

  /// What is changed.
  public let keyPath: String
  /// Which way the device is tilted.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// The older name of the way of tilting.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

extension UIView {
  /// The effects; they do nothing, as the device lies still.
  public var motionEffects: [UIMotionEffect] {
    get { heldMotionEffects }
    set { heldMotionEffects = newValue }
  }

  /// Adds an effect; it does nothing, as the device lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    heldMotionEffects.append(effect)
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    heldMotionEffects.removeAll { $0 === effect }
  }
}
