import Foundation
import Layers
import Testing
import Views

/// Layouts that take one another's place, on a screen of 320 × 480 points.
@MainActor
@Suite struct LayoutChangeTests {
  @Test func `items keep their cells and move from one layout to the other`() throws {
    let screens = TestScreens()
    let rows = RowLayout(height: 48)
    let screen = TestCollection(12, squares(), title: "A")
    screens.show(screen)
    let items = screen.collectionView!
    let cells = items.visibleCells
    var ends: [Bool] = []
    items.setCollectionViewLayout(rows, animated: true) { ends.append($0) }
    #expect(items.collectionViewLayout === rows)
    #expect(screen.shownFrame(of: 4) == CGRect(x: 110, y: 110, width: 100, height: 100))
    screens.wait(0.15)
    let half = try #require(screen.shownFrame(of: 4))
    #expect(isClose(half, CGRect(x: 55, y: 151, width: 210, height: 74), within: 1e-6))
    #expect(ends == [])
    screens.wait(0.15)
    #expect(screen.shownFrame(of: 4) == CGRect(x: 0, y: 192, width: 320, height: 48))
    #expect(ends == [true])
    #expect(zip(cells, items.visibleCells).allSatisfy { $0 === $1 })
    #expect((cells[4] as? TestCell)?.log == ["made", "will", "did"])
    #expect(rows.steps == ["from", "end"])
  }

  @Test func `without animation everything is there at once`() {
    let screens = TestScreens()
    let rows = RowLayout(height: 48)
    let screen = TestCollection(12, squares(), title: "A")
    screens.show(screen)
    screen.collectionView.collectionViewLayout = rows
    Timeline.current.commit()
    #expect(screen.shownFrame(of: 9) == CGRect(x: 0, y: 432, width: 320, height: 48))
  }

  @Test func `items come from, and go to, places out of sight`() throws {
    let screens = TestScreens()
    let screen = TestCollection(100, squares(), title: "A")
    screens.show(screen)
    let items = screen.collectionView!
    #expect(items.visibleCells.count == 15)
    items.setCollectionViewLayout(RowLayout(height: 240), animated: true)
    // The last ones leave downwards; nothing disappears on the way.
    #expect(screen.shownFrame(of: 14) == CGRect(x: 220, y: 440, width: 100, height: 100))
    screens.wait(0.15)
    let leaving = try #require(screen.shownFrame(of: 14))
    #expect(isClose(leaving.minY, (440 + 14 * 240) / 2, within: 1e-6))
    screens.wait(0.2)
    #expect(items.visibleCells.map(\.tag) == [0, 1])
    items.setCollectionViewLayout(squares(), animated: true)
    Timeline.current.commit()
    #expect(screen.shownFrame(of: 14) == CGRect(x: 0, y: 14 * 240, width: 320, height: 240))
    screens.wait(0.4)
    #expect(items.visibleCells.count == 15)
  }

  @Test func `the item in the middle stays there when the content had been moved`() {
    let screens = TestScreens()
    let screen = TestCollection(100, RowLayout(height: 100), title: "A")
    screens.show(screen)
    screen.collectionView.contentOffset.y = 5_010
    Timeline.current.commit()
    // Item 52 is in the middle, from 5200 to 5300.
    let before = screen.shownFrame(of: 52)
    screen.collectionView.setCollectionViewLayout(RowLayout(height: 60), animated: false)
    Timeline.current.commit()
    #expect(screen.shownFrame(of: 52)?.midY == before?.midY)
  }

  @Test func `a finger that has let go decides once`() {
    let screens = TestScreens()
    let grid = squares()
    let screen = TestCollection(12, grid, title: "A")
    screens.show(screen)
    let items = screen.collectionView!
    var ends: [[Bool]] = []
    let between = items.startInteractiveTransition(to: RowLayout(height: 48)) {
      ends.append([$0, $1])
    }
    between.transitionProgress = 0.5
    items.cancelInteractiveTransition()
    screens.wait(0.1)
    items.finishInteractiveTransition()
    screens.wait(1)
    #expect(ends == [[true, false]])
    #expect(items.collectionViewLayout === grid)
    #expect(screen.shownFrame(of: 4)?.minY == 110)
  }

  @Test(arguments: [true, false])
  func `a finger moves the items between the layouts`(finishes: Bool) throws {
    let screens = TestScreens()
    let rows = RowLayout(height: 48)
    let grid = squares()
    let screen = TestCollection(12, grid, title: "A")
    screens.show(screen)
    let items = screen.collectionView!
    var ends: [[Bool]] = []
    let between = items.startInteractiveTransition(to: rows) { ends.append([$0, $1]) }
    #expect(items.collectionViewLayout === between)
    between.updateValue(7, forAnimatedKey: "offset")
    #expect(between.value(forAnimatedKey: "offset") == 7)
    for (progress, y) in [(0.5, 151.0), (0.25, 130.5), (0.75, 171.5)] {
      between.transitionProgress = progress
      between.invalidateLayout()
      screens.wait(0.1)
      #expect(isClose(try #require(screen.shownFrame(of: 4)).minY, y, within: 1e-9))
    }
    if finishes {
      items.finishInteractiveTransition()
    } else {
      items.cancelInteractiveTransition()
    }
    Timeline.current.commit()
    #expect(isClose(try #require(screen.shownFrame(of: 4)).minY, 171.5, within: 1e-6))
    screens.wait(0.3)
    #expect(ends == [[true, finishes]])
    #expect(items.collectionViewLayout === (finishes ? rows : grid))
    #expect(screen.shownFrame(of: 4)?.minY == (finishes ? 192 : 110))
    #expect(rows.collectionView === (finishes ? items : nil))
  }
}
