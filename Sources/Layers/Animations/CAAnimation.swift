import Foundation
import Geometry

/// A change of what a layer shows, over time.
///
/// A layer takes a copy when an animation is added; the copy of a client's own subclass is the
/// object itself, whose values are read at that moment.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
  /// The animation's clock; its parent's is the layer's, or the group's.
  package var timing = MediaTiming(duration: 0)
  var extraValues: [String: Any] = [:]

  /// How even time becomes progress; nil: it does not change.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told when the animation starts and stops; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over.
  open var isRemovedOnCompletion = true
  /// The frame rates that the animation would like; kept: frames are those that are recorded.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// What replaces the timing function of an animation that is played by hand.
  package var progressMap: ProgressMap?

  /// Creates an animation with the platform's defaults.
  public override init() {
    super.init()
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the value that a new animation has for `key`.
  open class func defaultValue(forKey key: String) -> Any? {
    key == "duration" ? 0.0 : nil
  }

  /// Returns a copy; that of a client's own subclass is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

  /// Adds the animation to the layer whose value has changed.
  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy, or this animation if it is of a class that cannot be created here.
  func duplicate() -> CAAnimation {
    guard type(of: self) == CAAnimation.self else { return self }
    let copy = CAAnimation()
    copyValues(to: copy)
    return copy
  }

  /// Gives `copy` the values that all animations have.
  final func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.extraValues = extraValues
    copy.progressMap = progressMap
  }

  /// What the animation does, its values taken as they are now.
  func makeContent(_ context: PlanContext) -> AnimationPlan.Content {
    .nothing
  }
}

extension CAAnimation {
  /// When the animation begins, in its layer's or group's time; 0: when it is committed.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long one repetition lasts, in seconds; 0 or less: as the transaction says.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast it plays; 0 stops it at `timeOffset`, less than 0 plays it backwards.
  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Where in its content it begins, in seconds; its window does not move.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many times it plays; fractions count, 0 means once.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// How many seconds it repeats for; 0: `repeatCount` decides.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether every repetition is followed by the same backwards.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Where beyond its active time it shows its first or last value.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// Who is told when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Is told that the animation's active time has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Is told that the animation is over, and whether it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
