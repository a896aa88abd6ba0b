import Foundation
import Geometry
import Views

/// The incoming screen opens in the black squares of a chessboard, then in the white ones.
///
/// | progress  | black squares | white squares |
/// |-----------|---------------|---------------|
/// | 0 – 0.5   | open          | closed        |
/// | 0.5 – 1   | are open      | open          |
@preconcurrency @MainActor
public final class Chessboard: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the squares take, in seconds.
  public var duration: TimeInterval = 0.8
  /// How many squares there are each way.
  public var count = 10

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
    let shapes = [(0.0, 0.0), (1, 0), (1, 1)].map { black, white in
      board(black: black, white: white, in: incoming.bounds)
    }
    MovingMask.show(incoming, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func board(black: CGFloat, white: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for row in 0..<count {
      for column in 0..<count {
        let square = Tiles.frame(column: column, columns: count, row: row, rows: count, in: bounds)
        let open = (row + column).isMultiple(of: 2) ? black : white
        path.append(UIBezierPath(rect: square.part(open, from: .left)))
      }
    }
    return path
  }
}

extension Chessboard {
  nonisolated static let entry = Catalogue.Entry(
    id: "chessboard", title: "Chessboard",
    summary: "The new screen opens in the black squares of a chessboard, then in the white ones",
    family: .tiles, triggers: .all,
    parameters: [.duration(0.8), .count("count", 10, "How many squares there are each way")]
  ) { values in
    let animator = Chessboard()
    animator.duration = values.number("duration")
    animator.count = Int(values.number("count"))
    return animator
  }
}
