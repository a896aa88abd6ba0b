import Foundation
import Geometry
import Typesetting

/// The fonts that tests set text in.
enum TestFonts {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// Blocks whose measures `Fixtures/fonts/make-fonts` states.
  static let blocks = FontBook(file: fixtures.appending(path: "fonts/blocks.ttf").path)
  /// The same, with an axis for the weight.
  static let variable = FontBook(
    file: fixtures.appending(path: "fonts/blocks-variable.ttf").path)

  /// The system's letters, as far as they are installed in the release that numbers here are of.
  static let inter = FontBook()
  /// Whether they are.
  static let hasKnownInter =
    inter.face(for: FontRequest()).identity?.hash
    == "xxh128:11466e498fb75039b9c1ecf5da6ea76c"
}

extension FontBook {
  /// Returns a text of one look, 10 points to 1000 units, set in lines.
  func lines(
    _ text: String, size: CGFloat = 10, width: CGFloat? = nil, maximumLines: Int = 0,
    _ lineBreak: TextBlock.LineBreak = .wordWrapping,
    alignment: ParagraphFormat.Alignment = .natural
  ) -> TextLayout {
    var paragraph = ParagraphFormat()
    paragraph.alignment = alignment
    return layout(
      of: TextBlock(
        [TextSpan(text, size: size, paragraph: paragraph)], width: width,
        maximumLines: maximumLines, lineBreak: lineBreak))
  }
}

extension TextLayout {
  /// What each line holds of `text`, blanks at its end included.
  func words(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return lines.map { line in
      var words = String.UnicodeScalarView()
      words.append(contentsOf: scalars[line.range])
      return String(words)
    }
  }

  /// The blocks of all glyphs, from left to right and from the top: the fonts of the tests draw
  /// rectangles.
  var blocks: [CGRect] {
    shapes.flatMap { shape in
      shape.path.subpaths.map { Path($0).bounds }
    }
  }
}

extension Path {
  /// The elements of each closed outline.
  fileprivate var subpaths: [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}
