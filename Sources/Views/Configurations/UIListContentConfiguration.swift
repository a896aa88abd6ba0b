import Foundation

/// What a list's cell shows: a text, another one, a picture.
///
/// The distances and typefaces are those of the platform as they are seen; it publishes none.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// How lines lie between the margins.
    public enum TextAlignment: Int, Sendable, Hashable {
      /// Where lines begin.
      case natural = 0
      /// In the middle.
      case center = 1
      /// As wide as the margins are apart.
      case justified = 2
    }

    /// How letters are changed before they are shown.
    public enum TextTransform: Int, Sendable, Hashable {
      /// Not at all.
      case none = 0
      /// To capitals.
      case uppercase = 1
      /// To small letters.
      case lowercase = 2
      /// Words begin with capitals.
      case capitalized = 3
    }

    /// The typeface.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// What is done to the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines lie between the margins.
    public var alignment = TextAlignment.natural
    /// Where lines that are too long break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines there may be; 0: as many as needed.
    public var numberOfLines = 0
    /// Whether the letters shrink until they fit.
    public var adjustsFontSizeToFitWidth = false
    /// How far the letters may shrink, as a share of their size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together to fit; kept.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the typeface follows the reader's wishes; kept: there are none.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed before they are shown.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the colour that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// As large as the picture is.
    public static let standardDimension: CGFloat = 0
    /// How the picture of a symbol looks; kept.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a picture that is a stencil; nil: the view's tint.
    public var tintColor: UIColor?
    /// What is done to that colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the picture's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest that the picture may be, in points; 0 in a direction: any size.
    public var maximumSize = CGSize.zero
    /// The room that the picture has at least, in points; 0 in a direction: its size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the picture alone; kept.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Returns the colour of a picture that is a stencil, in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The text.
  public var text: String?
  /// The text with attributes; it goes before the one without.
  public var attributedText: NSAttributedString?
  /// The other text.
  public var secondaryText: String?
  /// The other text with attributes; it goes before the one without.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the other text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the two texts stand beside each other, where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, color: UIColor = .label,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: style), color)
    secondaryTextProperties = TextProperties(
      .preferredFont(forTextStyle: secondary), secondaryColor)
  }

  /// Returns what an ordinary cell shows.
  public static func cell() -> Self { Self(.body, .caption1, secondaryColor: .label) }

  /// Returns what a cell with a line below the text shows.
  public static func subtitleCell() -> Self { Self(.body, .caption1, secondaryColor: .label) }

  /// Returns what a cell with a text at the other side shows.
  public static func valueCell() -> Self {
    var content = Self(.body, .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns what a plain list's header shows.
  public static func plainHeader() -> Self { Self(.headline, .subheadline) }
  /// Returns what a plain list's footer shows.
  public static func plainFooter() -> Self { Self(.footnote, .footnote, color: .secondaryLabel) }
  /// Returns what a list's header shows.
  public static func header() -> Self { groupedHeader() }
  /// Returns what a list's footer shows.
  public static func footer() -> Self { groupedFooter() }
  /// Returns what a grouped list's footer shows.
  public static func groupedFooter() -> Self { Self(.footnote, .footnote, color: .secondaryLabel) }
  /// Returns what a sidebar's cell shows.
  public static func sidebarCell() -> Self { cell() }
  /// Returns what a sidebar's cell with a line below the text shows.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns what a cell beside a sidebar shows.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// Returns what a sidebar's header shows.
  public static func sidebarHeader() -> Self { Self(.headline, .subheadline) }
  /// Returns what a list's large header shows.
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, .subheadline) }

  /// Returns what a grouped list's header shows.
  public static func groupedHeader() -> Self {
    var content = Self(.footnote, .footnote, color: .secondaryLabel)
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns a view that shows this content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content as it is for a state: this one.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
