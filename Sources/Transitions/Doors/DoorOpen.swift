import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen is cut in two, and the halves open like doors on the incoming screen.
///
/// | progress | slide, vertical seam             | hinge, vertical seam                       |
/// |----------|----------------------------------|--------------------------------------------|
/// | 0        | the halves side by side          | the halves side by side                    |
/// | 1        | x = −W/2 and x = W               | turned by 90° towards the viewer, left     |
/// |          |                                  | half about x = 0, right half about x = W   |
///
/// With a horizontal seam the upper and lower halves do the same, about the top and bottom edges.
/// Hinged halves swing out of the picture before they have turned all the way.
@preconcurrency @MainActor
public final class DoorOpen: NSObject, UIViewControllerAnimatedTransitioning {
  /// The direction of the cut.
  public enum Seam: String, Sendable, Hashable, CaseIterable {
    /// From top to bottom: a left and a right half.
    case vertical
    /// From side to side: an upper and a lower half.
    case horizontal
  }

  /// How the halves open.
  public enum Movement: String, Sendable, Hashable, CaseIterable {
    /// They slide apart.
    case slide
    /// They turn about their outer edges, in perspective.
    case hinge
  }

  /// How long the doors take, in seconds.
  public var duration: TimeInterval = 0.5
  /// The direction of the cut.
  public var seam = Seam.vertical
  /// How the halves open.
  public var movement = Movement.slide
  /// The perspective of hinged halves: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

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
    let doors = UIView(frame: container.bounds)
    let halves = frames(in: doors.bounds).compactMap { frame in
      half(of: outgoing, in: frame)
    }
    if let incoming {
      container.addSubview(incoming)
    } else {
      outgoing?.isHidden = true
    }
    for half in halves { doors.addSubview(half) }
    container.addSubview(doors)
    if movement == .hinge { hang(halves, in: doors) }

    UIView.animate(withDuration: duration) {
      for (half, side) in zip(halves, [-1.0, 1.0]) {
        self.open(half, side: side)
      }
    } completion: { _ in
      doors.removeFromSuperview()
      outgoing?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The two halves, cut at a whole point so that no pixel belongs to both.
  private func frames(in bounds: CGRect) -> [CGRect] {
    switch seam {
    case .vertical:
      let (left, right) = bounds.divided(
        atDistance: (bounds.width / 2).rounded(.down), from: .minXEdge)
      return [left, right]
    case .horizontal:
      let (top, bottom) = bounds.divided(
        atDistance: (bounds.height / 2).rounded(.down), from: .minYEdge)
      return [top, bottom]
    }
  }

  /// A view that shows the part of the outgoing screen in `frame`.
  private func half(of outgoing: UIView?, in frame: CGRect) -> UIView? {
    guard let picture = outgoing?.snapshotView(afterScreenUpdates: false) else { return nil }
    let half = UIView(frame: frame)
    half.clipsToBounds = true
    picture.frame.origin = CGPoint(x: -frame.minX, y: -frame.minY)
    half.addSubview(picture)
    return half
  }

  /// Puts the axes of the halves at the outer edges, and an eye in front of them.
  private func hang(_ halves: [UIView], in doors: UIView) {
    doors.layer.sublayerTransform.m34 = perspective
    for (half, edge) in zip(halves, [0.0, 1.0]) {
      let frame = half.frame
      half.layer.anchorPoint =
        seam == .vertical ? CGPoint(x: edge, y: 0.5) : CGPoint(x: 0.5, y: edge)
      half.layer.position = CGPoint(
        x: frame.minX + half.layer.anchorPoint.x * frame.width,
        y: frame.minY + half.layer.anchorPoint.y * frame.height)
    }
  }

  /// Moves a half to where it ends: −1 is the left or upper one, 1 the other.
  private func open(_ half: UIView, side: CGFloat) {
    let quarter = CGFloat.pi / 2
    switch (movement, seam) {
    case (.slide, .vertical):
      half.transform = CGAffineTransform(translationX: side * half.bounds.width, y: 0)
    case (.slide, .horizontal):
      half.transform = CGAffineTransform(translationX: 0, y: side * half.bounds.height)
    case (.hinge, .vertical):
      half.layer.transform = CATransform3DMakeRotation(side * quarter, 0, 1, 0)
    case (.hinge, .horizontal):
      half.layer.transform = CATransform3DMakeRotation(-side * quarter, 1, 0, 0)
    }
  }
}

extension DoorOpen {
  nonisolated static let entry = Catalogue.Entry(
    id: "door-open", title: "Door open",
    summary: "The old screen is cut in two, and the halves open like doors",
    family: .doors, triggers: [.push, .pop, .tab, .present, .dismiss],
    parameters: [
      .duration(0.5),
      Catalogue.Parameter(
        "seam", .choice(of: Seam.allCases.map(\.rawValue)), default: .choice("vertical"),
        "The direction of the cut"),
      Catalogue.Parameter(
        "movement", .choice(of: Movement.allCases.map(\.rawValue)), default: .choice("slide"),
        "Whether the halves slide apart or turn about their outer edges"),
      .perspective,
    ],
    course: .following("seam") { values, trigger in
      switch values.choice("seam", of: Seam.self) {
      case .vertical: trigger.goesBack ? .right : .left
      case .horizontal: trigger.goesBack ? .down : .up
      }
    }
  ) { values in
    let animator = DoorOpen()
    animator.duration = values.number("duration")
    animator.seam = values.choice("seam", of: Seam.self)
    animator.movement = values.choice("movement", of: Movement.self)
    animator.perspective = values.number("perspective")
    return animator
  }
}
