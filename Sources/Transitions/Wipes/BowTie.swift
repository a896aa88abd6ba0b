import Foundation
import Geometry
import Views

/// Two triangles come in from opposite edges, meet at the centre and open.
///
/// | progress | mask of the incoming screen                                         |
/// |----------|---------------------------------------------------------------------|
/// | 0        | the two edges                                                       |
/// | 0.5      | the triangles over the edges with their tips at the centre: a bow tie |
/// | 1        | all: each tip has become the centre line                            |
@preconcurrency @MainActor
public final class BowTie: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the wipe takes, in seconds.
  public var duration: TimeInterval = 0.7
  /// The direction in which the triangles come in.
  public var axis = Axis.horizontal

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
    let shapes = [(0.0, 0.0), (1, 0), (1, 1)].map { reach, opening in
      bowTie(reach: reach, opening: opening, in: incoming.bounds)
    }
    MovingMask.show(incoming, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Two quadrilaterals over opposite edges: their tips a part `reach` of the way to the centre, and
  /// as wide there as a part `opening` of the centre line.
  private func bowTie(reach: CGFloat, opening: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for edge in [-1.0, 1.0] {
      let tip = edge * (1 - reach)
      let corners = [(edge, -1.0), (tip, -opening), (tip, opening), (edge, 1.0)]
      for (index, corner) in corners.enumerated() {
        let along = axis == .horizontal ? corner.0 : corner.1
        let across = axis == .horizontal ? corner.1 : corner.0
        let point = CGPoint(
          x: bounds.midX + along * bounds.width / 2, y: bounds.midY + across * bounds.height / 2)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
    return path
  }
}

extension BowTie {
  nonisolated static let entry = Catalogue.Entry(
    id: "bow-tie", title: "Bow tie",
    summary: "Two triangles of the new screen come in from opposite edges, meet and open",
    family: .wipes, triggers: .all,
    parameters: [
      .duration(0.7), .axis(.horizontal, "The direction in which the triangles come in"),
    ],
    course: .axis
  ) { values in
    let animator = BowTie()
    animator.duration = values.number("duration")
    animator.axis = values.choice("axis", of: Axis.self)
    return animator
  }
}
