import Foundation

/// Where the rows, headers and footers of a table lie.
package struct TablePlan {
  /// A header or footer.
  package enum End: Hashable {
    case header(Int)
    case footer(Int)

    /// Whose header or footer it is.
    package var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      }
    }
  }

  /// A section: where its parts begin, in points from the top of the table.
  struct Section {
    var header: CGFloat
    /// Where the rows begin, and behind the last one where they end.
    var rows: [CGFloat]
    var footer: CGFloat
    var end: CGFloat
  }

  var sections: [Section] = []
  /// The height of everything, in points.
  package var height: CGFloat = 0

  /// Returns the rows that lie between two heights, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.enumerated().flatMap { index, section -> [IndexPath] in
      guard section.header < bottom, section.end > top else { return [] }
      return section.rows.indices.dropLast().filter {
        section.rows[$0] < bottom && section.rows[$0 + 1] > top
      }.map { IndexPath(row: $0, section: index) }
    }
  }

  /// Returns where a row lies, as its top and its height; nil: there is no such row.
  package func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    guard rows.indices.dropLast().contains(path.row) else { return nil }
    return (rows[path.row], rows[path.row + 1] - rows[path.row])
  }

  /// Returns where a header or footer lies, as its top and its height.
  func span(of end: End) -> (top: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(end.section) else { return nil }
    let section = sections[end.section]
    switch end {
    case .header: return (section.header, (section.rows.first ?? section.header) - section.header)
    case .footer: return (section.footer, section.end - section.footer)
    }
  }
}

extension UITableView {
  /// Asks the data source and the delegate where everything lies.
  package func makePlan() -> TablePlan {
    var plan = TablePlan()
    var place = tableHeaderView?.bounds.height ?? 0
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      let start = place
      place += height(of: .header(section))
      var rows = [place]
      for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
        place += height(ofRowAt: IndexPath(row: row, section: section))
        rows.append(place)
      }
      let footer = place
      place += height(of: .footer(section))
      plan.sections.append(
        TablePlan.Section(header: start, rows: rows, footer: footer, end: place))
    }
    plan.height = place + (tableFooterView?.bounds.height ?? 0)
    return plan
  }

  private var hearer: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let told = hearer?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height = told < 0 ? rowHeight : told
    if height >= 0 { return height }
    // What the cell needs is known only by the cell.
    guard let dataSource else { return 44 }
    let cell = shownCells[path] ?? dataSource.tableView(self, cellForRowAt: path)
    let wanted = cell.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height
    if shownCells[path] == nil { keep(cell) }
    return max(44, wanted)
  }

  private func height(of end: TablePlan.End) -> CGFloat {
    let section = end.section
    let told: CGFloat?
    let hasContent: Bool
    switch end {
    case .header:
      told = hearer?.tableView(self, heightForHeaderInSection: section)
      hasContent =
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        || hearer?.tableView(self, viewForHeaderInSection: section) != nil
    case .footer:
      told = hearer?.tableView(self, heightForFooterInSection: section)
      hasContent =
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
        || hearer?.tableView(self, viewForFooterInSection: section) != nil
    }
    let usual: CGFloat
    if case .header = end { usual = sectionHeaderHeight } else { usual = sectionFooterHeight }
    if let told, told >= 0 { return told }
    if usual >= 0 { return hasContent || style != .plain ? usual : 0 }
    return hasContent ? 28 : style == .plain ? 0 : 18
  }
}
