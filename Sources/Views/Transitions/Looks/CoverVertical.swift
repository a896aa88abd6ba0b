import Foundation

/// The presented screen slides up over the presenting one, and down again.
///
/// | progress of the spring | presented screen, coming | going      |
/// |------------------------|--------------------------|------------|
/// | 0                      | y = H, below the screen  | its place  |
/// | 1                      | its place                | y = H      |
final class CoverVertical: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: LookDirection

  init(_ direction: LookDirection) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let below = CGPoint(x: 0, y: container.bounds.height)
    let moving: UIView?
    let end: CGPoint
    let rest: CGPoint
    switch direction {
    case .present:
      moving = transitionContext.view(forKey: .to)
      if let moving { container.addSubview(moving) }
      end = moving?.center ?? .zero
      rest = end
      moving?.center = CGPoint(x: end.x + below.x, y: end.y + below.y)
    case .dismiss:
      if let presenter = transitionContext.view(forKey: .to) {
        container.insertSubview(presenter, at: 0)
      }
      moving = transitionContext.view(forKey: .from)
      rest = moving?.center ?? .zero
      end = CGPoint(x: rest.x + below.x, y: rest.y + below.y)
    }
    UIView.animate(
      withDuration: SystemSpring.duration, delay: 0,
      options: SystemSpring.options(transitionContext)
    ) {
      moving?.center = end
    } completion: { _ in
      moving?.center = rest
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500.
///
/// Critically damped in effect, with ω = √(1000 / 3) = 18.2574; it has settled to a thousandth after
/// 0.5057 s, and is cut off at half a second.
enum SystemSpring {
  /// How long it takes to settle, in seconds.
  static let duration: TimeInterval = 0.5
  /// The spring's number in the platform's option bits; a linear curve under a finger.
  @MainActor
  static func options(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIView.AnimationOptions {
    context.isInteractive ? .curveLinear : UIView.AnimationOptions(rawValue: 7 << 16)
  }
}
