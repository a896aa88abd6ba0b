import Foundation

extension UITableView {
  /// Where a row is to stand after scrolling to it, with the platform's numbers.
  public enum ScrollPosition: Int, Sendable, Hashable {
    /// Where it is reached soonest.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The selected row, the first if there are several.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order in which they were selected; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, without asking or telling the delegate, and scrolls to it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selection where path != indexPath && !allowsMultipleSelection {
      deselectRow(at: path, animated: animated)
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row's selection away, without asking or telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Moves the content so that a row stands where it should.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let frame = rectForRow(at: indexPath)
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(frame, animated: animated)
    case .top: offset.y = frame.minY - adjustedContentInset.top
    case .middle: offset.y = frame.midY - bounds.height / 2
    case .bottom: offset.y = frame.maxY - bounds.height
    }
    let most = contentSize.height + adjustedContentInset.bottom - bounds.height
    offset.y = max(-adjustedContentInset.top, min(offset.y, most))
    setContentOffset(offset, animated: animated)
  }

  /// Puts the table into or out of the editing state; nothing shows it.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Selects the row under a tap, as the delegate allows.
  package func tapped(at point: CGPoint) {
    guard allowsSelection, let path = indexPathForRow(at: point) else { return }
    let hearer = delegate as? any UITableViewDelegate
    if selection.contains(path), allowsMultipleSelection {
      deselectRow(at: path, animated: false)
      hearer?.tableView(self, didDeselectRowAt: path)
      return
    }
    let wanted = hearer.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted else { return }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != wanted }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    for path in former { hearer?.tableView(self, didDeselectRowAt: path) }
    hearer?.tableView(self, didSelectRowAt: wanted)
  }
}
