import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen bursts into tiles, which fly off, turn, shrink and fade.
///
/// | progress | every tile                                                                        |
/// |----------|-----------------------------------------------------------------------------------|
/// | 0        | in its place                                                                      |
/// | 1        | up to `reach` points away each way, turned by up to `spin` degrees, scale 0.01, clear |
///
/// Ways and angles are random.
@preconcurrency @MainActor
public final class Explode: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the explosion takes, in seconds.
  public var duration: TimeInterval = 1
  /// How many tiles there are side by side; they are about square.
  public var columns = 10
  /// The farthest that a tile flies, each way, in points.
  public var reach: CGFloat = 100
  /// The most that a tile turns, in degrees.
  public var spin: CGFloat = 573

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
    let sheet = UIView(frame: container.bounds)
    let rows = max(
      1, Int(CGFloat(columns) * sheet.bounds.height / max(sheet.bounds.width, 1)))
    let tiles = outgoing.map {
      Tiles(of: $0, columns: columns, rows: rows, in: sheet, afterScreenUpdates: false)
    }
    if let incoming { container.addSubview(incoming) }
    container.addSubview(sheet)

    UIView.animate(withDuration: duration) {
      for tile in tiles?.all ?? [] {
        let angle = CGFloat.random(in: -self.spin...self.spin) * .pi / 180
        tile.view.center.x += CGFloat.random(in: -self.reach...self.reach)
        tile.view.center.y += CGFloat.random(in: -self.reach...self.reach)
        tile.view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 0.01, y: 0.01)
        tile.view.alpha = 0
      }
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Explode {
  nonisolated static let entry = Catalogue.Entry(
    id: "explode", title: "Explode",
    summary: "The old screen bursts into tiles, which fly off, turn and fade",
    family: .tiles, triggers: .all,
    parameters: [
      .duration(1), .count("columns", 10, "How many tiles there are side by side"),
      Catalogue.Parameter(
        "reach", .number(in: 0...10_000, unit: "pt"), default: .number(100),
        "The farthest that a tile flies each way"),
      Catalogue.Parameter(
        "spin", .number(in: 0...3_600, unit: "°"), default: .number(573),
        "The most that a tile turns"),
    ]
  ) { values in
    let animator = Explode()
    animator.duration = values.number("duration")
    animator.columns = Int(values.number("columns"))
    animator.reach = values.number("reach")
    animator.spin = values.number("spin")
    return animator
  }
}
