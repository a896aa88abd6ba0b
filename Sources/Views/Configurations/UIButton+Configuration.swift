import Foundation
import Raster

extension UIButton {
  /// What a button shows and how it looks, as a value.
  ///
  /// Everything is drawn but what says that it is kept.
  public struct Configuration {
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the background's corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The colour that the background is made of; nil: the button's tint.
    public var baseBackgroundColor: UIColor?
    /// The colour that title and picture are made of; nil: as the kind of button has it.
    public var baseForegroundColor: UIColor?

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// What is done to the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where a title that is too long breaks.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// What is done to the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where a subtitle that is too long breaks.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// The picture.
    public var image: UIImage?
    /// What is done to the colour of a picture that is a stencil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How the picture of a symbol looks; kept.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Whether a spinning wheel takes the picture's place.
    public var showsActivityIndicator = false
    /// What is done to the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The room around everything, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Whether a selected button looks otherwise; kept: it does not.
    public var automaticallyUpdateForSelection = true

    let base: Base
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ base: Base) {
      self.base = base
      background.cornerRadius = 5.95
    }

    /// Returns a button without a background, in the tint.
    public static func plain() -> Self { Self(.plain) }
    /// Returns a button on grey, in the tint.
    public static func gray() -> Self { Self(.gray) }
    /// Returns a button on a pale tint, in the tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Returns a button on the tint, in white.
    public static func filled() -> Self { Self(.filled) }
    /// Returns a button without a background or an edge, in the tint.
    public static func borderless() -> Self { Self(.borderless) }
    /// Returns a button on grey, in the tint.
    public static func bordered() -> Self { Self(.gray) }
    /// Returns a button on a pale tint, in the tint.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// Returns a button on the tint, in white.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// Sets the distances from the edges to those of the size again.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Returns the configuration as it is for a button: this one.
    ///
    /// The button's state shows in the colours that are drawn, which the value does not hold.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Self { self }
  }
}

extension UIButton.Configuration {
  /// Returns the colour of title and picture in a button of a tint and a state.
  func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (base == .filled ? .white : tint)
    guard state.contains(.highlighted) else { return color }
    return color.withAlphaComponent(color.components.alpha * 0.75)
  }

  /// Returns the background in a button of a tint and a state.
  func background(tint: UIColor, state: UIControl.State) -> UIBackgroundConfiguration {
    var background = background
    switch cornerStyle {
    case .fixed, .dynamic: break
    case .small: background.cornerRadius = 4
    case .medium: background.cornerRadius = 5.95
    case .large: background.cornerRadius = 8
    case .capsule: background.cornerRadius = 1e6
    }
    // A colour that the background itself has goes before one that it is made of.
    if background.backgroundColor == nil || background.backgroundColor == .clear {
      background.backgroundColor = madeBackground(tint: tint, state: state)
    }
    return background
  }

  private func madeBackground(tint: UIColor, state: UIControl.State) -> UIColor {
    let isDisabled = state.contains(.disabled)
    let color: UIColor
    switch base {
    case .plain, .borderless: color = baseBackgroundColor ?? .clear
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      color = isDisabled ? .secondarySystemFill : (baseBackgroundColor ?? tint).faded(to: 0.18)
    case .filled: color = isDisabled ? .secondarySystemFill : baseBackgroundColor ?? tint
    }
    return state.contains(.highlighted) ? color.faded(to: 0.75) : color
  }

  /// Returns the title as it is drawn; nil without one.
  func drawnTitle(color: UIColor) -> NSAttributedString? {
    var usual = AttributeContainer()
    usual.uiKit.font = buttonSize.font
    usual.uiKit.foregroundColor = color
    return drawn(attributedTitle, usual, titleTextAttributesTransformer)
  }

  /// Returns the subtitle as it is drawn; nil without one.
  func drawnSubtitle(color: UIColor) -> NSAttributedString? {
    var usual = AttributeContainer()
    usual.uiKit.font = .preferredFont(forTextStyle: .footnote)
    usual.uiKit.foregroundColor = color
    return drawn(attributedSubtitle, usual, subtitleTextAttributesTransformer)
  }

  private func drawn(
    _ text: AttributedString?, _ usual: AttributeContainer,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard var text, !text.characters.isEmpty else { return nil }
    if let transformer {
      // Every run is changed with all that it looks like, so that a change may go by it.
      for run in text.runs {
        text[run.range].setAttributes(transformer(usual.merging(run.attributes)))
      }
    }
    return NSAttributedString(drawing: text, over: usual)
  }
}

extension UIColor {
  /// The colour with its alpha times a share.
  func faded(to share: CGFloat) -> UIColor {
    withAlphaComponent(components.alpha * share)
  }
}
