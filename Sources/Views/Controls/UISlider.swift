import Foundation
import Layers

/// A control for a value between two others: a line with a knob.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The least value.
  @HeardProperty open var minimumValue: Float = 0 {
    didSet { setNeedsLayout() }
  }
  /// The greatest value.
  @HeardProperty open var maximumValue: Float = 1 {
    didSet { setNeedsLayout() }
  }
  /// Whether changes are told while the knob is moved; kept: no finger moves it.
  open var isContinuous = true
  /// The colour of the line before the knob; nil: the tint.
  @HeardProperty open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The colour of the line behind the knob; nil: light grey.
  @HeardProperty open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The colour of the knob; nil: white.
  @HeardProperty open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  private let before = UIView(frame: .zero)
  private let behind = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)
  private var held: Float = 0

  /// Creates a slider with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a slider of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// The value.
  open var value: Float {
    get { held }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; the knob moves over 0.2 seconds if it is to be seen.
  open func setValue(_ value: Float, animated: Bool) {
    held = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
  }

  /// Sets a picture for the knob in a state; kept: it is drawn as a disc.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Sets a picture for the line before the knob; kept: it is drawn as a line.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets a picture for the line behind the knob; kept: it is drawn as a line.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((held - minimumValue) / span) : 0
    let side = min(28, bounds.height)
    let middle = side / 2 + part * (bounds.width - side)
    let top = bounds.midY - 2
    before.frame = CGRect(x: 2, y: top, width: max(0, middle - 2), height: 4)
    behind.frame = CGRect(x: middle, y: top, width: max(0, bounds.width - 2 - middle), height: 4)
    knob.frame = CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    knob.layer.cornerRadius = side / 2
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func addParts() {
    layer.isOpaque = false
    for view in [behind, before, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for line in [behind, before] { line.layer.cornerRadius = 2 }
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    showColors()
  }

  private func showColors() {
    before.backgroundColor = minimumTrackTintColor ?? tintColor
    behind.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.9, alpha: 1)
    knob.backgroundColor = thumbTintColor ?? .white
  }
}
