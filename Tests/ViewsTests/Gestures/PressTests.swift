import Foundation
import Layers
import Testing
import Views

/// Fingers that stay, and fingers that turn.
@MainActor
@Suite struct PressTests {
  @Test func `a press is recognised when the finger has stayed, and follows it from then on`() {
    let rig = Rig()
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    var log: [String] = []
    press.addAction { log.append("\($0.state) \(Timeline.current.now)") }
    rig.view.addGestureRecognizer(press)
    let arena = TouchArena(window: rig.window)
    touch(arena, at: CGPoint(x: 50, y: 50), .began)
    rig.timeline.advance(to: 0.4)
    touch(arena, at: CGPoint(x: 54, y: 50), .moved)
    #expect(log == [])
    rig.timeline.advance(to: 0.6)
    #expect(log == ["began 0.5"])
    touch(arena, at: CGPoint(x: 90, y: 50), .moved)
    touch(arena, at: CGPoint(x: 90, y: 50), .ended)
    #expect(log == ["began 0.5", "changed 0.6", "ended 0.6"])
  }

  @Test(arguments: [true, false])
  func `a finger that strays, or is lifted early, is no press`(strays: Bool) {
    let rig = Rig()
    let press = UILongPressGestureRecognizer()
    var count = 0
    press.addAction { _ in count += 1 }
    rig.view.addGestureRecognizer(press)
    let arena = TouchArena(window: rig.window)
    touch(arena, at: CGPoint(x: 50, y: 50), .began)
    touch(arena, at: CGPoint(x: strays ? 70 : 50, y: 50), strays ? .moved : .ended)
    rig.timeline.advance(to: 2)
    #expect(count == 0)
  }

  @Test func `two fingers that turn say by how much`() {
    let rig = Rig()
    let turn = UIRotationGestureRecognizer()
    var angles: [CGFloat] = []
    turn.addAction { angles.append(($0 as? UIRotationGestureRecognizer)?.rotation ?? 0) }
    rig.view.addGestureRecognizer(turn)
    let arena = TouchArena(window: rig.window)
    touch(arena, at: CGPoint(x: 50, y: 50), .began)
    touch(arena, at: CGPoint(x: 80, y: 50), .began, finger: 1)
    // A quarter of a turn clockwise, in two steps.
    touch(arena, at: CGPoint(x: 71, y: 71), .moved, finger: 1)
    touch(arena, at: CGPoint(x: 50, y: 80), .moved, finger: 1)
    #expect(angles.count == 2)
    #expect(isClose(Double(angles.first ?? 0), Double.pi / 4, within: 1e-9))
    #expect(isClose(Double(angles.last ?? 0), Double.pi / 2, within: 1e-9))
  }

  private func touch(
    _ arena: TouchArena, at location: CGPoint, _ phase: UITouch.Phase, finger: Int = 0
  ) {
    arena.deliver(
      TouchSample(
        finger: finger, time: Timeline.current.now, location: location, phase: phase))
  }
}
