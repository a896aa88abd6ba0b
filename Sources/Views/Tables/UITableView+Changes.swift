import Foundation

extension UITableView {
  /// How rows come and go, with the platform's numbers.
  public enum RowAnimation: Int, Sendable, Hashable {
    /// They fade.
    case fade = 0
    /// By the right edge; here they fade.
    case right = 1
    /// By the left edge; here they fade.
    case left = 2
    /// By the top; here they fade.
    case top = 3
    /// By the bottom; here they fade.
    case bottom = 4
    /// At once.
    case none = 5
    /// By the middle; here they fade.
    case middle = 6
    /// As suits best: they fade.
    case automatic = 100
  }

  /// How long a change of rows is seen, in seconds.
  package static var changeDuration: TimeInterval { 0.3 }

  /// Shows new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes rows away.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { change in
      change.deleted.formUnion(indexPaths)
      change.inserted.formUnion(indexPaths)
    }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.moved[indexPath] = newIndexPath }
  }

  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.isWholesale = true }
  }

  /// Shows new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.isWholesale = true }
  }

  /// Takes sections away.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.isWholesale = true }
  }

  private func collect(_ note: (inout ItemChange) -> Void) {
    beginUpdates()
    note(&pendingChange)
    endUpdates()
  }

  /// Shows the collected changes: cells move to their rows' new places, others fade in and out.
  package func showPendingChange() {
    let change = pendingChange
    pendingChange = ItemChange()
    guard !change.isWholesale, window != nil else {
      let kept = selection
      reloadData()
      selection = kept
      layoutIfNeeded()
      return
    }
    let old = shownCells
    let counts = currentPlan.sections.map { $0.rows.count - 1 }
    var places: [IndexPath: IndexPath] = [:]
    for (section, count) in counts.enumerated() {
      places.merge(change.places(inSection: section, of: count)) { $1 }
    }
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [UITableViewCell] = []
    for path in old.keys.sorted() {
      guard let cell = old[path] else { continue }
      if let place = places[path] { staying[place] = cell } else { leaving.append(cell) }
    }
    shownCells = staying
    selection = selection.compactMap { places[$0] }
    plan = nil
    let now = currentPlan
    let wanted = now.rows(from: bounds.minY, to: bounds.maxY)
    // New cells are laid out at once, which must not carry those that stay along.
    collecting += 1
    for path in wanted where shownCells[path] == nil {
      placeCell(at: path, now)
      shownCells[path]?.alpha = 0
    }
    collecting -= 1
    setNeedsLayout()
    UIView.animate(withDuration: Self.changeDuration) {
      for path in staying.keys.sorted() { self.placeCell(at: path, now) }
      for path in wanted { self.shownCells[path]?.alpha = 1 }
      for cell in leaving { cell.alpha = 0 }
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      for cell in leaving {
        cell.alpha = 1
        self?.keep(cell)
      }
    }
  }
}
