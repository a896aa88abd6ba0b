import Foundation
import Geometry
import Layers
import Raster
import Testing
import Typesetting
import Views

/// Labels and what holds them, in a font whose glyphs are blocks: at 10 points a capital is 6 wide, a
/// small letter 5, a blank 2.5, and lines are 10 high with half a point between them.
@MainActor
@Suite(.serialized)
struct LabelTests {
  private func withBlocks(_ body: () throws -> Void) rethrows {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/fonts/blocks.ttf")
    UIScreen.main.configure(size: CGSize(width: 400, height: 400), scale: 2)
    let before = FontBook.current
    FontBook.current = FontBook(file: file.path)
    defer { FontBook.current = before }
    try body()
  }

  private func label(_ text: String, _ width: CGFloat = 100, _ height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    return label
  }

  /// The boxes of the paths that are drawn, in the root's points, with their colours.
  private func ink(_ view: UIView, at time: Double = 0) -> [(box: CGRect, color: Color)] {
    view.layoutIfNeeded()
    func paths(_ items: [DisplayList.Item]) -> [(CGRect, Color)] {
      items.flatMap { item -> [(CGRect, Color)] in
        switch item {
        case .draw(let draw):
          guard case .path(let path, _) = draw.shape, case .color(let color) = draw.paint,
            let map = draw.projection.affine
          else { return [] }
          return [(path.applying(map).bounds, color)]
        case .group(let group): return paths(group.children)
        case .sheet, .backdrop: return []
        }
      }
    }
    let list = view.layer.displayList(at: time, scale: 1, size: CGSize(width: 400, height: 400))
    return paths(list.items).map { (box: $0.0, color: $0.1) }
  }

  @Test func `a label is as large as its text`() {
    withBlocks {
      #expect(label("HH").intrinsicContentSize == CGSize(width: 12, height: 10))
      #expect(label("").intrinsicContentSize == .zero)
      let many = label("aa bb cc")
      #expect(many.sizeThatFits(CGSize(width: 22.5, height: 0)) == CGSize(width: 35, height: 10))
      many.numberOfLines = 0
      #expect(
        many.sizeThatFits(CGSize(width: 22.5, height: 0)) == CGSize(width: 22.5, height: 20.5))
      many.preferredMaxLayoutWidth = 12
      #expect(many.intrinsicContentSize == CGSize(width: 10, height: 31))
      many.numberOfLines = 2
      #expect(many.intrinsicContentSize.height == 20.5)
    }
  }

  @Test func `sizes are whole pixels of the screen`() {
    withBlocks {
      let size = label("H").sizeThatFits(.zero)
      let scale = UIScreen.main.scale
      let odd = label("H")
      odd.font = .systemFont(ofSize: 9.7)
      let fitting = odd.sizeThatFits(.zero)
      #expect(size == CGSize(width: 6, height: 10))
      #expect(fitting.width >= 5.82 && fitting.width < 5.82 + 1 / scale)
      #expect((fitting.width * scale).rounded() == fitting.width * scale)
    }
  }

  @Test func `fonts measure as their tables say`() {
    withBlocks {
      let font = UIFont.systemFont(ofSize: 20)
      #expect([font.ascender, font.descender, font.leading, font.lineHeight] == [16, -4, 1, 20])
      #expect([font.capHeight, font.xHeight] == [14, 10])
      #expect("HH".size(withAttributes: [.font: font]) == CGSize(width: 24, height: 20))
    }
  }

  @Test func `text is in the middle from top to bottom, and where it is aligned`() {
    withBlocks {
      let text = label("H")
      #expect(ink(text).first?.box == CGRect(x: 0.5, y: 6, width: 5, height: 7))
      text.textAlignment = .right
      #expect(ink(text).first?.box.minX == 94.5)
      text.textAlignment = .center
      #expect(ink(text).first?.box.minX == 47.5)
      text.textColor = .red
      #expect(ink(text).first?.color == Color(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test func `what does not fit is shortened, in as many lines as there is room for`() {
    withBlocks {
      let text = label("aa bb cc", 30)
      // "aa bb", an ellipsis of 4.
      #expect(ink(text).first?.box.maxX == 26)
      text.lineBreakMode = .byClipping
      #expect(ink(text).first?.box.maxX == 34.5)
      text.lineBreakMode = .byTruncatingTail
      text.numberOfLines = 0
      text.frame.size = CGSize(width: 12, height: 21)
      // Two lines of three: "aa", "bb…", which "b…" is for want of room.
      #expect(ink(text).first?.box.height == 15.5)
      text.frame.size.height = 40
      #expect(ink(text).first?.box.height == 26)
    }
  }

  @Test func `letters shrink until they fit, but not further than they may`() throws {
    try withBlocks {
      let text = label("HHHH", 12)
      text.adjustsFontSizeToFitWidth = true
      let half = try #require(ink(text).first).box
      // Half the size, on the same base line as letters of full size.
      #expect(half.maxX > 11.4 && half.maxX <= 12)
      #expect(half.maxY == 13)
      text.minimumScaleFactor = 0.8
      // H and an ellipsis at eight tenths: 4.8 and 3.2.
      let least = try #require(ink(text).first).box
      #expect(abs(least.maxX - 7.6) < 1e-9)
    }
  }

  @Test func `a shadow lies behind the text`() throws {
    try withBlocks {
      let text = label("H")
      text.shadowColor = .blue
      text.shadowOffset = CGSize(width: 2, height: 3)
      let drawn = ink(text)
      try #require(drawn.count == 2)
      #expect(drawn[0].color == Color(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(drawn[0].box == drawn[1].box.offsetBy(dx: 2, dy: 3))
    }
  }

  @Test func `attributes look as they say, and the rest as the label says`() throws {
    try withBlocks {
      let text = label("")
      let string = NSMutableAttributedString(string: "HH")
      string.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
      text.attributedText = string
      let drawn = ink(text)
      try #require(drawn.count == 2)
      #expect(drawn[0].color == Color(red: 0, green: 0, blue: 0, alpha: 1))
      #expect(drawn[1].color == Color(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(drawn[0].box.size == CGSize(width: 5, height: 7))
      #expect(drawn[1].box.size == CGSize(width: 10, height: 14))
      #expect(drawn[0].box.maxY == drawn[1].box.maxY)
      #expect(text.text == "HH")
      text.text = "m"
      #expect(ink(text).count == 1)
    }
  }

  @Test func `a subclass draws its text in a smaller rectangle`() {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 8, left: 7, bottom: 0, right: 0)))
      }
    }
    withBlocks {
      let text = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      text.font = .systemFont(ofSize: 10)
      text.text = "H"
      #expect(ink(text).first?.box == CGRect(x: 7.5, y: 10, width: 5, height: 7))
    }
  }

  @Test func `while its bounds grow a label shows the text that it will have, at the left`() {
    withBlocks {
      Timeline.current = Timeline()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let text = label("HHHHHHHHHH", 30)
      window.addSubview(text)
      window.isHidden = false
      Timeline.current.commit()
      UIView.animate(withDuration: 1) { text.frame.size.width = 100 }
      Timeline.current.commit()
      // A quarter of the way, when the bounds are narrower than the text, it is all there already.
      #expect(ink(window, at: 0.25).first?.box == CGRect(x: 0.5, y: 6, width: 59, height: 7))
    }
  }

  @Test func `buttons, fields and text views show their texts`() {
    withBlocks {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.setTitle("H", for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(ink(button).first?.box == CGRect(x: 27.5, y: 11, width: 5, height: 7))
      #expect(ink(button).first?.color == Color(red: 1, green: 0, blue: 0, alpha: 1))
      button.isSelected = true
      #expect(ink(button).first?.color == Color(red: 0, green: 0, blue: 1, alpha: 1))

      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      field.font = .systemFont(ofSize: 10)
      field.placeholder = "m"
      #expect(ink(field).first?.color.alpha == 0.3)
      field.text = "HH"
      #expect(ink(field).first?.box == CGRect(x: 0.5, y: 11, width: 11, height: 7))
      field.isSecureTextEntry = true
      #expect(field.text == "HH")
      #expect(ink(field).isEmpty)

      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 32.5, height: 60))
      view.font = .systemFont(ofSize: 10)
      view.text = "aa bb cc"
      #expect(view.sizeThatFits(CGSize(width: 32.5, height: 0)).height == 36.5)
      // "aa bb" and "cc", 5 from the left, 8 from the top.
      #expect(ink(view).first?.box == CGRect(x: 5.5, y: 11, width: 21.5, height: 15.5))
      #expect(view.contentSize.height == 36.5)
      view.contentOffset.y = 4
      #expect(ink(view).first?.box.minY == 7)
    }
  }

  @Test func `segments show their texts in their middles`() {
    withBlocks {
      let control = UISegmentedControl(items: ["H", "HH"])
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
      let texts = ink(control).map(\.box).filter { $0.height < 15 }
      #expect(texts.count == 2)
      for (text, middle) in zip(texts, [25.0, 75.0]) { #expect(abs(text.midX - middle) < 1) }
    }
  }

  @Test func `strings are drawn in contexts`() {
    withBlocks {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
        .image { _ in
          "H".draw(
            at: CGPoint(x: 10.5, y: 3),
            withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
        }
      guard let bitmap = image.cgImage?.picture.bitmap else {
        Issue.record("no picture")
        return
      }
      let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      var boxes = 0
      for y in 0..<30 {
        for x in 0..<40 where bitmap[x, y] == red {
          #expect((11..<16).contains(x) && (4..<11).contains(y))
          boxes += 1
        }
      }
      #expect(boxes == 35)
      let bounds = "aa bb".boundingRect(
        with: CGSize(width: 12, height: 100), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: 10)], context: nil)
      #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 20.5))
    }
  }

  @Test func `texts on a window are taken down, whether or not a frame is drawn`() {
    withBlocks {
      Timeline.current = Timeline()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(label("H😀"))
      window.isHidden = false
      Timeline.current.commit()
      #expect(Timeline.current.fonts.map(\.name) == ["FlipbookBlocks-Regular"])
      #expect(
        Timeline.current.warnings
          == ["Flipbook Blocks has no emoji: they take room and are not drawn."])
    }
  }
}
