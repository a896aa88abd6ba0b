import Foundation
import Layers

/// The view of one item.
///
/// What is seen belongs into ``contentView``, which fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the item's content.
  public let contentView = UIView(frame: .zero)

  /// What lies behind the content.
  @HeardProperty open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// What lies behind the content of a selected cell, before the ordinary background.
  @HeardProperty open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView)
      showState()
    }
  }
  /// Whether the item is selected.
  @HeardProperty open var isSelected = false {
    didSet { showState() }
  }
  /// Whether a finger is on the cell.
  @HeardProperty open var isHighlighted = false {
    didSet { showState() }
  }

  /// What the cell shows, in its content view; nil: what is put there.
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
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  /// Called before the cell is laid out for the first time, and again when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let configurations = CellConfigurations()
  private var needsConfigurationUpdate = false

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
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
    return state
  }

  /// Returns the background of a plain list's cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open override func layoutSubviews() {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    super.layoutSubviews()
  }

  private func showConfigurations() {
    configurations.show(for: configurationState, in: contentView, of: self)
    setNeedsLayout()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
    if let backgroundView, let selectedBackgroundView {
      insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
    }
  }

  private func showState() {
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    if contentConfiguration != nil || backgroundConfiguration != nil { showConfigurations() }
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
