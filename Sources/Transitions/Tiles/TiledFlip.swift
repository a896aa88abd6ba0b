import Foundation
import Geometry
import Layers
import Views

/// Both screens are cut into tiles, and every tile of the outgoing one turns over to the incoming.
///
/// | order   | a tile turns over, in half of the duration, from                    |
/// |---------|---------------------------------------------------------------------|
/// | random  | a random moment of the first half on                                |
/// | wave    | the first half on, column by column from the left, each from the top |
///
/// A tile of the outgoing screen turns to 90° about its upright middle; the tile of the incoming one
/// goes on from −90°.
@preconcurrency @MainActor
public final class TiledFlip: NSObject, UIViewControllerAnimatedTransitioning {
  /// In which order the tiles turn.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// Any.
    case random
    /// Column by column.
    case wave
  }

  /// How long all tiles take, in seconds.
  public var duration: TimeInterval = 1
  /// How many tiles there are side by side.
  public var columns = 5
  /// How many tiles there are one above the other.
  public var rows = 10
  /// In which order the tiles turn.
  public var order = Order.random
  /// The perspective of every tile: −1 over the eye's distance in points.
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
    sheet.backgroundColor = .black
    let fronts = Tiles(
      of: screens.outgoing, columns: columns, rows: rows, in: sheet, afterScreenUpdates: false)
    let backs = Tiles(
      of: screens.incoming, columns: columns, rows: rows, in: sheet, afterScreenUpdates: true)
    screens.container.addSubview(sheet)
    for front in fronts.all { front.view.layer.transform = turned(0) }
    for back in backs.all { back.view.layer.transform = turned(-.pi / 2) }

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      for (front, back) in zip(fronts.all, backs.all) {
        let start = self.start(of: front)
        UIView.addKeyframe(from: start, to: start + 0.25) {
          front.view.layer.transform = self.turned(.pi / 2)
        }
        UIView.addKeyframe(from: start + 0.25, to: start + 0.5) {
          back.view.layer.transform = self.turned(0)
        }
      }
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// When a tile begins to turn, as a fraction of the duration.
  private func start(of tile: Tiles.Tile) -> Double {
    switch order {
    case .random: .random(in: 0...0.5)
    case .wave: Double(tile.column * rows + tile.row) / Double(max(columns * rows - 1, 1)) / 2
    }
  }

  private func turned(_ angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = perspective
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }
}

extension TiledFlip {
  nonisolated static let entry = entry(
    id: "tiled-flip", title: "Tiled flip",
    summary: "The old screen turns over to the new one tile by tile, in any order", columns: 5,
    rows: 10, order: .random)

  nonisolated static let waveEntry = entry(
    id: "tiles-wave", title: "Tiles wave",
    summary: "The old screen turns over to the new one tile by tile, in a wave from the left",
    columns: 8, rows: 8, order: .wave)

  nonisolated private static func entry(
    id: String, title: String, summary: String, columns: Int, rows: Int, order: Order
  ) -> Catalogue.Entry {
    Catalogue.Entry(
      id: id, title: title, summary: summary, family: .tiles, triggers: .all,
      parameters: [
        .duration(1), .count("columns", columns, "How many tiles there are side by side"),
        .count("rows", rows, "How many tiles there are one above the other"), .perspective,
      ],
      course: order == .wave ? .always(.right) : .to(.left)
    ) { values in
      let animator = TiledFlip()
      animator.duration = values.number("duration")
      animator.columns = Int(values.number("columns"))
      animator.rows = Int(values.number("rows"))
      animator.perspective = values.number("perspective")
      animator.order = order
      return animator
    }
  }
}
