import Foundation
import Layers

/// Notices a transition that nobody completes.
///
/// A second of virtual time after the declared end it writes a warning and an event, and marks
/// the timeline; the transition itself is left alone, since it may still complete.
@MainActor
final class TransitionWatchdog {
  /// How long after its declared end a transition is overdue, in seconds.
  static let patience: TimeInterval = 1

  private weak var transition: ScreenTransition?
  private var token: ScheduledBlock?

  init(_ transition: ScreenTransition) {
    self.transition = transition
  }

  /// Expects the transition to be over `seconds` from now.
  func wait(for seconds: TimeInterval) {
    rest()
    token = Timeline.current.schedule(after: seconds + Self.patience) { [weak self] in
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
    let name = Journal.name(of: animator)
    Journal.note(.transitionOverdue, of: animator, transition.route.kind.rawValue)
    Journal.warn(
      "\(name) has not completed its transition \(Self.patience) s after its declared end:"
        + " call completeTransition(!transitionWasCancelled) when the animations have ended")
    transition.isOverdue = true
  }
}
