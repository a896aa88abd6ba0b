import Layers

/// The animators that move things on the current timeline.
@MainActor
final class DynamicsRoster {
  private var running: [Entry] = []

  /// Returns that of the current timeline.
  static var current: DynamicsRoster {
    Timeline.current.companion { DynamicsRoster() }
  }

  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }

  /// Notes an animator that runs.
  func add(_ animator: UIDynamicAnimator) {
    running.removeAll { $0.animator == nil || $0.animator === animator }
    running.append(Entry(animator: animator))
  }

  /// Notes that an animator no longer runs.
  func remove(_ animator: UIDynamicAnimator) {
    running.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// Whether something moves in a view, or in one that the view is in.
  func isMoving(in view: UIView) -> Bool {
    running.contains { entry in
      guard let reference = entry.animator?.referenceView else { return false }
      return reference.isDescendant(of: view) || view.isDescendant(of: reference)
    }
  }

  /// Lets those go on whose view has come back into a window.
  func windowsChanged() {
    for entry in running { entry.animator?.resumeInWindow() }
  }
}
