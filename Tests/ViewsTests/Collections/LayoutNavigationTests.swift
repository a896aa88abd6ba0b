import Foundation
import Layers
import Testing
import Views

/// Pushes between two collection screens, 320 × 480 points.
@MainActor
@Suite struct LayoutNavigationTests {
  @Test func `with layout-to-layout navigation the items move and keep their cells`() throws {
    let screens = TestScreens()
    let lower = TestCollection(12, squares(), title: "lower")
    let upper = TestCollection(12, RowLayout(height: 48), title: "upper")
    let navigation = stack(screens, lower, upper, changingLayouts: true)
    let cells = lower.collectionView.visibleCells
    let mark = Timeline.current.events.count
    navigation.pushViewController(upper, animated: true)
    #expect(upper.collectionView === lower.collectionView)
    screens.wait(0.15)
    let half = try #require(upper.shownFrame(of: 4))
    #expect(isClose(half, CGRect(x: 55, y: 151, width: 210, height: 74), within: 1e-6))
    screens.wait(0.2)
    #expect(upper.collectionView.isDescendant(of: upper.view))
    #expect(upper.collectionView.delegate === upper)
    #expect(upper.collectionView.dataSource === lower)
    #expect(zip(cells, upper.collectionView.visibleCells).allSatisfy { $0 === $1 })
    #expect(upper.shownFrame(of: 4) == CGRect(x: 0, y: 192, width: 320, height: 48))
    #expect(screens.log(since: mark).contains { $0.hasPrefix("viewDidAppear upper") })

    navigation.popViewController(animated: true)
    screens.wait(0.15)
    #expect(isClose(try #require(lower.shownFrame(of: 4)), half, within: 1e-6))
    screens.wait(0.2)
    #expect(lower.collectionView.isDescendant(of: lower.view))
    #expect(lower.collectionView.delegate === lower)
    #expect(lower.shownFrame(of: 4) == CGRect(x: 110, y: 110, width: 100, height: 100))
  }

  @Test func `without it the screens slide, each with its own items`() {
    let screens = TestScreens()
    let lower = TestCollection(12, squares(), title: "lower")
    let upper = TestCollection(12, RowLayout(height: 48), title: "upper")
    let navigation = stack(screens, lower, upper, changingLayouts: false)
    navigation.pushViewController(upper, animated: true)
    screens.wait(0.1)
    #expect(upper.collectionView !== lower.collectionView)
    #expect((upper.view.layer.presentation()?.position.x ?? 0) > 161)
    screens.wait(1)
    #expect(upper.shownFrame(of: 4) == CGRect(x: 0, y: 192, width: 320, height: 48))
    #expect(upper.collectionView.dataSource === upper)
  }

  @Test func `without animation the items are in the new layout at once`() {
    let screens = TestScreens()
    let lower = TestCollection(12, squares(), title: "lower")
    let upper = TestCollection(12, RowLayout(height: 48), title: "upper")
    let navigation = stack(screens, lower, upper, changingLayouts: true)
    navigation.pushViewController(upper, animated: false)
    Timeline.current.commit()
    #expect(upper.shownFrame(of: 4) == CGRect(x: 0, y: 192, width: 320, height: 48))
    navigation.popViewController(animated: false)
    Timeline.current.commit()
    #expect(lower.shownFrame(of: 4) == CGRect(x: 110, y: 110, width: 100, height: 100))
  }

  @Test(arguments: [true, false])
  func `the drag from the edge moves the items back`(pops: Bool) throws {
    let screens = TestScreens()
    let lower = TestCollection(12, squares(), title: "lower")
    let upper = TestCollection(12, RowLayout(height: 48), title: "upper")
    let navigation = stack(screens, lower, upper, changingLayouts: true)
    navigation.pushViewController(upper, animated: false)
    Timeline.current.commit()
    let touches = TouchArena(window: screens.window)
    let way = pops ? 240.0 : 80
    for step in 0...20 {
      Timeline.current.advance(to: Double(step) / 10)
      touches.deliver(
        TouchSample(
          time: Timeline.current.now, location: CGPoint(x: 4 + way * Double(step) / 20, y: 200),
          phase: step == 0 ? .began : .moved))
    }
    // Straight from the row to the square, as far as the finger has gone.
    let part = way / 320
    let shown = try #require(lower.shownFrame(of: 4))
    #expect(isClose(shown.minX, 110 * part, within: 1e-6))
    #expect(isClose(shown.minY, 192 - 82 * part, within: 1e-6))
    touches.deliver(
      TouchSample(
        time: Timeline.current.now, location: CGPoint(x: 4 + way, y: 200), phase: .ended))
    screens.wait(1)
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
    let seen = pops ? lower : upper
    #expect(seen.collectionView.isDescendant(of: seen.view))
    #expect(seen.collectionView.delegate === seen)
    #expect(seen.collectionView.collectionViewLayout === seen.collectionViewLayout)
    #expect(
      seen.shownFrame(of: 4)
        == (pops
          ? CGRect(x: 110, y: 110, width: 100, height: 100)
          : CGRect(x: 0, y: 192, width: 320, height: 48)))
  }

  @Test func `under an animator of the delegate's own the items go along at once`() {
    let screens = TestScreens()
    let lower = TestCollection(12, squares(), title: "lower")
    let upper = TestCollection(12, RowLayout(height: 48), title: "upper")
    let navigation = screens.showStack(lower)
    upper.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(upper, animated: true)
    Timeline.current.commit()
    #expect(upper.collectionView.isDescendant(of: upper.view))
    #expect(upper.collectionView.collectionViewLayout === upper.collectionViewLayout)
    screens.wait(5)
    #expect(navigation.viewControllers == [lower, upper])
  }

  private func stack(
    _ screens: TestScreens, _ lower: TestCollection, _ upper: TestCollection, changingLayouts: Bool
  ) -> UINavigationController {
    let navigation = screens.showStack(lower)
    navigation.delegate = nil
    upper.useLayoutToLayoutNavigationTransitions = changingLayouts
    return navigation
  }
}
