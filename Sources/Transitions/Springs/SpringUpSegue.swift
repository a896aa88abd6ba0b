import Foundation
import Views

/// The destination springs up from below the screen; then it is presented without animation.
///
/// | progress of the spring | destination, in the key window above the source |
/// |------------------------|--------------------------------------------------|
/// | 0                      | y = H                                            |
/// | 1                      | y = 0                                            |
@preconcurrency @MainActor
public final class SpringUpSegue: UIStoryboardSegue {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 0.5
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 0

  /// Moves the destination up, then presents it.
  public override func perform() {
    guard let screen = destination.view, let window = UIApplication.shared.keyWindow else { return }
    let height = window.bounds.height
    screen.frame = window.bounds.offsetBy(dx: 0, dy: height)
    window.addSubview(screen)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: .curveLinear
    ) {
      screen.frame = screen.frame.offsetBy(dx: 0, dy: -height)
    } completion: { _ in
      self.source.present(self.destination, animated: false)
    }
  }
}

extension SpringUpSegue {
  nonisolated static let entry = Catalogue.Entry(
    id: "spring-up", title: "Spring up",
    summary: "The new screen springs up from below",
    family: .springs, triggers: [.segue], parameters: .spring(damping: 0.5, lasting: 0.5)
  ) { values, source, destination in
    let segue = SpringUpSegue(identifier: "spring-up", source: source, destination: destination)
    segue.duration = values.number("duration")
    segue.damping = values.number("damping")
    segue.velocity = values.number("velocity")
    return segue
  }
}

extension [Catalogue.Parameter] {
  /// The parameters of a movement with a spring.
  static func spring(damping: Double, velocity: Double = 0, lasting seconds: Double) -> Self {
    [
      .duration(seconds),
      Catalogue.Parameter(
        "damping", .number(in: 0.01...1, unit: ""), default: .number(damping),
        "The spring's damping ratio; 1 does not overshoot"),
      Catalogue.Parameter(
        "velocity", .number(in: -1_000...1_000, unit: "1/s"), default: .number(velocity),
        "The spring's initial velocity, in whole distances a second"),
    ]
  }
}
