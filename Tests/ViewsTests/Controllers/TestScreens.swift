import Foundation
import Geometry
import Layers
import Views

/// A window with one screen, or one container of screens, on a timeline of its own.
@MainActor
struct TestScreens {
  let window: UIWindow
  let a = UIViewController()
  let b = UIViewController()
  let guide: Guide

  /// Starts a new timeline; `guide` answers for every container and presentation.
  init(size: CGSize = CGSize(width: 320, height: 480), guide: Guide = Guide()) {
    Timeline.current = Timeline()
    self.guide = guide
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    a.title = "A"
    b.title = "B"
  }

  /// Shows `root` in the window.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Timeline.current.commit()
  }

  /// Shows a navigation stack whose delegate is the guide.
  func showStack(_ stack: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.title = "nav"
    navigation.viewControllers = stack
    show(navigation)
    navigation.delegate = guide
    return navigation
  }

  /// Shows tabs whose delegate is the guide.
  func showTabs(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.title = "tabs"
    tabs.viewControllers = screens
    show(tabs)
    tabs.delegate = guide
    return tabs
  }

  /// Moves time on by so many seconds.
  func wait(_ seconds: Double) {
    Timeline.current.advance(to: Timeline.current.now + seconds)
  }

  /// What has happened since `mark` events had happened, animations of layers left out.
  func log(since mark: Int = 0) -> [String] {
    Timeline.current.events[mark...].filter {
      !$0.kind.rawValue.hasPrefix("animation") || $0.kind.rawValue == "animationEnded"
    }
    .map { event in
      [event.kind.rawValue, event.subject, event.detail].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// What a controller has been told about appearing, in order.
  func appearances(of controller: UIViewController, since mark: Int = 0) -> [String] {
    Timeline.current.events[mark...]
      .filter { $0.subject == controller.title && $0.kind.rawValue.hasSuffix("ppear") }
      .map { String($0.kind.rawValue.dropFirst(4)) }
  }
}

/// Answers every delegate question with the same animator and interaction.
@MainActor
final class Guide: NSObject {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = Slide(),
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
    super.init()
  }
}

extension Guide: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Guide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Guide: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Moves the incoming screen in from the left, linearly, over half a second.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval = 0.5
  private(set) var completions = 0
  private(set) var wasCancelledInCompletion: Bool?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let container = context.containerView
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let incoming = context.view(forKey: .to) { container.addSubview(incoming) }
    let place = moving?.center ?? .zero
    moving?.center.x = place.x - container.bounds.width
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      moving?.center = place
    } completion: { _ in
      self.completions += 1
      self.wasCancelledInCompletion = context.transitionWasCancelled
      moving?.center = place
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
