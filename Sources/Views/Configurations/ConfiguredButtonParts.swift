import Foundation

/// What a button with a configuration consists of beside its title and its picture.
@MainActor
final class ConfiguredButtonParts {
  private let background = ConfiguredBackgroundView(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private var wheel: UIActivityIndicatorView?
  private weak var titleLabel: UILabel?
  private weak var imageView: UIImageView?
  private var configuration = UIButton.Configuration.plain()

  init(of button: UIButton) {
    titleLabel = button.titleLabel
    imageView = button.imageView
    button.insertSubview(background, at: 0)
    button.addSubview(subtitleLabel)
  }

  /// Takes the parts away.
  func remove() {
    for view in [background, subtitleLabel, wheel] { view?.removeFromSuperview() }
    titleLabel?.numberOfLines = 1
    titleLabel?.textAlignment = .natural
    imageView?.isHidden = false
  }

  /// Shows a configuration, with what the button has set for its state where it lacks something.
  func show(_ given: UIButton.Configuration, in button: UIButton) {
    configuration = given
    if given.attributedTitle == nil { configuration.title = button.currentTitle }
    if given.image == nil { configuration.image = button.currentImage }
    let tint = button.tintColor ?? .tintColor
    let color = configuration.foreground(tint: tint, state: button.state)
    background.configuration = configuration.background(tint: tint, state: button.state)
    show(
      configuration.drawnTitle(color: color), in: titleLabel, breaking: given.titleLineBreakMode)
    show(
      configuration.drawnSubtitle(color: color), in: subtitleLabel,
      breaking: given.subtitleLineBreakMode)
    showImage(color)
    showWheel(color, in: button)
  }

  private func show(
    _ text: NSAttributedString?, in label: UILabel?, breaking mode: NSLineBreakMode
  ) {
    guard let label else { return }
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.lineBreakMode = mode
    label.textAlignment = alignment
    label.attributedText = text
  }

  private var alignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .automatic: isStacked ? .center : .natural
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }

  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  /// Symbols are stencils in the title's colour, as on the platform.
  private func showImage(_ color: UIColor) {
    let tint = configuration.imageColorTransformer?(color) ?? color
    imageView?.tintColor = tint
    if let image = configuration.image, image.isSymbolImage, image.renderingMode == .automatic {
      imageView?.image = image.withRenderingMode(.alwaysTemplate)
    } else {
      imageView?.image = configuration.image
    }
    imageView?.isHidden = configuration.showsActivityIndicator
  }

  private func showWheel(_ color: UIColor, in button: UIButton) {
    guard configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let shown = wheel ?? UIActivityIndicatorView(style: .medium)
    shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if shown.superview == nil { button.addSubview(shown) }
    if !shown.isAnimating { shown.startAnimating() }
    wheel = shown
  }

  private var pictureSize: CGSize {
    if let wheel { return wheel.bounds.size }
    return configuration.image?.size ?? .zero
  }

  /// Returns where everything lies in a button of no more than a width.
  func layout(of width: CGFloat) -> ConfiguredButtonLayout {
    let insets = configuration.contentInsets
    let picture = pictureSize
    var room = max(0, width - insets.leading - insets.trailing)
    let hasText = titleLabel?.attributedText != nil || subtitleLabel.attributedText != nil
    let padding = hasText && picture.width > 0 ? configuration.imagePadding : 0
    if !isStacked { room = max(0, room - picture.width - padding) }
    return ConfiguredButtonLayout(
      insets: insets, picture: picture, placement: configuration.imagePlacement,
      padding: padding, title: size(of: titleLabel, within: room),
      subtitle: size(of: subtitleLabel, within: room), titlePadding: configuration.titlePadding)
  }

  private func size(of label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label, label.attributedText != nil else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Lays everything out in a button's bounds.
  func layOut(in button: UIButton) {
    let bounds = button.bounds
    background.frame = bounds
    let layout = layout(of: bounds.width)
    let places = layout.places(
      in: bounds, alignment: button.contentHorizontalAlignment,
      vertical: button.contentVerticalAlignment, title: alignment)
    imageView?.frame = places.picture
    wheel?.center = CGPoint(x: places.picture.midX, y: places.picture.midY)
    titleLabel?.frame = places.title
    subtitleLabel.frame = places.subtitle
  }
}
