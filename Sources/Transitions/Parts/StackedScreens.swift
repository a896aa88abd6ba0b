import Foundation
import Geometry
import Layers
import Views

/// Two screens of which one comes to lie over the other, or goes away again.
///
/// | going   | the upper screen | at the beginning | at the end |
/// |---------|------------------|------------------|------------|
/// | forward | incoming         | apart            | together   |
/// | back    | outgoing         | together         | apart      |
///
/// A dismissal or a pop goes back. With the newcomer below, the upper screen is the one that the
/// transition takes away, and forward goes from together to apart.
@MainActor
struct StackedScreens {
  /// Where the screen goes that a transition forward brings.
  enum Newcomer {
    case above
    case below
  }

  /// The container of both.
  let container: UIView
  /// The screen that moves over the other.
  let upper: UIView
  /// The screen that the other one covers.
  let lower: UIView
  /// Whether the upper screen comes rather than goes.
  let upperComes: Bool
  private let context: any UIViewControllerContextTransitioning

  /// Puts the incoming screen into the container, above or below the outgoing one.
  ///
  /// Nil, with the transition completed, if one of the screens takes no part in it.
  init?(_ context: any UIViewControllerContextTransitioning, newcomer: Newcomer = .above) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return nil
    }
    self.context = context
    container = context.containerView
    upperComes = ScreenOrder(context).goesBack != (newcomer == .above)
    upper = upperComes ? incoming : outgoing
    lower = upperComes ? outgoing : incoming
    if upperComes {
      container.addSubview(incoming)
    } else {
      container.insertSubview(incoming, belowSubview: outgoing)
    }
  }

  /// Moves from `apart` to `together` or back, and ends the transition.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - options: The curve.
  ///   - spring: The spring to move with instead of a curve.
  ///   - apart: Sets what is seen while the upper screen is away.
  ///   - together: Sets what is seen while it covers the lower one.
  ///   - ended: Takes away what was added. The screens' own transforms, alphas and corners are put
  ///     back in any case.
  func animate(
    over duration: TimeInterval, options: UIView.AnimationOptions = [], spring: Damping? = nil,
    apart: @escaping () -> Void, together: @escaping () -> Void, ended: @escaping () -> Void = {}
  ) {
    if upperComes { apart() } else { together() }
    let animations = upperComes ? together : apart
    let completion = { (_: Bool) in
      ended()
      for screen in [upper, lower] {
        screen.layer.transform = CATransform3DIdentity
        screen.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let spring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: spring.ratio,
        initialSpringVelocity: spring.velocity, options: options, animations: animations,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations,
        completion: completion)
    }
  }
}

/// How a spring comes to rest.
struct Damping {
  /// The damping ratio: 1 does not overshoot.
  var ratio: CGFloat
  /// The initial velocity, in whole distances a second.
  var velocity: CGFloat = 0
}
