import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct PopDragTests {
  @Test(arguments: [(220.0, true), (100, false)])
  func `a slow drag from the edge pops beyond the middle`(way: Double, pops: Bool) {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.delegate = nil
    drag(screens, from: 4, by: way, over: 2)
    #expect(screens.isAt(screens.b, way))
    screens.wait(2)
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
    #expect(screens.isBalanced(screens.a))
  }

  @Test func `a flick pops before the middle`() {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.delegate = nil
    drag(screens, from: 4, by: 80, over: 0.1)
    screens.wait(2)
    #expect(navigation.viewControllers == [screens.a])
  }

  @Test func `an animator of the delegate's own turns the drag off`() {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a, screens.b)
    drag(screens, from: 4, by: 250, over: 1)
    screens.wait(2)
    #expect(navigation.viewControllers == [screens.a, screens.b])
    navigation.interactivePopGestureRecognizer?.delegate = nil
    drag(screens, from: 4, by: 250, over: 1)
    screens.wait(2)
    #expect(navigation.viewControllers == [screens.a])
  }

  private func drag(_ screens: TestScreens, from x: Double, by way: Double, over seconds: Double) {
    let touches = TouchArena(window: screens.window)
    let start = Timeline.current.now
    let steps = 20
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      Timeline.current.advance(to: start + seconds * part)
      touches.deliver(
        TouchSample(
          time: Timeline.current.now, location: CGPoint(x: x + way * part, y: 200),
          phase: step == 0 ? .began : step == steps ? .ended : .moved))
    }
  }
}
