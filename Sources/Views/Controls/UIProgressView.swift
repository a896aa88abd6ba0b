import Foundation
import Layers

/// A line that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the line looks, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// How the line looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done; nil: the tint.
  @HeardProperty open var progressTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The colour of what is not done yet; nil: light grey.
  @HeardProperty open var trackTintColor: UIColor? {
    didSet { showColors() }
  }
  private let done = UIView(frame: .zero)
  private var held: Float = 0

  /// Creates a line with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Creates a line of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// How much is done, 0 to 1.
  open var progress: Float {
    get { held }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; the line grows over 0.3 seconds if it is to be seen.
  open func setProgress(_ progress: Float, animated: Bool) {
    held = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    done.layer.cornerRadius = bounds.height / 2
    done.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(held), height: bounds.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func addParts() {
    addSubview(done)
    showColors()
  }

  private func showColors() {
    backgroundColor = trackTintColor ?? UIColor(white: 0.9, alpha: 1)
    done.backgroundColor = progressTintColor ?? tintColor
  }
}
