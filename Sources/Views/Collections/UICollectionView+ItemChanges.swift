import Foundation

/// A change of one item, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item, with the platform's numbers.
  public enum Action: Int, Sendable, Hashable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It is asked for again; told here as one that goes and one that comes.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil: nowhere.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil: nowhere.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to the item.
  public let updateAction: Action

  init(from before: IndexPath?, to after: IndexPath?, _ action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}

extension UICollectionView {
  /// Shows new items.
  public func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes items away.
  public func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    collect { change in
      change.deleted.formUnion(indexPaths)
      change.inserted.formUnion(indexPaths)
    }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.moved[indexPath] = newIndexPath }
  }

  private func collect(_ note: @escaping (inout ItemChange) -> Void) {
    guard collecting == 0 else { return note(&pendingChange) }
    performUpdates({ note(&self.pendingChange) }, nil)
  }

  /// Makes changes, and shows the difference: items come, go and move from where the layout has them
  /// begin to where it has them end.
  package func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if collecting == 0 { layoutIfNeeded() }
    let before = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    collecting += 1
    updates?()
    collecting -= 1
    guard collecting == 0 else { return }
    let change = pendingChange
    pendingChange = ItemChange()
    guard !change.isEmpty, window != nil else {
      if !change.isEmpty { reloadData() }
      return showUpdates({}, completion)
    }
    show(change, before, completion)
  }

  private func show(
    _ change: ItemChange, _ before: [Int], _ completion: ((Bool) -> Void)?
  ) {
    var places: [IndexPath: IndexPath] = [:]
    for (section, count) in before.enumerated() {
      places.merge(change.places(inSection: section, of: count)) { $1 }
    }
    counts = nil
    selection = selection.compactMap { places[$0] }
    layoutInUse.invalidateLayout()
    layoutInUse.prepare(forCollectionViewUpdates: change.items)
    let leaving = elements.move(cellsTo: places)
    prepareLayout()
    let wanted = layoutInUse.layoutAttributesForElements(in: bounds) ?? []
    detentions += 1
    // New cells are laid out at once, which must not carry those that stay along.
    collecting += 1
    UIView.performWithoutAnimation {
      for attributes in wanted where elements.shown[ElementKey(attributes)] == nil {
        let first = layoutInUse.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
        place(ElementKey(attributes), first ?? attributes.faded)
      }
    }
    collecting -= 1
    detained.formUnion(elements.keys)
    let ends = leaving.map { path, cell in
      (cell, layoutInUse.finalLayoutAttributesForDisappearingItem(at: path))
    }
    showUpdates {
      for (cell, end) in ends {
        if let end = end ?? cell.attributes?.faded { cell.take(end) }
      }
    } _: { [weak self] finished in
      guard let self else { return }
      for (_, cell) in leaving { self.elements.keep(cell) }
      self.layoutInUse.finalizeCollectionViewUpdates()
      self.release()
      completion?(finished)
    }
  }

  private func showUpdates(
    _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    UIView.animate(withDuration: Self.layoutChangeDuration) {
      changes()
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { finished in
      completion?(finished)
    }
  }
}

extension ItemChange {
  /// The changes one by one, as a layout hears of them.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    deleted.sorted().map { UICollectionViewUpdateItem(from: $0, to: nil, .delete) }
      + moved.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(from: $0.key, to: $0.value, .move)
      }
      + inserted.sorted().map { UICollectionViewUpdateItem(from: nil, to: $0, .insert) }
  }
}
