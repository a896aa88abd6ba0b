import Foundation
import Geometry
import Views

/// The incoming screen grows at the centre in the outline of something.
///
/// | progress p | mask of the incoming screen                                    |
/// |------------|----------------------------------------------------------------|
/// | p          | the outline, p³ of the size at which it covers the container   |
@preconcurrency @MainActor
public final class ShapeReveal: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the shape takes, in seconds.
  public var duration: TimeInterval = 0.8
  /// What the outline is of.
  public var shape = RevealShape.star
  /// How many points or petals there are; a heart has none.
  public var points = 5
  /// How far the shape is turned, in degrees clockwise.
  public var rotation: CGFloat = 0

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(incoming)
    let bounds = incoming.bounds
    let reach = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2
    let outline = shape.outline(points: points)
    let turned = CGAffineTransform(rotationAngle: rotation * .pi / 180)
    let shapes = (0...16).map { step in
      let progress = CGFloat(step) / 16
      let size = reach * 1.02 / shape.innerRadius * progress * progress * progress
      let path = UIBezierPath(cgPath: outline.cgPath)
      path.apply(
        turned.concatenating(CGAffineTransform(scaleX: size, y: size))
          .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
      return path
    }
    MovingMask.show(incoming, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension ShapeReveal {
  nonisolated static let entry = Catalogue.Entry(
    id: "shape-reveal", title: "Shape reveal",
    summary: "The new screen grows at the centre as a star, a heart, a leaf or a rose",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(0.8),
      Catalogue.Parameter(
        "shape", .choice(of: RevealShape.allCases.map(\.rawValue)), default: .choice("star"),
        "What the outline is of"),
      .count("points", 5, "How many points or petals a star or rose has"),
      .angle("rotation", 0, "How far the shape is turned clockwise"),
    ]
  ) { values in
    let animator = ShapeReveal()
    animator.duration = values.number("duration")
    animator.shape = values.choice("shape", of: RevealShape.self)
    animator.points = Int(values.number("points"))
    animator.rotation = values.number("rotation")
    return animator
  }
}
