import Foundation
import Layers

/// The view of one row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell has room for, with the platform's numbers.
  public enum CellStyle: Int, Sendable, Hashable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and another at the right.
    case value1 = 1
    /// A text, and another beside it.
    case value2 = 2
    /// A text, and another below it.
    case subtitle = 3
  }

  /// How a selected cell looks, with the platform's numbers.
  public enum SelectionStyle: Int, Sendable, Hashable {
    /// As any other.
    case none = 0
    /// Shaded.
    case blue = 1
    /// Shaded.
    case gray = 2
    /// Shaded.
    case `default` = 3
  }

  /// What stands at the right of a cell, with the platform's numbers; not drawn.
  public enum AccessoryType: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// An angle.
    case disclosureIndicator = 1
    /// A button and an angle.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// Whether lines part the rows, with the platform's numbers.
  public enum SeparatorStyle: Int, Sendable, Hashable {
    /// No.
    case none = 0
    /// Yes.
    case singleLine = 1
    /// Yes; shown as `singleLine`.
    case singleLineEtched = 2
  }

  /// What can be done to a row, with the platform's numbers.
  public enum EditingStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// It can be taken away.
    case delete = 1
    /// One can be put in.
    case insert = 2
  }

  /// What holds the row's content.
  public let contentView = UIView(frame: .zero)
  /// The text.
  public private(set) var textLabel: UILabel? = UILabel()
  /// The other text, in styles that have one.
  public private(set) var detailTextLabel: UILabel?
  /// The picture at the left.
  public private(set) var imageView: UIImageView? = UIImageView()
  /// The name under which cells like this one are kept.
  open private(set) var reuseIdentifier: String?
  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the right; not drawn.
  open var accessoryType = AccessoryType.none
  /// A view at the right.
  @HeardProperty open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// Whether the cell is being edited; kept: nothing shows it.
  open var isEditing = false
  /// The line's distances from the edges, in points; the table's unless set.
  @HeardProperty open var separatorInset = UIEdgeInsets.zero {
    didSet {
      ownSeparatorInset = separatorInset
      setNeedsLayout()
    }
  }
  /// What lies behind the content.
  @HeardProperty open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// What lies behind the content of a selected cell.
  @HeardProperty open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView)
      showState()
    }
  }
  /// Whether the row is selected.
  @HeardProperty open var isSelected = false {
    didSet { showState() }
  }
  /// Whether a finger is on the cell.
  @HeardProperty open var isHighlighted = false {
    didSet { showState() }
  }

  /// What the cell shows, in place of its own labels; nil: those.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      showConfigurations()
    }
  }
  /// What lies behind the content, in place of colour and view; nil: as before.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      if newValue != nil {
        backgroundColor = nil
        backgroundView = nil
      }
      showConfigurations()
    }
  }
  /// Whether the content is asked how it is for the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// Whether the background is asked how it is for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// What brings a cell's configurations up to a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Called before the cell is laid out for the first time, and again when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let configurations = CellConfigurations()
  private var needsConfigurationUpdate = false
  private let style: CellStyle
  private let separator = UIView(frame: .zero)
  private var ownSeparatorInset: UIEdgeInsets?
  private var tableSeparatorInset = UIEdgeInsets.zero
  private let shade = UIView(frame: .zero)

  /// Creates a cell of a style, for reuse under a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addParts()
  }

  /// Creates a plain cell with a frame, in points.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
    addParts()
  }

  /// Creates a plain cell; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addParts()
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}

  /// Selects the cell, or takes the selection away.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell, or not any more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Puts the cell into or out of the editing state; nothing shows it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    contentView.frame = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      contentView.frame.size.width = bounds.width - size.width - 16
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - 16, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    super.layoutSubviews()
    layTextsOut()
    let inset = ownSeparatorInset ?? tableSeparatorInset
    let thickness = 1 / UIScreen.main.scale
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
  }

  /// Draws the line below the row in a colour; nil: no line.
  package func showSeparator(_ color: UIColor?, inset: UIEdgeInsets) {
    separator.isHidden = color == nil
    separator.backgroundColor = color
    tableSeparatorInset = inset
    setNeedsLayout()
  }

  /// Brings content and background up to the state, which a subclass may do by itself.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Has content and background brought up to the state before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// What the cell is in the middle of.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Returns what a cell of this style shows, without texts and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Returns the background of a plain list's cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private func showConfigurations() {
    configurations.show(for: configurationState, in: contentView, of: self)
    let isOwn = configurations.content == nil
    for view in [imageView, textLabel, detailTextLabel] { view?.isHidden = !isOwn }
    setNeedsLayout()
  }

  /// Sets the name of a cell that was made through its class.
  package func bind(to identifier: String) { reuseIdentifier = identifier }

  private func layTextsOut() {
    let room = contentView.bounds
    var left: CGFloat = 16
    if let imageView, let image = imageView.image {
      let size = image.size
      imageView.frame = CGRect(
        x: left, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + 16
    }
    let width = max(0, room.width - left - 16)
    guard let textLabel else { return }
    guard let detailTextLabel, detailTextLabel.text != nil else {
      textLabel.frame = CGRect(x: left, y: 0, width: width, height: room.height)
      return
    }
    let size = detailTextLabel.intrinsicContentSize
    if style == .subtitle {
      let height = textLabel.intrinsicContentSize.height
      let top = (room.height - height - size.height) / 2
      textLabel.frame = CGRect(x: left, y: top, width: width, height: height)
      detailTextLabel.frame = CGRect(x: left, y: top + height, width: width, height: size.height)
    } else {
      let detail = min(size.width, width)
      textLabel.frame = CGRect(x: left, y: 0, width: width - detail, height: room.height)
      detailTextLabel.frame = CGRect(
        x: left + width - detail, y: 0, width: detail, height: room.height)
    }
  }

  private func addParts() {
    backgroundColor = .white
    for view in [shade, contentView, separator] {
      view.frame = bounds
      addSubview(view)
    }
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0.82, alpha: 1)
    shade.isHidden = true
    separator.isHidden = true
    if style != .default {
      detailTextLabel = UILabel()
      detailTextLabel?.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    }
    for view in [imageView, textLabel, detailTextLabel] {
      if let view { contentView.addSubview(view) }
    }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
  }

  private func showState() {
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    if contentConfiguration != nil || backgroundConfiguration != nil { showConfigurations() }
    let isOn = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isOn
    shade.isHidden = !isOn || selectionStyle == .none || selectedBackgroundView != nil
  }
}

/// A class whose initialiser with a style every subclass must have; see ``UIViewMade``.
open class UITableViewCellMade: UITableViewCell {
  /// Creates a cell of a style, for reuse under a name.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a plain cell; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
