import Foundation
import Raster
import Typesetting

/// What a text layer adds to a layer's properties.
package struct TextProperties: Sendable, Hashable {
  package var content = TextContent.plain("")
  package var font = TextFont.standard
  /// The size, in points.
  package var fontSize: CGFloat = 36
  package var foregroundColor: Color? = .white
  package var isWrapped = false
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none
  /// How a label sets its text; nil: as a text layer does.
  package var setting: LabelSetting?

  /// Creates the properties of a new text layer.
  package init() {}

  /// The characters.
  package var string: String {
    get {
      switch content {
      case .plain(let string): string
      case .styled(let text): text.spans.map(\.text).joined()
      }
    }
    set { content = .plain(newValue) }
  }

  /// The font's name; another name brings the font that it stands for.
  package var fontName: String {
    get { font.name }
    set { font = TextFont(name: newValue) }
  }
}

/// The characters of a text, with or without looks of their own.
package enum TextContent: Sendable, Hashable {
  /// All look as the layer says.
  case plain(String)
  /// Each part looks as it says itself.
  case styled(StyledText)
}

/// A font by the name that it goes by, and what that asks for.
package struct TextFont: Sendable, Hashable {
  package var name: String
  package var request: FontRequest

  /// What a new text layer has: the platform's name for it, and the system's letters.
  package static let standard = TextFont(name: "Helvetica", request: FontRequest())

  /// Creates the font that a name stands for.
  package init(name: String) {
    self.init(name: name, request: FontRequest(name: name))
  }

  /// Creates a font of a name that asks for something.
  package init(name: String, request: FontRequest) {
    self.name = name
    self.request = request
  }
}

/// What says which font it stands for: the types of other modules that are fonts.
package protocol TextFontConvertible {
  /// The font's name and what is asked for.
  var textFont: TextFont { get }
  /// The size, in points.
  var textSize: CGFloat { get }
}

/// What says how paragraphs are set: the types of other modules that are styles of paragraphs.
package protocol ParagraphFormatConvertible {
  /// How paragraphs are set.
  var paragraphFormat: ParagraphFormat { get }
}
