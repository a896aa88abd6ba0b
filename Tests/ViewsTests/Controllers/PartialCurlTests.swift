import Foundation
import Layers
import Raster
import Testing
import Views

/// A presenting screen that is lifted, and laid flat again.
@MainActor
@Suite struct PartialCurlTests {
  private func color(_ screens: TestScreens, _ x: Int, _ y: Int) -> [Int] {
    let list = screens.window.layer.displayList(
      at: Timeline.current.now, scale: 1, size: CGSize(width: 320, height: 480))
    let bitmap = Rasterizer(threads: 1).render(list)
    let bits = bitmap.pixels[y * bitmap.width + x].bits
    return [0, 8, 16].map { Int(bits >> $0 & 0xFF) }
  }

  private func present(_ screens: TestScreens, animated: Bool = true) {
    screens.a.view.backgroundColor = .white
    screens.b.view.backgroundColor = .blue
    screens.b.modalTransitionStyle = .partialCurl
    screens.show(screens.a)
    screens.a.present(screens.b, animated: animated)
  }

  @Test func `the page stays lifted, and the presented screen is seen beneath`() {
    let screens = TestScreens()
    present(screens)
    Timeline.current.commit()
    #expect(color(screens, 310, 470) == [255, 255, 255])
    screens.wait(1)
    #expect(color(screens, 310, 470) == [0, 0, 255])
    // The roll's shadow reaches nearly to the upper corner.
    #expect(color(screens, 5, 5).min() ?? 0 > 240)
    #expect(Timeline.current.warnings == [])
    #expect(screens.isBalanced(screens.b))
  }

  @Test func `a dismissal lays it flat`() {
    let screens = TestScreens()
    present(screens)
    screens.wait(1)
    screens.a.dismiss(animated: true)
    Timeline.current.commit()
    #expect(color(screens, 310, 470) == [0, 0, 255])
    #expect(color(screens, 5, 5).min() ?? 0 > 240)
    screens.wait(1)
    for (x, y) in [(5, 5), (160, 240), (310, 470)] {
      #expect(color(screens, x, y) == [255, 255, 255])
    }
    #expect(screens.a.presentedViewController == nil)
  }

  @Test func `without animation it is lifted at once, as it stays with one`() {
    let animated = TestScreens()
    present(animated)
    animated.wait(1)
    let places = [(5, 5), (160, 240), (310, 300), (310, 470)]
    let colors = places.map { color(animated, $0.0, $0.1) }
    let screens = TestScreens()
    present(screens, animated: false)
    Timeline.current.commit()
    #expect(places.map { color(screens, $0.0, $0.1) } == colors)
    screens.wait(1)
    #expect(places.map { color(screens, $0.0, $0.1) } == colors)
    screens.a.dismiss(animated: false)
    Timeline.current.commit()
    #expect(places.allSatisfy { color(screens, $0.0, $0.1) == [255, 255, 255] })
  }

  @Test func `over a part of the screen it dissolves, and says so`() {
    let screens = TestScreens()
    screens.b.modalPresentationStyle = .overFullScreen
    present(screens)
    screens.wait(1)
    #expect(color(screens, 160, 240) == [0, 0, 255])
    #expect(Timeline.current.warnings.contains { $0.contains("partial curl") })
  }
}
