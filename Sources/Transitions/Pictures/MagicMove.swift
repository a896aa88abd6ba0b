import Foundation
import Views

/// A picture moves and grows from its place on one screen to its place on the other.
///
/// | progress | the moving picture                | incoming screen |
/// |----------|-----------------------------------|-----------------|
/// | 0        | in `source`                       | alpha 0         |
/// | 1        | in `destination`                  | alpha 1         |
///
/// The picture is a snapshot of what is at `source` on the outgoing screen. With views set, their
/// frames count, and both are hidden meanwhile. A pop moves from `destination` to `source`.
@preconcurrency @MainActor
public final class MagicMove: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The picture's place on the lower screen, in the container's coordinates, in points.
  public var source = CGRect.zero
  /// The picture's place on the upper screen, in the container's coordinates, in points.
  public var destination = CGRect.zero
  /// The view on the lower screen; its frame counts instead of `source`.
  public weak var sourceView: UIView?
  /// The view on the upper screen; its frame counts instead of `destination`.
  public weak var destinationView: UIView?

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let incoming = context.view(forKey: .to)
    if let incoming {
      container.addSubview(incoming)
      incoming.layoutIfNeeded()
    }
    let lower = sourceView.map { container.convert($0.bounds, from: $0) } ?? source
    let upper = destinationView.map { container.convert($0.bounds, from: $0) } ?? destination
    let goesBack = ScreenOrder(context).goesBack
    let (start, end) = goesBack ? (upper, lower) : (lower, upper)
    let picture = picture(in: start, of: context, view: goesBack ? destinationView : sourceView)

    if let picture { container.addSubview(picture) }
    let hidden = [sourceView, destinationView].compactMap(\.self)
    for view in hidden { view.isHidden = true }
    incoming?.alpha = 0
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      picture?.frame = end
      incoming?.alpha = 1
    } completion: { _ in
      for view in hidden { view.isHidden = false }
      incoming?.alpha = 1
      picture?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A snapshot of the view, or of what is in `frame` on the outgoing screen, standing there.
  private func picture(
    in frame: CGRect, of context: any UIViewControllerContextTransitioning, view: UIView?
  ) -> UIView? {
    let outgoing = context.view(forKey: .from)
    let picture =
      view?.snapshotView(afterScreenUpdates: false)
      ?? outgoing?.resizableSnapshotView(
        from: outgoing?.convert(frame, from: context.containerView) ?? frame,
        afterScreenUpdates: false, withCapInsets: .zero)
    picture?.frame = frame
    return picture
  }
}

extension MagicMove {
  nonisolated static let entry = Catalogue.Entry(
    id: "magic-move", title: "Magic move",
    summary: "A picture moves and grows from its place on one screen to its place on the other",
    family: .pictures, triggers: [.push, .pop, .present, .dismiss],
    parameters: [
      .duration(0.5),
      .picture("source", "The picture's place on the lower screen", y: 0.1, size: 0.25),
      .picture("destination", "The picture's place on the upper screen", y: 0.1, size: 0.8),
    ],
    drag: Drag(from: .leftEdge)
  ) { values in
    let animator = MagicMove()
    animator.duration = values.number("duration")
    animator.source = values.pictureRect("source")
    animator.destination = values.pictureRect("destination")
    return animator
  }
}

extension Catalogue.Parameter {
  /// A square picture's rectangle: a tenth of the width from the left, sizes in widths.
  static func picture(_ name: String, _ summary: String, y: Double, size: Double)
    -> Catalogue.Parameter
  {
    Catalogue.Parameter(
      name, .rect,
      default: .rect(
        RelativeRect(
          x: Extent(ofWidth: 0.1), y: Extent(ofHeight: y), width: Extent(ofWidth: size),
          height: Extent(ofWidth: size))),
      summary)
  }
}
