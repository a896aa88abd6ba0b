import Foundation
import Geometry
import Layers
import Views

/// Half a page turns over about the middle line: its front is the outgoing screen, its back the
/// incoming one.
///
/// | progress | the turning half                          | under it        | shade on the turning half |
/// |----------|-------------------------------------------|-----------------|---------------------------|
/// | 0 – 0.5  | outgoing near half, from 0 to 90°         | incoming half   | grows                     |
/// | 0.5 – 1  | incoming far half, from −90° to 0         | outgoing half   | goes                      |
///
/// Forward the right or lower half turns first; going back, the left or upper one.
@preconcurrency @MainActor
public final class HalfFlip: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the page takes, in seconds.
  public var duration: TimeInterval = 1
  /// The direction of the line about which the page turns.
  public var axis = Axis.vertical
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

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
    sheet.layer.sublayerTransform.m34 = perspective
    let old = halves(of: screens.outgoing, afterScreenUpdates: false, in: sheet)
    let new = halves(of: screens.incoming, afterScreenUpdates: true, in: sheet)
    screens.container.addSubview(sheet)
    let goesBack = ScreenOrder(context).goesBack
    let (near, far) = goesBack ? (0, 1) : (1, 0)
    // From the back: what stays of both, then the two sides of the page.
    for half in [new[near], old[far], old[near], new[far]] { sheet.bringSubviewToFront(half) }
    let leaving = page(old[near], isSecond: near == 1)
    let arriving = page(new[far], isSecond: far == 1)
    let angle: CGFloat = (axis == .vertical) == goesBack ? .pi / 2 : -.pi / 2
    let upright = CGPoint(x: axis == .vertical ? 0 : 1, y: axis == .vertical ? 1 : 0)
    new[far].layer.transform = CATransform3DMakeRotation(-angle, upright.x, upright.y, 0)
    new[far].alpha = 0
    arriving.alpha = 0.5

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.5) {
        old[near].layer.transform = CATransform3DMakeRotation(angle, upright.x, upright.y, 0)
        leaving.alpha = 0.5
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
        old[near].alpha = 0
        new[far].alpha = 1
      }
      UIView.addKeyframe(from: 0.5, to: 1) {
        new[far].layer.transform = CATransform3DIdentity
        arriving.alpha = 0
      }
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Takes snapshots of the two halves; of what is too narrow to be cut, the first one is empty.
  private func halves(of screen: UIView, afterScreenUpdates: Bool, in sheet: UIView) -> [UIView] {
    let halves = Tiles(
      of: screen, columns: axis == .vertical ? 2 : 1, rows: axis == .vertical ? 1 : 2, in: sheet,
      afterScreenUpdates: afterScreenUpdates
    ).all.map(\.view)
    let empty = (halves.count..<2).map { _ in UIView() }
    for half in empty { sheet.addSubview(half) }
    return empty + halves
  }

  /// Hinges a half at the middle line, and lays a shade over it.
  private func page(_ half: UIView, isSecond: Bool) -> Shade {
    let edge: CGFloat = isSecond ? 0 : 1
    _ = Hinge(half, at: axis == .vertical ? CGPoint(x: edge, y: 0.5) : CGPoint(x: 0.5, y: edge))
    return Shade(over: half)
  }
}

extension HalfFlip {
  nonisolated static let entry = Catalogue.Entry(
    id: "half-flip", title: "Half flip",
    summary: "Half a page turns over about the middle line, from the old screen to the new one",
    family: .flips, triggers: .all,
    parameters: [
      .duration(1), .axis(.vertical, "The direction of the line about which the page turns"),
      .perspective,
    ],
    course: .acrossAxis
  ) { values in
    let animator = HalfFlip()
    animator.duration = values.number("duration")
    animator.axis = values.choice("axis", of: Axis.self)
    animator.perspective = values.number("perspective")
    return animator
  }
}
