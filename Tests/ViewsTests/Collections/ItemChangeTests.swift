import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct ItemChangeTests {
  /// Cells by name.
  final class Names: NSObject, UICollectionViewDataSource {
    var names = ["a", "b", "c"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.item]
      return cell
    }
  }

  /// A column of items of 50 points that come from the left.
  final class Column: UICollectionViewFlowLayout {
    var heard: [UICollectionViewUpdateItem.Action] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      heard += updateItems.map(\.updateAction)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let first = layoutAttributesForItem(at: itemIndexPath)
      first?.center.x -= 100
      return first
    }
  }

  private let names = Names()
  private let layout = Column()

  /// Shows the items; the rig is made here, as another test may have made its own since the suite was.
  private func show() -> (Rig, UICollectionView) {
    let rig = Rig()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = names
    rig.window.addSubview(view)
    rig.timeline.commit()
    return (rig, view)
  }

  private func shown(_ view: UICollectionView) -> [String?] {
    view.visibleCells.map(\.accessibilityIdentifier)
  }

  @Test func `items come from where the layout has them begin, and others make room`() throws {
    let (rig, view) = show()
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    names.names.insert("new", at: 1)
    var isDone = false
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      isDone = $0
    }
    rig.timeline.commit()
    let new = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(new.layer.presentationPropertiesNow().position.x == -50)
    rig.timeline.advance(to: 0.15)
    let y = second.layer.presentationPropertiesNow().position.y
    #expect(y > 75 && y < 125)
    rig.timeline.advance(to: 1)
    #expect(isDone)
    #expect(shown(view) == ["a", "new", "b", "c"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
    #expect(layout.heard == [.insert])
  }

  @Test func `an item that goes fades in its place`() throws {
    let (rig, view) = show()
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    names.names.removeFirst()
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    rig.timeline.commit()
    rig.timeline.advance(to: 0.15)
    let opacity = first.layer.presentationPropertiesNow().opacity
    #expect(first.superview === view)
    #expect(opacity > 0 && opacity < 1)
    rig.timeline.advance(to: 1)
    #expect(first.superview == nil)
    #expect(shown(view) == ["b", "c"])
  }

  @Test func `items move past each other`() {
    let (rig, view) = show()
    names.names = ["c", "a", "b"]
    view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    rig.timeline.advance(to: 1)
    #expect(shown(view) == ["c", "a", "b"])
    #expect(rig.timeline.warnings.isEmpty)
  }
}
