import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct ScrubbingTests {
  /// Starts blocks of every kind on the view.
  private func start(_ view: UIView) {
    UIView.animate(withDuration: 1) { view.alpha = 0.25 }
    UIView.animate(withDuration: 0.8, delay: 0.1, options: .curveEaseIn) { view.center.x = 200 }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
    ) { view.bounds.size.width = 30 }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) {
        view.transform = CGAffineTransform(rotationAngle: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
    }
  }

  @Test func `a clock moved by hand shows what playing shows at the same time`() {
    let played = Rig()
    start(played.view)
    let scrubbed = Rig()
    scrubbed.window.layer.speed = 0
    start(scrubbed.view)
    scrubbed.timeline.commit()
    for step in 0...19 {
      let time = Double(step) / 20
      Timeline.current = played.timeline
      played.timeline.advance(to: time)
      let expected = played.shown
      Timeline.current = scrubbed.timeline
      scrubbed.window.layer.timeOffset = time
      let actual = scrubbed.shown
      #expect(isClose(expected.opacity, actual.opacity))
      #expect(isClose(expected.position.x, actual.position.x))
      #expect(isClose(expected.bounds.width, actual.bounds.width))
      #expect(isClose(expected.transform.m11, actual.transform.m11))
      #expect(isClose(expected.transform.m12, actual.transform.m12))
    }
  }
}
