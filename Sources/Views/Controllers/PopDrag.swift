import Foundation

/// The system's own drag from the left edge, which pops the top of a navigation stack.
///
/// The screen follows the finger; lifted beyond the middle, or with a quick flick to the right, the
/// pop finishes, otherwise it is cancelled.
@MainActor
package final class PopDrag: NSObject {
  /// The speed of a flick, in points a second.
  private static let flick: CGFloat = 500

  /// What watches the finger.
  package let recognizer = UIScreenEdgePanGestureRecognizer()
  /// What moves the transition while the finger does.
  package private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  private func follow() {
    guard let navigation, let view: UIView = navigation.viewIfLoaded else { return }
    let width = view.bounds.width
    let progress = width > 0 ? recognizer.translation(in: view).x / width : 0
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended:
      interaction?.update(progress)
      let speed = recognizer.velocity(in: view).x
      let finishes = abs(speed) >= Self.flick ? speed > 0 : progress > 0.5
      if finishes { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }
}

extension PopDrag: UIGestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.stage.transition == nil else {
      return false
    }
    return !navigation.delegateAnimatesPop
  }
}

extension UINavigationController {
  /// Whether the delegate would supply an animator of its own for popping the top.
  var delegateAnimatesPop: Bool {
    guard let delegate, let top = stack.last, stack.count > 1 else { return false }
    return delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2]) != nil
  }
}
