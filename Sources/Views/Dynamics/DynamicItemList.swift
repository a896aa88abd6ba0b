/// Dynamic items, each once, in the order in which they were added.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  /// Adds an item; returns whether it was not there.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !items.contains(where: { $0 === item }) else { return false }
    items.append(item)
    return true
  }

  /// Takes an item out; returns whether it was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }
}
