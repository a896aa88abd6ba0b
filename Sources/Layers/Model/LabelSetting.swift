import Foundation
import Raster
import Typesetting

/// How a label sets its text in its bounds, where that differs from what a text layer does.
package struct LabelSetting: Sendable, Hashable {
  /// Where the lines lie from top to bottom.
  package enum Placement: Sendable, Hashable {
    /// The first line is at the top.
    case top
    /// All lines are in the middle.
    case middle
  }

  /// What happens to lines that are too long.
  package var lineBreak = TextBlock.LineBreak(.none, .tail)
  /// How many lines there may be; 0: any number.
  package var maximumLines = 1
  /// Where the lines lie from top to bottom.
  package var placement = Placement.middle
  /// Whether lines that the bounds have no room for are left out.
  package var fitsHeight = true
  /// How far letters may shrink so that a single line fits, as a share of their size; 1: not at all.
  package var leastScale: CGFloat = 1
  /// Whether letters that have shrunk stand where the others would; if not, they are in the middle.
  package var keepsBaseline = true
  /// How far the text keeps from the left, the top, the right and the bottom, in points.
  package var insets = Insets()
  /// The colour of a second text behind the first; nil: there is none.
  package var shadowColor: Color?
  /// How far the second text lies from the first, in points.
  package var shadowOffset = CGSize.zero
  /// The size that the text was set for: it is placed in the bounds as contents of that size are;
  /// nil: it is set for the bounds that the layer shows.
  package var size: CGSize?

  /// Distances from the edges, in points.
  package struct Insets: Sendable, Hashable {
    package var left: CGFloat = 0
    package var top: CGFloat = 0
    package var right: CGFloat = 0
    package var bottom: CGFloat = 0

    /// Creates distances.
    package init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  /// Creates the setting of a new label.
  package init() {}
}
