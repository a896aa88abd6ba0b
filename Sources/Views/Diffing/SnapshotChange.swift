import Foundation

/// What leads from one snapshot to another of the same sections, in terms of index paths.
struct SnapshotChange {
  /// Where the items were that go.
  var deletions: [IndexPath] = []
  /// Where the items come that are new.
  var insertions: [IndexPath] = []
  /// Where the items were and come that change places.
  var moves: [(from: IndexPath, to: IndexPath)] = []

  /// Finds the change; nil: the sections differ, and everything is to be read again.
  init?<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    guard old.sectionIdentifiers == new.sectionIdentifiers else { return nil }
    let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
    let (there, wanted) = (Set(before), Set(after))
    for item in before where !wanted.contains(item) {
      if let place = old.place(of: item) { deletions.append(place) }
    }
    for item in after where !there.contains(item) {
      if let place = new.place(of: item) { insertions.append(place) }
    }
    let kept = before.filter(wanted.contains)
    let ordered = after.filter(there.contains)
    var displaced: Set<Item> = []
    for change in ordered.difference(from: kept) {
      if case .insert(_, let item, _) = change { displaced.insert(item) }
    }
    for item in ordered {
      guard let from = old.place(of: item), let to = new.place(of: item) else { continue }
      if displaced.contains(item) || from.section != to.section { moves.append((from, to)) }
    }
  }

  /// Whether nothing changes.
  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }
}
