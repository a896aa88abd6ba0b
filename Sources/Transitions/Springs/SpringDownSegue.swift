import Foundation
import Views

/// The way back down of a screen that sprang up: an unwind segue.
///
/// | progress of the spring | source, in the key window above the destination |
/// |------------------------|--------------------------------------------------|
/// | 0                      | y = 0                                            |
/// | 1                      | y = H                                            |
///
/// At the end the source is dismissed without animation.
@preconcurrency @MainActor
public final class SpringDownSegue: UIStoryboardSegue {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 0.5
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 0

  /// Moves the source down, then dismisses it.
  public override func perform() {
    guard let screen = source.view, let below = destination.view,
      let window = UIApplication.shared.keyWindow
    else { return }
    let height = window.bounds.height
    below.frame = window.bounds
    window.insertSubview(below, at: 0)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: .curveLinear
    ) {
      screen.frame = screen.frame.offsetBy(dx: 0, dy: height)
    } completion: { _ in
      self.source.dismiss(animated: false)
      screen.frame = below.frame
    }
  }
}

extension SpringDownSegue {
  nonisolated static let entry = Catalogue.Entry(
    id: "spring-down", title: "Spring down",
    summary: "The old screen springs down and uncovers the new one",
    family: .springs, triggers: [.unwind], parameters: .spring(damping: 0.5, lasting: 0.5)
  ) { values, source, destination in
    let segue = SpringDownSegue(identifier: "spring-down", source: source, destination: destination)
    segue.duration = values.number("duration")
    segue.damping = values.number("damping")
    segue.velocity = values.number("velocity")
    return segue
  }
}
