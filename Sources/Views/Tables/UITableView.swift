// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Layers

/// A column of rows, which a data source has cells for.
///
/// Only rows that are seen have cells; those of rows that go out of sight are kept for others.
/// Heights are asked for before anything is laid out; where nobody tells one, a row is as high as
/// its cell's content, or 44 points.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Not at all.
    case plain = 0
    /// By distances.
    case grouped = 1
    /// By distances, with margins at the sides; shown as `grouped`.
    case insetGrouped = 2
  }

  /// How the style was set at creation.
  public let style: Style
  /// Supplies numbers and cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The height of rows when the delegate tells none, in points.
  @HeardProperty open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { geometryDidChange() }
  }
  /// The height of headers when the delegate tells none, in points.
  @HeardProperty open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { geometryDidChange() }
  }
  /// The height of footers when the delegate tells none, in points.
  @HeardProperty open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { geometryDidChange() }
  }
  /// A guess at the height of rows; kept: heights are asked for.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// A guess at the height of headers; kept: heights are asked for.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// A guess at the height of footers; kept: heights are asked for.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The distance above headers, in points.
  @HeardProperty open var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { geometryDidChange() }
  }
  /// Whether lines part the rows.
  @HeardProperty open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  /// The lines' colour.
  @HeardProperty open var separatorColor: UIColor? = .separator {
    didSet { showSeparators() }
  }
  /// An effect on the lines; kept, not used.
  open var separatorEffect: UIVisualEffect?
  /// The lines' distances from the edges, in points.
  @HeardProperty open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSeparators() }
  }
  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected at once.
  open var allowsMultipleSelection = false
  /// Whether taps select rows while the table is edited; kept, not used.
  open var allowsSelectionDuringEditing = false
  /// Whether rows keep to the readable width; kept, not used.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the table is being edited; kept: nothing shows it.
  open var isEditing = false
  /// A view above all rows.
  @HeardProperty open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// A view below all rows.
  @HeardProperty open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// A view that fills the table behind all rows.
  @HeardProperty open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Where everything lies; nil: to be asked for.
  package var plan: TablePlan?
  /// The cells that are seen, by row.
  package var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers that are seen.
  package var shownEnds: [TablePlan.End: UIView] = [:]
  /// The selected rows, in the order in which they were selected.
  package var selection: [IndexPath] = []
  /// Changes of rows that are collected.
  package var pendingChange = ItemChange()
  /// How many calls collect changes.
  package var collecting = 0
  /// The classes of cells, headers and footers by name.
  package var classes: [String: AnyClass] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var laidOutWidth: CGFloat = -1

  /// Stands for a height that is worked out.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Creates a table with a frame, in points, and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// Creates a plain table with a frame, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = style == .plain ? .white : .groupTableViewBackground
    alwaysBounceVertical = true
    watchTaps { [weak self] in self?.tapped(at: $0) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moves = super.bounds.origin != newValue.origin
      super.bounds = newValue
      if moves { setNeedsLayout() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      plan = nil
    }
    backgroundView?.frame = bounds
    // While changes are collected, rows and the data source's numbers do not belong together.
    if collecting == 0 { layRowsOut() }
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    for path in shownCells.keys.sorted() { retire(path) }
    for view in shownEnds.values { view.removeFromSuperview() }
    shownEnds = [:]
    selection = []
    geometryDidChange()
  }

  /// Returns a used cell of a name; nil: there is none, and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let kind = classes["cell/\(identifier)"] as? UITableViewCell.Type else { return nil }
    return UITableViewCell.make(kind, identifier)
  }

  /// Returns a cell of a class that is registered under a name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell class is registered under the name “\(identifier)”")
    }
    return cell
  }

  /// Returns a new header or footer of a class that is registered under a name.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let kind = classes["end/\(identifier)"] else { return nil }
    return UIView.make(kind) as? UITableViewHeaderFooterView
  }

  /// Sets the class of the cells that go by a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes["cell/\(identifier)"] = cellClass
  }

  /// Sets the class of the headers and footers that go by a name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    classes["end/\(identifier)"] = aClass
  }

  /// Makes changes, and shows the difference over 0.3 seconds.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    UIView.animate(withDuration: Self.changeDuration, animations: {}, completion: completion)
  }

  /// Collects changes of rows until ``endUpdates()``.
  open func beginUpdates() {
    if collecting == 0 { layoutIfNeeded() }
    collecting += 1
  }

  /// Shows the changes that were collected, over 0.3 seconds.
  open func endUpdates() {
    collecting = max(0, collecting - 1)
    if collecting == 0 { showPendingChange() }
  }

  /// Takes a row's cell away and keeps it for another.
  package func retire(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    keep(cell)
    (delegate as? any UITableViewDelegate)?
      .tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Takes a cell out of sight and keeps it for another row.
  package func keep(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { spareCells[name, default: []].append(cell) }
  }

  /// Lets everything be asked for again before the next frame.
  package func geometryDidChange() {
    plan = nil
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    geometryDidChange()
  }
}

/// The older name of the style of tables.
public typealias UITableViewStyle = UITableView.Style
/// The older name of a height that is worked out.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
