import Foundation
import Layers
import Testing
import Views

/// Rows by name, for a table.
@MainActor
final class TestRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  private(set) var selected: [IndexPath] = []

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@MainActor
@Suite struct TableTests {
  private let rows = TestRows((0..<20).map { "row \($0)" })
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Shows the table; the rig is made here, as another test may have made its own since the suite was.
  @discardableResult
  private func show() -> Rig {
    let rig = Rig()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    rig.window.addSubview(table)
    rig.timeline.commit()
    return rig
  }

  private var names: [String?] { table.visibleCells.map(\.accessibilityIdentifier) }

  @Test func `only rows that are seen have cells, and cells are used again`() {
    show()
    #expect(names == ["row 0", "row 1", "row 2", "row 3"])
    #expect(table.contentSize == CGSize(width: 300, height: 1000))
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(names == ["row 4", "row 5", "row 6", "row 7"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.visibleCells.contains { $0 === first })
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 200)
  }

  @Test func `a tap selects its row and tells the delegate`() {
    show()
    table.tapped(at: CGPoint(x: 20, y: 70))
    #expect(rows.selected == [IndexPath(row: 1, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a deleted row fades, and the others move up`() throws {
    let rig = show()
    let gone = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    rows.names.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    rig.timeline.commit()
    rig.timeline.advance(to: 0.15)
    let shown = second.layer.presentationPropertiesNow()
    #expect(shown.position.y > 25 && shown.position.y < 75)
    #expect(gone.superview === table)
    rig.timeline.advance(to: 1)
    #expect(gone.superview == nil)
    #expect(names == ["row 1", "row 2", "row 3", "row 4"])
    #expect(second.frame.minY == 0)
  }

  @Test func `rows come and move in one change`() {
    let rig = show()
    rows.names.insert("new", at: 1)
    rows.names.swapAt(0, 2)
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    rig.timeline.advance(to: 1)
    #expect(names == ["row 1", "new", "row 0", "row 2"])
  }
}
