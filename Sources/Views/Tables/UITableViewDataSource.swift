import Foundation

/// Supplies a table with numbers and cells.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns how many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited; not asked here.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved; not asked here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
  /// Has one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Has no title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Has no title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Lets no row be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Lets no row be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
}

/// Hears what happens to the rows of a table, and decides about them.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns a guess at the height of a row; not asked here.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// Returns the height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns a section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns a section's footer.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Returns the row that a tap selects; nil: none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when a tap has taken a row's selection away.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether a cell is highlighted under a finger; not asked here.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a cell is highlighted; not called here.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when a cell is not highlighted any more; not called here.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Called before a row's cell is seen.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when a row's cell is not seen any more.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Leaves the height to the table.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  /// Leaves the guess to the table.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  /// Leaves the height to the table.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Leaves the height to the table.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Has no header of its own.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// Has no footer of its own.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Lets the row be selected.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Lets the cell be highlighted.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
