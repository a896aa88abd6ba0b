import Foundation
import Layers

/// A sign above a scroll view's content; no finger pulls it down here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let sign = UIActivityIndicatorView(style: .medium)

  /// A text below the sign; not drawn.
  open var attributedTitle: NSAttributedString?
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false

  /// Creates a sign.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isOpaque = false
    addSubview(sign)
  }

  /// Creates a sign; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isOpaque = false
    addSubview(sign)
  }

  /// Shows that content is being loaded.
  open func beginRefreshing() {
    isRefreshing = true
    sign.startAnimating()
  }

  /// Shows that content has been loaded.
  open func endRefreshing() {
    isRefreshing = false
    sign.stopAnimating()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = superview?.bounds.width ?? bounds.width
    frame = CGRect(x: 0, y: -60, width: width, height: 60)
    sign.center = CGPoint(x: width / 2, y: 30)
  }
}
