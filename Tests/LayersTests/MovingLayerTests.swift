import Foundation
import Layers
import Testing

/// Layers that go from one superlayer to another while they are animated.
@MainActor
@Suite struct MovingLayerTests {
  /// Puts two layers on display, the first of which has a sublayer whose fade of a second is under
  /// way.
  private func begin() -> (timeline: Timeline, second: CALayer, moved: CALayer) {
    let timeline = Timeline()
    Timeline.current = timeline
    let (root, first, second, moved) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.addSublayer(second)
    first.addSublayer(moved)
    root.becomeDisplayedRoot()
    timeline.advance(to: 0)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 1
    moved.add(fade, forKey: "fade")
    timeline.advance(to: 0.25)
    return (timeline, second, moved)
  }

  @Test func `a layer that moves to another one on display stays animated`() {
    let (timeline, second, moved) = begin()
    second.addSublayer(moved)
    timeline.advance(to: 0.5)
    #expect(moved.animationKeys() == ["fade"])
    #expect(moved.presentation().map { abs($0.opacity - 0.5) < 1e-6 } == true)
  }

  @Test func `a layer that moves to one that is not on display is animated no longer`() {
    let (timeline, _, moved) = begin()
    CALayer().addSublayer(moved)
    timeline.advance(to: 0.5)
    #expect(moved.animationKeys() ?? [] == [])
  }
}
