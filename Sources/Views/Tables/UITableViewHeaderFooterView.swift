import Foundation
import Layers

/// The header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What holds the content.
  public let contentView = UIView(frame: .zero)
  /// The text.
  public private(set) var textLabel: UILabel? = UILabel()
  /// The other text; laid out by nobody.
  public private(set) var detailTextLabel: UILabel?
  /// The name under which views like this one are made.
  public let reuseIdentifier: String?
  /// What lies behind the content.
  @HeardProperty open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Creates a view under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addParts()
  }

  /// Creates a view; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addParts()
  }

  /// Called before the view shows another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    contentView.frame = bounds
    super.layoutSubviews()
    textLabel?.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  private func addParts() {
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }
}
