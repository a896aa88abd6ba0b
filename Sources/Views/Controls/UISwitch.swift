import Foundation
import Layers

/// A control that is on or off: a knob in a pill of 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let knob = UIView(frame: .zero)
  private var held = false

  /// The colour while it is on; nil: green.
  @HeardProperty open var onTintColor: UIColor? {
    didSet { showState() }
  }
  /// The colour of the knob; nil: white.
  @HeardProperty open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  /// Creates a switch that is off; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a switch that is off; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { held }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; the knob moves over 0.25 seconds if it is to be seen.
  open func setOn(_ on: Bool, animated: Bool) {
    held = on
    if animated { UIView.animate(withDuration: 0.25) { self.showState() } } else { showState() }
  }

  /// Where it is; its size stays its own.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
  }

  /// Its own coordinates; the size stays its own.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
  }

  private func addParts() {
    let origin = frame.origin
    bounds.size = Self.size
    frame.origin = origin
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    layer.cornerRadius = Self.size.height / 2
    knob.isUserInteractionEnabled = false
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(knob)
    showState()
  }

  private func showState() {
    backgroundColor =
      held
      ? onTintColor ?? UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 234 / 255, alpha: 1)
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame = CGRect(x: held ? 22 : 2, y: 2, width: 27, height: 27)
  }
}
