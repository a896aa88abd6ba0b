import Foundation
import Geometry
import Views

/// Halves of a screen slide along the cut between them, in opposite directions.
///
/// | movement | outgoing halves         | incoming halves             |
/// |----------|-------------------------|-----------------------------|
/// | out      | leave                   | lie below                   |
/// | in       | lie below               | come                        |
/// | both     | leave                   | follow them                 |
@preconcurrency @MainActor
public final class SplitSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which screen is cut.
  public enum Movement: String, Sendable, Hashable, CaseIterable {
    /// The outgoing one.
    case out
    /// The incoming one.
    case `in`
    /// Both.
    case both
  }

  /// How long the halves take, in seconds.
  public var duration: TimeInterval = 0.6
  /// The direction in which the halves slide.
  public var axis = Axis.horizontal
  /// Which screen is cut.
  public var movement = Movement.out

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
    let leaving = movement == .in ? [] : halves(of: screens.outgoing, false, in: sheet)
    let arriving = movement == .out ? [] : halves(of: screens.incoming, true, in: sheet)
    if movement == .out { screens.container.bringSubviewToFront(screens.incoming) }
    if movement == .both { sheet.backgroundColor = .black }
    screens.container.addSubview(sheet)
    let ways = (axis == .horizontal ? [Heading.left, .right] : [.up, .down])
      .map { $0.way(across: sheet.bounds.size) }
    for (half, way) in zip(arriving, ways) { half.transform = way.inverted() }

    UIView.animate(withDuration: duration) {
      for (half, way) in zip(leaving, ways) { half.transform = way }
      for half in arriving { half.transform = .identity }
    } completion: { _ in
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func halves(of screen: UIView, _ afterScreenUpdates: Bool, in sheet: UIView) -> [UIView] {
    Tiles(
      of: screen, columns: axis == .horizontal ? 1 : 2, rows: axis == .horizontal ? 2 : 1,
      in: sheet, afterScreenUpdates: afterScreenUpdates
    ).all.map(\.view)
  }
}

extension SplitSlide {
  nonisolated static let entry = Catalogue.Entry(
    id: "split-slide", title: "Split slide",
    summary: "Halves of a screen slide along the cut between them, in opposite directions",
    family: .doors, triggers: .all,
    parameters: [
      .duration(0.6), .axis(.horizontal, "The direction in which the halves slide"),
      Catalogue.Parameter(
        "movement", .choice(of: Movement.allCases.map(\.rawValue)), default: .choice("out"),
        "Whether the old screen is cut, the new one, or both"),
    ],
    course: .axis
  ) { values in
    let animator = SplitSlide()
    animator.duration = values.number("duration")
    animator.axis = values.choice("axis", of: Axis.self)
    animator.movement = values.choice("movement", of: Movement.self)
    return animator
  }
}
