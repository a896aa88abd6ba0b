import Foundation
import Raster
import Typesetting

/// A text in parts that look different, as values.
package struct StyledText: Sendable, Hashable {
  /// The parts, in reading order.
  package var spans: [TextSpan] = []
  /// The colour of each part; nil: it is not drawn.
  package var colors: [Color?] = []
  /// The colour behind each part; nil: none.
  package var backgrounds: [Color?] = []

  /// Creates a text without parts.
  package init() {}

  /// Creates a text that looks the same throughout.
  package init(_ span: TextSpan, color: Color?) {
    spans = [span]
    colors = [color]
    backgrounds = [nil]
  }

  /// Creates the text that attributes describe; where they say nothing, it looks as `usual` does.
  package init(_ string: NSAttributedString, usual: TextSpan, color: Color?) {
    let characters = string.string as NSString
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = TextPart(attributes, characters.substring(with: range), usual, color)
      spans.append(part.span)
      colors.append(part.color)
      backgrounds.append(part.background)
    }
  }
}

/// One part of a text, read from attributes.
package struct TextPart {
  package var span: TextSpan
  package var color: Color?
  package var background: Color?

  /// Reads attributes, of which those that are absent leave things as they usually are.
  package init(
    _ attributes: [NSAttributedString.Key: Any], _ text: String, _ usual: TextSpan, _ color: Color?
  ) {
    span = usual
    self.color = color
    span.text = text
    if let font = attributes[.init("NSFont")] as? any TextFontConvertible {
      span.font = font.textFont.request
      span.size = font.textSize
    }
    func number(_ name: String) -> CGFloat? {
      guard let value = attributes[.init(name)].flatMap({ LayerValue(unboxing: $0) }),
        case .number(let number) = value
      else { return nil }
      return CGFloat(number)
    }
    func tone(_ name: String) -> Color? {
      guard let value = attributes[.init(name)].flatMap({ LayerValue(unboxing: $0) }),
        case .color(let color) = value
      else { return nil }
      return color
    }
    if let own = tone("NSColor") { self.color = own }
    background = tone("NSBackgroundColor")
    if let kern = number("NSKern") { span.tracking = kern }
    if let offset = number("NSBaselineOffset") { span.baselineOffset = offset }
    if let style = number("NSUnderline") { span.hasUnderline = style != 0 }
    if let style = number("NSStrikethrough") { span.hasStrikethrough = style != 0 }
    if let style = attributes[.init("NSParagraphStyle")] as? any ParagraphFormatConvertible {
      span.paragraph = style.paragraphFormat
    }
  }
}
