import Foundation
import Geometry
import Testing
import Typesetting

/// The numbers are those of `Fixtures/fonts/make-fonts`, at 10 points: a hundredth of its units.
struct ShapingTests {
  @Test func `widths are sums of advances`() {
    let layout = TestFonts.blocks.lines("Ham, mi.")
    // H 6, a 5, m 8, comma 2, space 2.5, m 8, i 2.5, period 2.
    #expect(layout.lines.map(\.width) == [36])
    #expect(layout.size.width == 36)
  }

  @Test func `glyphs lie where their advances put them, upright`() {
    let layout = TestFonts.blocks.lines("Hp")
    // Lines reach 8 points above the base line.
    let blocks = [
      CGRect(x: 0.5, y: 1, width: 5, height: 7), CGRect(x: 6.5, y: 3, width: 4, height: 7),
    ]
    #expect(layout.blocks == blocks)
  }

  @Test func `pairs are kerned`() {
    #expect(TestFonts.blocks.lines("AV").size.width == 11)
    #expect(TestFonts.blocks.lines("VA").size.width == 12)
  }

  @Test func `letters that the font joins are joined, unless they are tracked`() {
    #expect(TestFonts.blocks.lines("fi").blocks.count == 1)
    #expect(TestFonts.blocks.lines("fi").size.width == 6.5)
    let tracked = TestFonts.blocks.layout(of: TextBlock([TextSpan("fi", size: 10, tracking: 1)]))
    #expect(tracked.blocks.count == 2)
    #expect(tracked.size.width == 9.5)
  }

  @Test func `digits are equally wide when asked to be`() {
    #expect(TestFonts.blocks.lines("10").size.width == 8.5)
    let request = FontRequest(hasTabularDigits: true)
    let even = TestFonts.blocks.layout(of: TextBlock([TextSpan("10", font: request, size: 10)]))
    #expect(even.size.width == 11)
  }

  @Test func `heights are those of the font's tables`() {
    let layout = TestFonts.blocks.lines("H\nH\nH")
    #expect(layout.lines.map(\.height) == [10, 10, 10])
    // The font wants half a point between lines.
    #expect(layout.lines.map(\.top) == [0, 10.5, 21])
    #expect(layout.lines.map(\.baseline) == [8, 18.5, 29])
    #expect(layout.size.height == 31)
    let metrics = TestFonts.blocks.metrics(of: FontRequest())
    #expect(
      metrics
        == FontMetrics(
          ascender: 0.8, descender: -0.2, lineGap: 0.05, capHeight: 0.7, xHeight: 0.5,
          underlinePosition: -0.1, lineThickness: 0.05, strikethroughPosition: 0.3))
  }

  @Test(arguments: [(400, 6.0), (900, 7.0), (100, 5.4), (650, 6.5)])
  func `weights of a variable font follow its axis`(weight: Int, width: Double) {
    let layout = TestFonts.variable.layout(
      of: TextBlock([TextSpan("H", font: FontRequest(weight: weight), size: 10)]))
    #expect(abs(layout.size.width - width) < 0.006)
    #expect(abs(layout.blocks[0].width - (width - 1)) < 0.006)
    #expect(layout.fonts.map(\.name) == ["FlipbookBlocksVariable-Regular wght=\(weight)"])
  }

  @Test func `fonts tell their files apart`() {
    let digits = "xxh128:52e651f27815a8865d21b2a09218a400"
    #expect(
      TestFonts.blocks.lines("H").fonts
        == [FontIdentity(name: "FlipbookBlocks-Regular", hash: digits)])
  }

  @Test func `characters that the font lacks take room, are not drawn, and are told of once`() {
    let layout = TestFonts.blocks.lines("H😀é漢字Hאب😀")
    #expect(layout.blocks.count == 3)
    #expect(
      layout.shortfalls == [
        "Flipbook Blocks has no emoji: they take room and are not drawn.",
        "Flipbook Blocks lacks characters of the script Latn: they take room and are not drawn.",
        """
        Flipbook Blocks has no Chinese, Japanese or Korean characters: they take room and are not \
        drawn.
        """,
        "Flipbook Blocks lacks characters of the script Arab: they take room and are not drawn.",
      ])
    // Two emoji, é, two ideographs and a letter, 5 each.
    #expect(layout.size.width == 46)
  }

  @Test func `words from right to left stand from right to left`() {
    let layout = TestFonts.blocks.lines("אב", width: 30)
    // Alef, 4 points, is the first letter, at the right margin; bet, 7, is left of it.
    #expect(layout.blocks.map(\.minX).sorted() == [19.5, 26.5])
    #expect(layout.blocks.map(\.width).sorted() == [3, 6])
    #expect(layout.lines[0].x == 19)
    let mixed = TestFonts.blocks.lines("H אב m", width: 60)
    let order = mixed.blocks.sorted { $0.minX < $1.minX }.map(\.width)
    #expect(order == [5, 6, 3, 7])
    #expect(mixed.lines[0].x == 0)
    let turned = TestFonts.blocks.lines("א 20 ב", width: 60)
    // Numbers keep their order.
    #expect(turned.blocks.sorted { $0.minX < $1.minX }.map(\.width) == [6, 4.5, 4.5, 3])
  }

  @Test func `lines under and through the text are as thick as the font says`() {
    let layout = TestFonts.blocks.layout(
      of: TextBlock([TextSpan("Hi", size: 10, hasUnderline: true, hasStrikethrough: true)]))
    #expect(layout.shapes.count == 2)
    let strokes = [
      CGRect(x: 0, y: 9, width: 8.5, height: 0.5), CGRect(x: 0, y: 5, width: 8.5, height: 0.5),
    ]
    #expect(Array(layout.blocks.suffix(2)) == strokes)
  }

  @Test func `a text in several fonts and sizes stands on one line`() {
    let layout = TestFonts.blocks.layout(
      of: TextBlock([
        TextSpan("H", size: 10), TextSpan("H", size: 20),
        TextSpan("H", size: 10, baselineOffset: 9),
      ]))
    #expect(layout.shapes.map(\.span) == [0, 1, 2])
    #expect(layout.lines.map(\.baseline) == [17])
    #expect(layout.lines.map(\.height) == [21])
    let blocks = [
      CGRect(x: 0.5, y: 10, width: 5, height: 7), CGRect(x: 7, y: 3, width: 10, height: 14),
      CGRect(x: 18.5, y: 1, width: 5, height: 7),
    ]
    #expect(layout.blocks == blocks)
  }

  @Test func `odd sizes and widths set nothing, and do not trap`() {
    for size in [0, -3, .nan, .infinity, 1e300] as [CGFloat] {
      #expect(TestFonts.blocks.lines("Hi", size: size).shapes.allSatisfy { $0.bounds.width == 0 })
    }
    for width in [0, -1, .nan, .infinity, -.infinity] as [CGFloat] {
      #expect(TestFonts.blocks.lines("Hi Hi", width: width).shapes.count == 1)
    }
    #expect(TestFonts.blocks.lines("").lines.isEmpty)
    #expect(TestFonts.blocks.layout(of: TextBlock([])).size == .zero)
  }
}
