import Foundation

extension UITableView {
  /// Where everything lies, asked for if need be.
  package var currentPlan: TablePlan {
    if let plan { return plan }
    let made = makePlan()
    plan = made
    let size = CGSize(width: bounds.width, height: made.height)
    if contentSize != size { contentSize = size }
    return made
  }

  /// Gives every row that is seen its cell and its place.
  package func layRowsOut() {
    let plan = currentPlan
    let wanted = plan.rows(from: bounds.minY, to: bounds.maxY)
    let seen = Set(wanted)
    for path in shownCells.keys.sorted() where !seen.contains(path) { retire(path) }
    for path in wanted { placeCell(at: path, plan) }
    placeEnds(plan)
    place(tableHeaderView, at: 0)
    if let tableFooterView {
      place(tableFooterView, at: plan.height - tableFooterView.bounds.height)
    }
  }

  /// Gives a row its place, and a cell if it has none.
  package func placeCell(at path: IndexPath, _ plan: TablePlan) {
    guard let span = plan.span(of: path), let dataSource else { return }
    let frame = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    if let cell = shownCells[path] {
      if cell.frame != frame { cell.frame = frame }
      return
    }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    shownCells[path] = cell
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.isSelected = selection.contains(path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      show(separator: cell)
      (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.layoutIfNeeded()
    }
  }

  private func placeEnds(_ plan: TablePlan) {
    var seen: Set<TablePlan.End> = []
    for section in plan.sections.indices {
      for end in [TablePlan.End.header(section), .footer(section)] {
        guard let span = plan.span(of: end), span.height > 0, span.top < bounds.maxY,
          span.top + span.height > bounds.minY, let view = shownEnds[end] ?? makeView(of: end)
        else { continue }
        seen.insert(end)
        shownEnds[end] = view
        var top = span.top
        // Headers of plain tables stay at the top while their section is seen.
        if case .header = end, style == .plain {
          let last = plan.sections[section].end - span.height
          top = max(top, min(bounds.minY + adjustedContentInset.top, last))
        }
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: span.height)
        if view.frame != frame { view.frame = frame }
        if view.superview !== self { addSubview(view) }
      }
    }
    for (end, view) in shownEnds where !seen.contains(end) {
      view.removeFromSuperview()
      shownEnds[end] = nil
    }
  }

  private func makeView(of end: TablePlan.End) -> UIView? {
    let hearer = delegate as? any UITableViewDelegate
    let title: String?
    switch end {
    case .header(let section):
      if let view = hearer?.tableView(self, viewForHeaderInSection: section) { return view }
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      if let view = hearer?.tableView(self, viewForFooterInSection: section) { return view }
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.backgroundColor = style == .plain ? UIColor(white: 0.97, alpha: 1) : nil
    return view
  }

  private func place(_ view: UIView?, at top: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Draws the lines between rows anew.
  package func showSeparators() {
    for path in shownCells.keys.sorted() {
      if let cell = shownCells[path] { show(separator: cell) }
    }
  }

  private func show(separator cell: UITableViewCell) {
    cell.showSeparator(
      separatorStyle == .none ? nil : separatorColor, inset: separatorInset)
  }
}

extension UITableView {
  // MARK: Numbers and places

  /// How many sections there are.
  public var numberOfSections: Int { currentPlan.sections.count }

  /// Returns how many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = currentPlan.sections
    return sections.indices.contains(section) ? sections[section].rows.count - 1 : 0
  }

  /// Returns where a row lies, in points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let span = currentPlan.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// Returns where a section lies, in points.
  public func rect(forSection section: Int) -> CGRect {
    let sections = currentPlan.sections
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections[section].header, width: bounds.width,
      height: sections[section].end - sections[section].header)
  }

  /// The cells that are seen, from the top.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shownCells.keys.sorted().compactMap { shownCells[$0] }
  }

  /// The rows that are seen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shownCells.keys.sorted()
  }

  /// Returns the cell of a row, if it has one.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCells[indexPath]
  }

  /// Returns the row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Returns the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentPlan.rows(from: point.y, to: point.y + 0.001).first
  }

  /// Returns the header of a section, if it is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEnds[.header(section)] as? UITableViewHeaderFooterView
  }
}
