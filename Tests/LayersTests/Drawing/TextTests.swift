import Foundation
import Geometry
import Layers
import Raster
import Testing
import Typesetting

/// Text layers, in a font whose glyphs are blocks: `Fixtures/fonts/make-fonts`.
@MainActor
@Suite(.serialized)
struct TextTests {
  /// A layer of 40 × 20 points in which H, 10 points large, covers x 0.5 to 5.5 and y 1 to 8.
  private func layer(_ text: String, size: CGFloat = 10) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.string = text
    layer.fontSize = size
    layer.foregroundColor = CGColor(Color(red: 1, green: 0, blue: 0, alpha: 1))
    return layer
  }

  private func list(_ layer: CALayer, scale: CGFloat = 1) -> DisplayList {
    layer.displayList(
      at: 0, scale: scale, size: CGSize(width: 40, height: 20), background: .black)
  }

  private func draws(_ items: [DisplayList.Item]) -> [DisplayList.Draw] {
    items.flatMap { item -> [DisplayList.Draw] in
      switch item {
      case .draw(let draw): [draw]
      case .group(let group): draws(group.children)
      case .sheet(let sheet): draws(sheet.children)
      case .backdrop: []
      }
    }
  }

  /// Runs a test with the font of blocks.
  private func withBlocks(_ body: () throws -> Void) rethrows {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/fonts/blocks.ttf")
    let before = FontBook.current
    FontBook.current = FontBook(file: file.path)
    defer { FontBook.current = before }
    try body()
  }

  @Test func `a text is one item, and covers its glyphs' areas exactly`() {
    withBlocks {
      let list = list(layer("HH"), scale: 2)
      #expect(draws(list.items).count == 1)
      let bitmap = Rasterizer(threads: 1).render(list)
      let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
      // Twice the points: x 1 to 11 and 13 to 23, y 2 to 16.
      for (x, y, pixel) in [
        (1, 2, red), (10, 15, red), (0, 2, black), (11, 2, black), (12, 9, black), (13, 9, red),
        (22, 15, red), (23, 15, black), (5, 1, black), (5, 16, black),
      ] {
        #expect(bitmap[x, y] == pixel, "\(x), \(y)")
      }
      let covered = (0..<40).reduce(0) { sum, y in
        sum + (0..<80).count { bitmap[$0, y] == red }
      }
      #expect(covered == 2 * 10 * 14)
    }
  }

  @Test func `half a pixel that a glyph covers is half as bright`() {
    withBlocks {
      let bitmap = Rasterizer(threads: 1).render(list(layer("H")))
      #expect([127, 128].contains(Int(bitmap[0, 4].red)))
      #expect(bitmap[1, 4].red == 255)
    }
  }

  @Test func `what lies outside of the bounds is cut off`() throws {
    try withBlocks {
      let long = layer("HHHHHHHH")
      let items = list(long).items
      guard case .group(let group) = try #require(items.first) else {
        Issue.record("no clip")
        return
      }
      #expect(group.clips.count == 1)
      // Nothing is cut that lies inside.
      guard case .draw = try #require(list(layer("HHH")).items.first) else {
        Issue.record("a clip")
        return
      }
      long.frame.size.width = 8
      let bitmap = Rasterizer(threads: 1).render(list(long))
      #expect(bitmap[7, 4].red == 255)
      #expect(bitmap[8, 4].red == 0)
    }
  }

  @Test func `sizes and colours are animated, and lines set anew`() throws {
    try withBlocks {
      let text = layer("H")
      let grow = CABasicAnimation(keyPath: "fontSize")
      grow.fromValue = 10
      grow.toValue = 20
      grow.duration = 1
      let redden = CABasicAnimation(keyPath: "foregroundColor")
      redden.fromValue = CGColor(Color(red: 0, green: 0, blue: 1, alpha: 1))
      redden.duration = 1
      Timeline.current = Timeline()
      text.becomeDisplayedRoot()
      defer { text.resignDisplayedRoot() }
      CATransaction.flush()
      text.add(grow, forKey: nil)
      text.add(redden, forKey: nil)
      CATransaction.flush()
      let half = draws(
        text.displayList(at: 0.5, scale: 1, size: CGSize(width: 40, height: 20)).items)
      let shape = try #require(half.first)
      guard case .path(let path, .nonZero) = shape.shape, case .color(let color) = shape.paint
      else {
        Issue.record("no path")
        return
      }
      // 15 points: half as large again.
      #expect(path.bounds == CGRect(x: 0.75, y: 1.5, width: 7.5, height: 10.5))
      #expect(color == Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    }
  }

  @Test func `attributes take the place of the layer's looks`() {
    withBlocks {
      let text = layer("")
      let string = NSMutableAttributedString(
        string: "HH", attributes: [.init("NSColor"): CGColor(.white)])
      string.addAttribute(
        .init("NSBackgroundColor"), value: CGColor(.black), range: NSRange(location: 1, length: 1))
      text.string = string
      let items = draws(list(text).items)
      #expect(items.count == 3)
      // The usual size of attributes is 12: the second H begins at 7.2.
      guard case .rect(let behind) = items[0].shape else {
        Issue.record("no background")
        return
      }
      #expect(abs(behind.minX - 7.2) < 1e-9 && abs(behind.width - 7.2) < 1e-9)
      #expect(items[1].paint == .color(.white) && items[2].paint == .color(.white))
    }
  }

  @Test func `turned text keeps its outlines, and a replicator tints it`() throws {
    try withBlocks {
      let plain = try #require(draws(list(layer("Hi")).items).first)
      let turned = layer("Hi")
      turned.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      let item = try #require(draws(list(turned).items).first)
      #expect(item.shape == plain.shape)
      #expect(item.projection != plain.projection)
    }
  }

  @Test func `drawing takes down the fonts and what is missing`() {
    withBlocks {
      Timeline.current = Timeline()
      let text = layer("H")
      _ = list(text)
      #expect(Timeline.current.fonts.map(\.name) == ["FlipbookBlocks-Regular"])
      #expect(Timeline.current.warnings.isEmpty)
      text.string = "😀"
      text.font = "Georgia"
      _ = list(text)
      _ = list(text)
      #expect(Timeline.current.fonts.count == 1)
      #expect(
        Timeline.current.warnings == [
          """
          The font family "Georgia" is not here: its texts are drawn in Flipbook Blocks, and are \
          wider or narrower.
          """,
          "Flipbook Blocks has no emoji: they take room and are not drawn.",
        ])
    }
  }

  @Test func `odd numbers draw nothing`() {
    withBlocks {
      let text = layer("H")
      text.fontSize = .nan
      #expect(list(text).items.isEmpty)
      text.fontSize = 10
      text.foregroundColor = CGColor(Color(red: .nan, green: 0, blue: 0, alpha: 1))
      #expect(list(text).items.isEmpty)
      text.foregroundColor = nil
      #expect(list(text).items.isEmpty)
      text.foregroundColor = CGColor(.white)
      text.bounds.size = .zero
      #expect(list(text).items.isEmpty)
    }
  }
}
