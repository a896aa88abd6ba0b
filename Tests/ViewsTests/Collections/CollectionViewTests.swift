import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct CollectionViewTests {
  @Test func `only items that are seen have cells, and cells are used again`() throws {
    let screens = TestScreens()
    let screen = TestCollection(100, RowLayout(height: 100), title: "A")
    screens.show(screen)
    let items = screen.collectionView!
    #expect(items.visibleCells.map(\.tag) == [0, 1, 2, 3, 4])
    #expect(items.contentSize == CGSize(width: 320, height: 10_000))
    items.contentOffset.y = 1_000
    Timeline.current.commit()
    #expect(items.visibleCells.map(\.tag) == [10, 11, 12, 13, 14])
    #expect(screen.ended == [0, 1, 2, 3, 4])
    items.contentOffset.y = 2_000
    Timeline.current.commit()
    let cell = try #require(items.visibleCells.first as? TestCell)
    #expect(cell.log == ["made", "reused"])
    #expect(cell.frame == CGRect(x: 0, y: 2_000, width: 320, height: 100))
    #expect(items.indexPath(for: cell) == IndexPath(item: 20, section: 0))
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `content that moves visibly shows what it passes`() throws {
    let screens = TestScreens()
    let screen = TestCollection(100, RowLayout(height: 100), title: "A")
    screens.show(screen)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    screens.wait(0.15)
    let passed = try #require(screen.shownFrame(of: 10))
    #expect(isClose(passed, CGRect(x: 0, y: 0, width: 320, height: 100), within: 1e-6))
    screens.wait(0.2)
    #expect(screen.shownFrame(of: 10) == nil)
    #expect(screen.collectionView.visibleCells.map(\.tag) == [20, 21, 22, 23, 24])
  }

  @Test func `scrolling stops at the ends of the content`() {
    let screens = TestScreens()
    let screen = TestCollection(10, RowLayout(height: 100), title: "A")
    screens.show(screen)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    #expect(screen.collectionView.contentOffset.y == 520)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: false)
    #expect(screen.collectionView.contentOffset.y == 0)
  }

  @Test func `a tap selects the item under it`() {
    let screens = TestScreens()
    let screen = TestCollection(10, RowLayout(height: 100), title: "A")
    screens.show(screen)
    let touches = TouchArena(window: screens.window)
    for y in [150.0, 350] {
      for phase in [UITouch.Phase.began, .ended] {
        touches.deliver(
          TouchSample(
            time: Timeline.current.now, location: CGPoint(x: 100, y: y), phase: phase))
      }
    }
    #expect(screen.selected == [1, 3])
    #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(
      screen.collectionView.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test func `elements of larger numbers lie in front`() {
    let screens = TestScreens()
    let screen = TestCollection(3, PileLayout(), title: "A")
    screens.show(screen)
    let order = screen.collectionView.subviews.compactMap { ($0 as? TestCell)?.tag }
    #expect(order == [2, 1, 0])
  }

  @Test func `new numbers come with a reload`() {
    let screens = TestScreens()
    let screen = Growing(RowLayout(height: 100), title: "A")
    screens.show(screen)
    #expect(screen.collectionView.visibleCells.count == 1)
    screen.number = 3
    screen.collectionView.reloadData()
    Timeline.current.commit()
    #expect(screen.collectionView.visibleCells.count == 3)
    #expect(screen.collectionView.contentSize.height == 300)
  }
}

/// A layout of all items in one place, the first in front.
private final class PileLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      attributes.zIndex = -item
      return attributes
    }
  }
}

/// A screen whose number of items changes.
private final class Growing: UICollectionViewController {
  var number = 1

  init(_ layout: UICollectionViewLayout, title: String) {
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { number }
}
