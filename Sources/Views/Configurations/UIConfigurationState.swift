import Foundation

/// What a view is in the middle of, as configurations are told.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of where the view is.
  var traitCollection: UITraitCollection { get set }
}

/// What a view is in the middle of.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of where the view is.
  public var traitCollection: UITraitCollection
  /// Whether the view does nothing.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is what a keyboard acts on; kept: there is none.
  public var isFocused = false
  /// Whether the view is held in place; kept.
  public var isPinned = false

  /// Creates the state of a view that nothing happens to.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a cell is in the middle of.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of where the cell is.
  public var traitCollection: UITraitCollection
  /// Whether the cell does nothing.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is what a keyboard acts on; kept: there is none.
  public var isFocused = false
  /// Whether the cell is held in place; kept.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether what belongs to the cell is shown; kept.
  public var isExpanded = false
  /// Whether the cell has been pushed aside; kept: none are.
  public var isSwiped = false
  /// Whether the cell is being carried; kept: none are.
  public var isReordering = false

  /// Creates the state of a cell that nothing happens to.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
