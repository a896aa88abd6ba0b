import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen folds up like paper towards one edge while the incoming one unfolds.
///
/// | progress p | outgoing screen, pairs of strips     | incoming screen, pairs of strips    |
/// |------------|--------------------------------------|-------------------------------------|
/// | p          | (1 − p) of its width, at the right   | p of its width, at the left         |
///
/// Both strips of a pair lean away from the viewer where they meet. A strip that shows a part c of its
/// width is turned by the angle whose cosine is c. The shade on the strips grows and goes with the
/// fold. Going back, everything runs to the other side.
@preconcurrency @MainActor
public final class Fold: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the folding takes, in seconds.
  public var duration: TimeInterval = 1
  /// How many pairs of strips each screen has.
  public var folds = 2
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.005

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let sheet = UIView(frame: screens.container.bounds)
    sheet.backgroundColor = .black
    sheet.layer.sublayerTransform.m34 = perspective
    let leaving = FoldedScreen(
      Tiles(of: screens.outgoing, columns: 2 * folds, in: sheet, afterScreenUpdates: false))
    let arriving = FoldedScreen(
      Tiles(of: screens.incoming, columns: 2 * folds, in: sheet, afterScreenUpdates: true))
    screens.container.addSubview(sheet)
    let goesBack = ScreenOrder(context).goesBack
    let width = sheet.bounds.width

    UIView.animate(withDuration: duration) { progress in
      leaving.show(1 - progress, from: goesBack ? 0 : width * progress)
      arriving.show(progress, from: goesBack ? width * (1 - progress) : 0)
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Fold {
  nonisolated static let entry = Catalogue.Entry(
    id: "fold", title: "Fold",
    summary: "The old screen folds up like paper towards one edge while the new one unfolds",
    family: .tiles, triggers: .all,
    parameters: [
      .duration(1), .count("folds", 2, "How many pairs of strips each screen has"),
      .perspective(-0.005),
    ],
    course: .to(.right)
  ) { values in
    let animator = Fold()
    animator.duration = values.number("duration")
    animator.folds = Int(values.number("folds"))
    animator.perspective = values.number("perspective")
    return animator
  }
}
