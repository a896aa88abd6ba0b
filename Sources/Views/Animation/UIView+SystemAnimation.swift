import Foundation
import Geometry
import Layers

extension UIView {
  /// Animations that the platform has a look for, with its numbers.
  public enum SystemAnimation: UInt, Sendable, Hashable {
    /// The views shrink, fade and are removed.
    case delete = 0
  }

  /// How small a view is when it has been deleted.
  private static let deletedScale: CGFloat = 0.01

  /// Shows an animation of the system's on views, and `parallelAnimations` beside it.
  ///
  /// It eases in and out over 0.3 seconds, which is our choice: the platform does not say. The views
  /// are removed when it is over, and have their alpha and transform again.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let kept = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: 0.3, delay: 0, options: options) {
      for entry in kept {
        entry.view.alpha = 0
        entry.view.transform = entry.transform.scaledBy(x: deletedScale, y: deletedScale)
      }
      parallelAnimations?()
    } completion: { finished in
      for entry in kept {
        entry.view.removeFromSuperview()
        entry.view.alpha = entry.alpha
        entry.view.transform = entry.transform
      }
      completion?(finished)
    }
  }
}
