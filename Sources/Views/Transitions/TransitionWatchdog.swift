import Foundation
import Layers

/// Notices a transition that nobody completes.
///
/// A second of virtual time after the declared end it writes a warning and an event, and marks
/// the timeline; the transition itself is left alone, since it may still complete. While a dynamic
/// animator moves something in the container it waits longer, as nobody can say how long that takes.
@MainActor
final class TransitionWatchdog {
  /// How long after its declared end a transition is overdue, in seconds.
  static let patience: TimeInterval = 1
  /// How often it waits as long again while something moves by itself.
  private static let extensions = 20

  private weak var transition: ScreenTransition?
  private var token: ScheduledBlock?
  private var extensionsLeft = 0

  init(_ transition: ScreenTransition) {
    self.transition = transition
  }

  /// Expects the transition to be over `seconds` from now.
  func wait(for seconds: TimeInterval) {
    rest()
    extensionsLeft = Self.extensions
    expect(in: seconds + Self.patience)
  }

  private func expect(in seconds: TimeInterval) {
    token = Timeline.current.schedule(after: seconds) { [weak self] in
      self?.bark()
    }
  }

  /// Expects nothing for the time being.
  func rest() {
    token?.cancel()
    token = nil
  }

  private func bark() {
    guard let transition, !transition.isOver, let animator = transition.animator else { return }
    if extensionsLeft > 0, DynamicsRoster.current.isMoving(in: transition.context.containerView) {
      extensionsLeft -= 1
      expect(in: Self.patience)
      return
    }
    let name = Journal.name(of: animator)
    Journal.note(.transitionOverdue, of: animator, transition.route.kind.rawValue)
    Journal.warn(
      "\(name) has not completed its transition \(Self.patience) s after its declared end:"
        + " call completeTransition(!transitionWasCancelled) when the animations have ended")
    Timeline.outsideWork?.reportWaits(on: .current)
    transition.isOverdue = true
  }
}
