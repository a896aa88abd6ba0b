import Foundation
import Geometry
import Testing
import Typesetting

/// At 10 points a capital is 6 wide, a small letter 5 (i and l 2.5, m and w 8), a blank 2.5.
struct LineTests {
  private func words(
    _ text: String, width: CGFloat, _ wrapping: TextBlock.LineBreak.Wrapping = .words
  )
    -> [String]
  {
    TestFonts.blocks.lines(text, width: width, TextBlock.LineBreak(wrapping)).words(of: text)
  }

  @Test func `lines break between words, and blanks hang over the edge`() {
    // "aa bb" is 22.5 wide.
    #expect(words("aa bb cc", width: 22.5) == ["aa bb ", "cc"])
    #expect(words("aa bb cc", width: 22.4) == ["aa ", "bb ", "cc"])
    #expect(words("aa bb   cc", width: 22.5) == ["aa bb   ", "cc"])
    #expect(words("aa\nbb\n", width: 100) == ["aa", "bb", ""])
    #expect(words("aa\r\n\r\nbb", width: 100) == ["aa", "", "bb"])
  }

  @Test func `words that are too long break inside`() {
    #expect(words("a bbbbbb c", width: 15.5) == ["a ", "bbb", "bbb ", "c"])
    #expect(words("bbb", width: 1) == ["b", "b", "b"])
  }

  @Test func `lines break anywhere where characters wrap, but not inside of one`() {
    #expect(words("aa bb", width: 15, .characters) == ["aa ", "bb"])
    #expect(words("aaa bb", width: 12, .characters) == ["aa", "a ", "bb"])
    #expect(words("ae\u{301}e\u{301}", width: 12, .characters).joined() == "ae\u{301}e\u{301}")
    for line in words("ae\u{301}e\u{301}e\u{301}", width: 7, .characters) {
      #expect(line.unicodeScalars.first != "\u{301}")
    }
  }

  @Test func `lines break after hyphens between letters, and not at numbers`() {
    #expect(words("aa-bb", width: 15) == ["aa-", "bb"])
    #expect(words("a -5", width: 10.5) == ["a ", "-5"])
    #expect(words("aa\u{A0}bb cc", width: 23) == ["aa\u{A0}bb ", "cc"])
  }

  @Test func `ideographs break anywhere, but not before marks`() {
    #expect(words("一一一", width: 20) == ["一一", "一"])
    #expect(words("一一、一", width: 20) == ["一", "一、", "一"])
  }

  @Test func `alignment shares what is left of the width`() {
    func starts(_ alignment: ParagraphFormat.Alignment) -> [CGFloat] {
      TestFonts.blocks.lines("aaa a", width: 16, alignment: alignment).lines.map(\.x)
    }
    #expect(starts(.natural) == [0, 0])
    #expect(starts(.left) == [0, 0])
    #expect(starts(.center) == [0.5, 5.5])
    #expect(starts(.right) == [1, 11])
  }

  @Test func `justified lines reach both edges, but for the last`() {
    let layout = TestFonts.blocks.lines("a a a a", width: 21, alignment: .justified)
    // Three letters and two blanks are 20 wide; each blank grows by half a point.
    #expect(layout.lines.map(\.width) == [21, 5])
    #expect(layout.blocks.map(\.minX) == [0.5, 8.5, 16.5, 0.5])
  }

  @Test func `what is left out at the end is an ellipsis, four points wide`() {
    func layout(_ width: CGFloat) -> TextLayout {
      TestFonts.blocks.lines(
        "aa bb cc", width: width, maximumLines: 1, TextBlock.LineBreak(.none, .tail))
    }
    #expect(!layout(35).isTruncated)
    let cut = layout(34.9)
    #expect(cut.isTruncated)
    // "aa bb c" and the ellipsis are 34 wide: 7 blocks, the last of them low.
    #expect(cut.blocks.count == 6)
    #expect(cut.lines[0].width == 34)
    #expect(cut.blocks.last == CGRect(x: 30.5, y: 7, width: 3, height: 1))
    // Blanks before it go as well: "aa" and the ellipsis, though "aa " would fit.
    #expect(layout(17).lines[0].width == 14)
    #expect(layout(3).lines[0].width == 4)
  }

  @Test func `what is left out at the start or in the middle leaves the rest`() {
    func layout(_ truncation: TextBlock.LineBreak.Truncation) -> TextLayout {
      TestFonts.blocks.lines(
        "Habcdefgm", width: 27, maximumLines: 1, TextBlock.LineBreak(.none, truncation))
    }
    let head = layout(.head)
    // The ellipsis, then "efgm": 4 + 5 + 5 + 5 + 8.
    #expect(head.blocks.map(\.width) == [3, 4, 4, 4, 7])
    let middle = layout(.middle)
    // 23 points beside the ellipsis: H and a, then m, for g would be too much.
    #expect(middle.blocks.map(\.width) == [5, 4, 3, 7])
  }

  @Test func `the last of a number of lines holds the rest, shortened`() {
    let text = "aa bb cc dd"
    let layout = TestFonts.blocks.lines(
      text, width: 22.5, maximumLines: 2, TextBlock.LineBreak(.words, .tail))
    #expect(layout.words(of: text) == ["aa bb ", "cc dd"])
    #expect(!layout.isTruncated)
    let shorter = TestFonts.blocks.lines(
      text + " ee", width: 22.5, maximumLines: 2, TextBlock.LineBreak(.words, .tail))
    #expect(shorter.isTruncated)
    #expect(shorter.words(of: text + " ee") == ["aa bb ", "cc dd ee"])
    // "cc d" and the ellipsis.
    #expect(shorter.lines[1].width == 21.5)
    let dropped = TestFonts.blocks.lines(text + " ee", width: 22.5, maximumLines: 2)
    #expect(dropped.lines.map(\.width) == [22.5, 22.5])
    #expect(dropped.isTruncated)
  }

  @Test func `lines that the height has no room for are left out, but never the first`() {
    func count(_ height: CGFloat) -> Int {
      var block = TextBlock([TextSpan("a\na\na", size: 10)], width: 50)
      block.height = height
      return TestFonts.blocks.layout(of: block).lines.count
    }
    #expect([0, 20, 20.5, 31].map(count) == [1, 1, 2, 3])
  }

  @Test func `paragraphs have room between lines, indents and heights of their own`() {
    var format = ParagraphFormat()
    format.lineSpacing = 3
    format.spacingAfter = 7
    format.firstLineIndent = 4
    format.indent = 2
    let layout = TestFonts.blocks.layout(
      of: TextBlock([TextSpan("aa aa\naa", size: 10, paragraph: format)], width: 15))
    #expect(layout.lines.map(\.x) == [4, 2, 4])
    #expect(layout.lines.map(\.top) == [0, 13.5, 34])
    format = ParagraphFormat()
    format.lineHeightMultiple = 1.5
    format.maximumLineHeight = 14
    let higher = TestFonts.blocks.layout(
      of: TextBlock([TextSpan("a", size: 10, paragraph: format)]))
    // What is added lies above the letters.
    #expect(higher.lines.map(\.height) == [14])
    #expect(higher.lines.map(\.baseline) == [12])
  }

  @Test func `base lines lie on whole pixels`() {
    var block = TextBlock([TextSpan("a\na", size: 11)])
    #expect(TestFonts.blocks.layout(of: block).lines.map(\.baseline) == [8.8, 20.35])
    block.scale = 2
    #expect(TestFonts.blocks.layout(of: block).lines.map(\.baseline) == [9, 20.5])
    block.scale = 1
    #expect(TestFonts.blocks.layout(of: block).lines.map(\.baseline) == [9, 20.55])
  }

  @Test func `the same question has the same answer`() {
    let block = TextBlock([TextSpan("Some words, some lines", size: 10)], width: 40)
    let fresh = FontBook(file: TestFonts.fixtures.appending(path: "fonts/blocks.ttf").path)
    #expect(fresh.layout(of: block) == TestFonts.blocks.layout(of: block))
    #expect(fresh.layout(of: block) == fresh.layout(of: block))
  }
}
