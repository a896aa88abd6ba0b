import Foundation
import Geometry
import Layers

/// A sign that something is going on: eight rounded strokes in a circle, of which one after the
/// other is dark.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How the sign looks, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Large and white.
    case whiteLarge = 0
    /// Small and white.
    case white = 1
    /// Small and grey.
    case gray = 2
    /// Small.
    case medium = 100
    /// Large.
    case large = 101

    /// The sign's side, in points.
    var side: CGFloat { self == .whiteLarge || self == .large ? 37 : 20 }

    var color: UIColor {
      self == .whiteLarge || self == .white ? .white : UIColor(white: 0.6, alpha: 1)
    }
  }

  private static let count = 8
  /// How long the dark stroke takes around the circle, in seconds.
  private static let period: CFTimeInterval = 1

  /// How the sign looks.
  @HeardProperty open var style: Style {
    didSet { showStyle() }
  }
  /// The strokes' colour; nil: that of the style.
  @HeardProperty open var color: UIColor? {
    didSet { showStyle() }
  }
  /// Whether the sign is left out while nothing goes on.
  @HeardProperty open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether something is going on.
  open private(set) var isAnimating = false
  private var strokes: [CALayer] = []

  /// Creates a sign of a style.
  public init(style: Style) {
    self.style = style
    super.init(
      frame: CGRect(origin: .zero, size: CGSize(width: style.side, height: style.side)))
    addStrokes()
  }

  /// Creates a sign of a style, by its older name.
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }

  /// Creates a sign of middling size with a frame, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    addStrokes()
  }

  /// Creates a sign of middling size; nothing is read, as there are no archives here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    addStrokes()
  }

  /// The older name of the style.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Shows the sign, and lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    for (index, stroke) in strokes.enumerated() {
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      fade.values = (0...Self.count).map { step in
        Self.opacity(of: index, at: step)
      }
      fade.calculationMode = .discrete
      fade.duration = Self.period
      fade.repeatCount = .infinity
      stroke.add(fade, forKey: "turning")
    }
  }

  /// Lets the sign rest, and hides it if it is to be hidden.
  open func stopAnimating() {
    isAnimating = false
    for stroke in strokes { stroke.removeAnimation(forKey: "turning") }
    if hidesWhenStopped { isHidden = true }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    let size = CGSize(width: side * 0.09, height: side * 0.26)
    for (index, stroke) in strokes.enumerated() {
      stroke.bounds = CGRect(origin: .zero, size: size)
      stroke.cornerRadius = size.width / 2
      stroke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      // The strokes hang on the middle by points below their ends.
      stroke.anchorPoint = CGPoint(x: 0.5, y: side * 0.5 / size.height)
      stroke.setAffineTransform(
        CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.count)))
    }
  }

  private func addStrokes() {
    layer.isOpaque = false
    for index in 0..<Self.count {
      let stroke = CALayer()
      stroke.opacity = Float(Self.opacity(of: index, at: 0))
      layer.addSublayer(stroke)
      strokes.append(stroke)
    }
    showStyle()
    isHidden = hidesWhenStopped
  }

  private func showStyle() {
    for stroke in strokes { stroke.backgroundColor = (color ?? style.color).cgColor }
    setNeedsLayout()
  }

  private static func opacity(of index: Int, at step: Int) -> Double {
    let age = (step - index) % count
    return 1 - 0.1 * Double(age < 0 ? age + count : age)
  }
}

/// The older name of the style of signs.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
