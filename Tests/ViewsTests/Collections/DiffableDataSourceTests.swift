import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func collection(_ rig: Rig) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    rig.window.addSubview(view)
    return view
  }

  private func names(in view: UICollectionView) -> [String?] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessibilityIdentifier)
  }

  @Test func `a snapshot keeps sections and items in order`() {
    var it = snapshot([("a", [1, 2, 3]), ("b", [4])])
    it.insertItems([9], afterItem: 1)
    it.moveItem(3, beforeItem: 1)
    it.deleteItems([2, 77])
    it.insertSections(["c"], beforeSection: "b")
    it.appendItems([5, 6], toSection: "c")
    it.moveSection("a", afterSection: "b")
    #expect(it.sectionIdentifiers == ["c", "b", "a"])
    #expect(it.itemIdentifiers == [5, 6, 4, 3, 1, 9])
    #expect(it.numberOfItems == 6 && it.numberOfSections == 3)
    #expect(it.itemIdentifiers(inSection: "a") == [3, 1, 9])
    #expect(it.sectionIdentifier(containingItem: 4) == "b")
    #expect(it.indexOfItem(3) == 3 && it.indexOfSection("a") == 2)
    it.deleteAllItems()
    #expect(it.numberOfSections == 0 && it.itemIdentifiers.isEmpty)
  }

  @Test func `a collection shows what the snapshot says, and moves to the next`() {
    let rig = Rig()
    let view = collection(rig)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, place, item in
      cell.accessibilityIdentifier = "\(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, place, item in
      view.dequeueConfiguredReusableCell(using: registration, for: place, item: item)
    }
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    rig.timeline.commit()
    #expect(names(in: view) == ["1", "2", "3"])
    var isDone = false
    source.apply(snapshot([("a", [3, 1, 4])])) { isDone = true }
    rig.timeline.commit()
    let mover = view.visibleCells.first { $0.accessibilityIdentifier == "3" }
    rig.timeline.advance(to: rig.timeline.now + 0.1)
    let height = mover?.layer.presentationPropertiesNow().position.y ?? 0
    #expect(height > 25 && height < 125 && !isDone)
    rig.timeline.advance(to: rig.timeline.now + 1)
    #expect(names(in: view) == ["3", "1", "4"] && isDone)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 1)
    #expect(source.indexPath(for: 4) == IndexPath(item: 2, section: 0))
    #expect(source.snapshot().itemIdentifiers == [3, 1, 4])
    source.apply(snapshot([("b", [8])]))
    rig.timeline.commit()
    #expect(names(in: view) == ["8"] && source.sectionIdentifier(for: 0) == "b")
  }

  @Test func `a table shows what the snapshot says`() {
    let rig = Rig()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    rig.window.addSubview(view)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    rig.timeline.commit()
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["1", "2"])
    source.apply(snapshot([("a", [2, 5])]))
    rig.timeline.advance(to: rig.timeline.now + 1)
    let shown = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(shown.map(\.accessibilityIdentifier) == ["2", "5"])
  }
}
