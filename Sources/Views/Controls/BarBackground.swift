import Foundation
import Layers

/// What lies behind the items of a bar: a blur or a colour, and a line beside it.
final class BarBackground: UIView {
  /// How thick the line is, in points.
  private static let line: CGFloat = 0.5

  /// On which side of the bar the line is.
  enum Edge: Sendable, Hashable {
    case top
    case bottom
  }

  private let edge: Edge
  private let blur = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(image: nil)
  private let shadow = UIView(frame: .zero)

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, picture, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("backgrounds are made in code")
  }

  /// Looks as an appearance says; a colour of the bar's own comes before that of the appearance.
  func show(_ appearance: UIBarAppearance, tint: UIColor?, isDark: Bool, isTranslucent: Bool) {
    let color = tint ?? appearance.backgroundColor
    backgroundColor = color ?? (isTranslucent ? nil : isDark ? .black : .white)
    let shows = color == nil && isTranslucent && appearance.backgroundEffect != nil
    blur.effect = !shows ? nil : isDark ? UIBlurEffect(style: .dark) : appearance.backgroundEffect
    picture.image = appearance.backgroundImage
    shadow.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    picture.frame = bounds
    shadow.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -Self.line, width: bounds.width,
      height: Self.line)
  }
}
