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
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
