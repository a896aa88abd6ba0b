import Foundation
import Geometry
import Layers
import Raster
import Views

/// The outgoing screen shrinks to nothing on a plain ground, then the incoming one grows from it.
///
/// | progress p | the shape about the centre, in sizes that cover the container | what is in it   |
/// |------------|---------------------------------------------------------------|-----------------|
/// | 0 – 0.5    | (1 − 2p)³                                                     | outgoing screen |
/// | 0.5 – 1    | (2p − 1)³                                                     | incoming screen |
@preconcurrency @MainActor
public final class Crop: NSObject, UIViewControllerAnimatedTransitioning {
  /// The shape that is left of a screen.
  public enum Outline: String, Sendable, Hashable, CaseIterable {
    case circle
    case rectangle
  }

  /// How long both halves take together, in seconds.
  public var duration: TimeInterval = 0.8
  /// The shape that is left of a screen.
  public var outline = Outline.circle
  /// The colour of the ground.
  public var background = UIColor.black

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let ground = screens.container.addBackdrop(background)
    let bounds = screens.container.bounds
    let sizes = (0...20).map { step in
      let way = abs(2 * CGFloat(step) / 20 - 1)
      return way * way * way
    }
    let leaving = sizes.enumerated().map { shape($1 * ($0 < 10 ? 1 : 0), in: bounds) }
    let arriving = sizes.enumerated().map { shape($1 * ($0 > 10 ? 1 : 0), in: bounds) }
    MovingMask.show(screens.outgoing, through: leaving, over: duration, timing: .linear)
    MovingMask.show(screens.incoming, through: arriving, over: duration, timing: .linear) {
      ground.removeFromSuperview()
      screens.outgoing.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func shape(_ size: CGFloat, in bounds: CGRect) -> UIBezierPath {
    switch outline {
    case .rectangle:
      return UIBezierPath(
        rect: bounds.insetBy(
          dx: bounds.width * (1 - size) / 2, dy: bounds.height * (1 - size) / 2))
    case .circle:
      let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
      return UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: diagonal * 0.51 * size,
        startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    }
  }
}

extension Crop {
  nonisolated static let entry = Catalogue.Entry(
    id: "crop", title: "Crop",
    summary: "The old screen shrinks to nothing in a shape, then the new one grows in it",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(0.8),
      Catalogue.Parameter(
        "outline", .choice(of: Outline.allCases.map(\.rawValue)), default: .choice("circle"),
        "The shape that is left of a screen"),
      Catalogue.Parameter(
        "background", .color, default: .color(.black), "The colour of the ground"),
    ]
  ) { values in
    let animator = Crop()
    animator.duration = values.number("duration")
    animator.outline = values.choice("outline", of: Outline.self)
    animator.background = values.color("background")
    return animator
  }
}
