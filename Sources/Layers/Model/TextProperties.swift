import Foundation
import Raster

/// What a text layer adds to a layer's properties.
package struct TextProperties: Sendable, Hashable {
  package var string = ""
  package var fontName = "Helvetica"
  /// The size, in points.
  package var fontSize: CGFloat = 36
  package var foregroundColor: Color? = .white
  package var isWrapped = false
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none

  /// Creates the properties of a new text layer.
  package init() {}
}
