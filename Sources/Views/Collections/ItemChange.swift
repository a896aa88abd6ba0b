import Foundation

/// Changes of a table's rows, or of a collection's items, that are shown together.
package struct ItemChange {
  /// Items that go, by where they were.
  var deleted: Set<IndexPath> = []
  /// Items that come, by where they are.
  var inserted: Set<IndexPath> = []
  /// Items that go elsewhere: from where they were to where they are.
  var moved: [IndexPath: IndexPath] = [:]
  /// Whether whole sections change, so that no item is told from another.
  var isWholesale = false

  /// Whether nothing is changed.
  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && !isWholesale }

  /// Returns where the items of a section of `count` items are afterwards, by where they were.
  func places(inSection section: Int, of count: Int) -> [IndexPath: IndexPath] {
    var places: [IndexPath: IndexPath] = [:]
    let taken = Set(inserted.union(moved.values).filter { $0.section == section }.map(\.row))
    var next = 0
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      if let target = moved[path] {
        places[path] = target
        continue
      }
      if deleted.contains(path) { continue }
      while taken.contains(next) { next += 1 }
      places[path] = IndexPath(row: next, section: section)
      next += 1
    }
    return places
  }
}
