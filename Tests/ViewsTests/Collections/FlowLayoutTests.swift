import Foundation
import Layers
import Testing
import Views

/// Where a flow layout puts items, on a screen of 320 × 480 points.
@MainActor
@Suite struct FlowLayoutTests {
  @Test func `items of one size are spread as in a full line, in the last one too`() {
    let frames = frames(of: 5, in: squares())
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 110, y: 0, width: 100, height: 100),
        CGRect(x: 220, y: 0, width: 100, height: 100),
        CGRect(x: 0, y: 110, width: 100, height: 100),
        CGRect(x: 110, y: 110, width: 100, height: 100),
      ])
  }

  @Test func `items that fill more than half of a line stand in its middle`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 4
    let frames = frames(of: 2, in: layout)
    #expect(frames.map(\.minX) == [60, 60])
    #expect(frames.map(\.minY) == [0, 44])
  }

  @Test func `items of different sizes reach from edge to edge but in the last line`() {
    let layout = UICollectionViewFlowLayout()
    let sizes = Sizes([(100, 20), (80, 40), (60, 20), (200, 10), (50, 10)])
    let frames = frames(of: 5, in: layout, sizes)
    // The first line holds 240 points and the least distances; 80 are spread over two gaps.
    #expect(frames[0...2].map(\.minX) == [0, 140, 260])
    #expect(frames[0...2].map(\.midY) == [20, 20, 20])
    #expect(frames[3...4].map(\.minX) == [0, 210])
    #expect(frames[3...4].map(\.minY) == [50, 50])
  }

  @Test func `sections have room around them, headers and footers`() {
    let layout = squares()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 11)
    let screen = show(TestCollection(2, layout, title: "A"))
    let items = screen.collectionView!
    let first = IndexPath(item: 0, section: 0)
    #expect(items.layoutAttributesForItem(at: first)?.frame.origin == CGPoint(x: 20, y: 35))
    #expect(
      items.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.maxX == 290)
    #expect(items.contentSize == CGSize(width: 320, height: 30 + 5 + 100 + 7 + 11))
    let header = items.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      screen.kinds.sorted() == [
        UICollectionView.elementKindSectionFooter, UICollectionView.elementKindSectionHeader,
      ])
  }

  @Test func `a sideways layout fills columns from the top`() {
    let layout = squares()
    layout.scrollDirection = .horizontal
    let frames = frames(of: 5, in: layout)
    #expect(frames.map(\.minX) == [0, 0, 0, 0, 110])
    #expect(frames[1].minY > 100 && isClose(frames[3].maxY, 480))
  }

  @Test func `a change of a measure lays everything out again`() {
    let layout = squares()
    let screen = show(TestCollection(5, layout, title: "A"))
    layout.itemSize = CGSize(width: 320, height: 10)
    Timeline.current.commit()
    #expect(screen.shownFrame(of: 4) == CGRect(x: 0, y: 80, width: 320, height: 10))
  }

  private func frames(
    of count: Int, in layout: UICollectionViewFlowLayout, _ sizes: Sizes? = nil
  ) -> [CGRect] {
    let screen = TestCollection(count, layout, title: "A")
    if let sizes { screen.collectionView.delegate = sizes }
    show(screen)
    return (0..<count).compactMap {
      screen.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @discardableResult
  private func show(_ screen: TestCollection) -> TestCollection {
    TestScreens().show(screen)
    return screen
  }
}

/// A delegate that knows the items' sizes.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [(CGFloat, CGFloat)]) {
    self.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
