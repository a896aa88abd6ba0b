import Foundation

/// The content and the background that a cell's configurations make.
@MainActor
final class CellConfigurations {
  /// What the cell shows.
  var content: (any UIContentConfiguration)?
  /// What lies behind that.
  var background: UIBackgroundConfiguration?
  /// Whether the content is brought up to the cell's state by itself.
  var updatesContent = true
  /// Whether the background is brought up to the cell's state by itself.
  var updatesBackground = true

  private var contentView: (any UIView & UIContentView)?
  private var backgroundView: ConfiguredBackgroundView?

  /// Shows content and background as they are for a state, in a view that fills with the content and
  /// in a cell that has the background below that.
  func show(for state: UICellConfigurationState, in host: UIView, of cell: UIView) {
    showContent(updatesContent ? content?.updated(for: state) : content, in: host)
    showBackground(
      updatesBackground ? background?.updated(for: state) : background, below: host, of: cell)
  }

  private func showContent(_ content: (any UIContentConfiguration)?, in host: UIView) {
    if let content, let contentView, contentView.supports(content) {
      contentView.configuration = content
      return
    }
    contentView?.removeFromSuperview()
    contentView = content?.makeContentView()
    guard let contentView else { return }
    contentView.frame = host.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(contentView)
  }

  private func showBackground(
    _ background: UIBackgroundConfiguration?, below host: UIView, of cell: UIView
  ) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? ConfiguredBackgroundView(frame: cell.bounds)
    if view.superview == nil {
      view.frame = cell.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.insertSubview(view, belowSubview: host)
    }
    view.configuration = background
    backgroundView = view
  }

  /// Returns the height that the content takes within a width, in points; nil without content.
  func height(within width: CGFloat) -> CGFloat? {
    contentView?.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
