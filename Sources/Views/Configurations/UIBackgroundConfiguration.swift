import Foundation

/// What lies behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// A view that fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points; no more than half of the shorter side is drawn.
  public var cornerRadius: CGFloat = 0
  /// The background's distances from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to the insets; kept, not used.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge.none
  /// The colour; nil: the view's tint.
  public var backgroundColor: UIColor?
  /// What is done to the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what lies behind.
  public var visualEffect: UIVisualEffect?
  /// A picture over the colour.
  public var image: UIImage?
  /// How the picture is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the edge; nil: the view's tint.
  public var strokeColor: UIColor?
  /// What is done to the edge's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the edge lies outside of the background, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ backgroundColor: UIColor?) {
    self.backgroundColor = backgroundColor
  }

  /// Returns a background that is not seen.
  public static func clear() -> Self { Self(.clear) }
  /// Returns the background of a plain list's cells.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a list's cells.
  public static func listCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a grouped list's cells.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a sidebar's cells.
  public static func listSidebarCell() -> Self { Self(.clear) }
  /// Returns the background of the cells beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  /// Returns the background of a plain list's headers and footers.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// Returns the background of a grouped list's headers and footers.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// Returns the background of a list's headers.
  public static func listHeader() -> Self { Self(.clear) }
  /// Returns the background of a list's footers.
  public static func listFooter() -> Self { Self(.clear) }

  /// Returns the background as it is for a state: this one.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the colour that is drawn in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the edge's colour that is drawn in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
