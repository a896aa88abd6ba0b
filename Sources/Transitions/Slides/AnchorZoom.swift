import Foundation
import Geometry
import Views

/// A screen grows from a point of the container, or shrinks into it.
///
/// | movement | progress 0                        | progress 1                         |
/// |----------|-----------------------------------|------------------------------------|
/// | in       | incoming screen: nothing          | incoming screen in its place       |
/// | out      | outgoing screen in its place      | outgoing screen: nothing           |
@preconcurrency @MainActor
public final class AnchorZoom: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which screen changes its size.
  public enum Movement: String, Sendable, Hashable, CaseIterable {
    /// The incoming one grows.
    case `in`
    /// The outgoing one shrinks.
    case out
  }

  /// A point of the container that stays where it is.
  public enum Anchor: String, Sendable, Hashable, CaseIterable {
    case topLeft = "top-left"
    case top
    case topRight = "top-right"
    case left
    case center
    case right
    case bottomLeft = "bottom-left"
    case bottom
    case bottomRight = "bottom-right"

    /// Where it is in the unit square.
    var unit: CGPoint {
      let index = Self.allCases.firstIndex(of: self) ?? 4
      return CGPoint(x: CGFloat(index % 3) / 2, y: CGFloat(index / 3) / 2)
    }

    /// The way from there to the middle, from side to side if it can be; nil: it is the middle.
    var inward: Heading? {
      switch (unit.x, unit.y) {
      case (0, _): .right
      case (1, _): .left
      case (_, 0): .down
      case (_, 1): .up
      default: nil
      }
    }
  }

  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Which screen changes its size.
  public var movement = Movement.in
  /// The point that stays where it is.
  public var anchor = Anchor.topLeft

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    let moving = movement == .in ? incoming : outgoing
    if let incoming {
      container.addSubview(incoming)
      if movement == .out, let outgoing { container.bringSubviewToFront(outgoing) }
    }
    let hinge = moving.map { Hinge($0, at: anchor.unit) }
    let tiny = CGAffineTransform(scaleX: 0.000_001, y: 0.000_001)
    moving?.transform = movement == .in ? tiny : .identity

    UIView.animate(withDuration: duration) {
      moving?.transform = self.movement == .in ? .identity : tiny
    } completion: { _ in
      hinge?.remove()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension AnchorZoom {
  nonisolated static let entry = Catalogue.Entry(
    id: "anchor-zoom", title: "Anchor zoom",
    summary: "A screen grows from one of nine points, or shrinks into it",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.5),
      Catalogue.Parameter(
        "anchor", .choice(of: Anchor.allCases.map(\.rawValue)), default: .choice("top-left"),
        "The point that stays where it is"),
      Catalogue.Parameter(
        "movement", .choice(of: Movement.allCases.map(\.rawValue)), default: .choice("in"),
        "Whether the new screen grows in or the old one shrinks out"),
    ],
    course: .following("anchor") { values, _ in
      let inward = values.choice("anchor", of: Anchor.self).inward ?? .left
      return values.choice("movement", of: Movement.self) == .in ? inward : inward.opposite
    }
  ) { values in
    let animator = AnchorZoom()
    animator.duration = values.number("duration")
    animator.anchor = values.choice("anchor", of: Anchor.self)
    animator.movement = values.choice("movement", of: Movement.self)
    return animator
  }
}
