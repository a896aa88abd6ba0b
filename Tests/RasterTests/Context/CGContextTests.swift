import Foundation
import Geometry
import Raster
import Testing

struct CGContextTests {
  /// The red channel of every pixel after some drawing on black, a row a line: "." 0, "#" 255,
  /// "+" between.
  private func red(
    width: Int, height: Int, _ draw: (CGContext) -> Void
  ) throws -> [String] {
    let context = try #require(CGContext(width: width, height: height, background: .black))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    draw(context)
    let bitmap = try #require(context.makeImage()).picture.bitmap
    return (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          switch bitmap.pixels[y * width + x].red {
          case 0: "."
          case 255: "#"
          default: "+"
          }
        })
    }
  }

  @Test func `the y axis points up and the unit is the pixel`() throws {
    let rows = try red(width: 5, height: 4) { $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1)) }
    #expect(rows == [".....", ".....", ".....", ".##.."])
  }

  @Test func `transforms act before those that came earlier`() throws {
    let rows = try red(width: 6, height: 4) { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 2, y: -2)
      context.translateBy(x: 1, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(rows == ["..##..", "..##..", "......", "......"])
  }

  @Test func `states are kept and brought back`() throws {
    let rows = try red(width: 4, height: 1) { context in
      context.saveGState()
      context.translateBy(x: 2, y: 0)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.clip(to: .zero)
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(rows == ["#..."])
  }

  @Test func `clips meet, and a path is forgotten once it is used`() throws {
    let rows = try red(width: 6, height: 3) { context in
      context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 3))
      context.addRect(CGRect(x: 0, y: 1, width: 3, height: 1))
      context.clip()
      #expect(context.isPathEmpty)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 3))
    }
    #expect(rows == ["......", ".##...", "......"])
  }

  @Test func `strokes are as wide as the present coordinates make them`() throws {
    let rows = try red(width: 8, height: 8) { context in
      context.scaleBy(x: 2, y: 2)
      context.setLineWidth(1)
      context.move(to: CGPoint(x: 0, y: 2))
      context.addLine(to: CGPoint(x: 4, y: 2))
      context.strokePath()
    }
    #expect(
      rows == [
        "........", "........", "........", "########", "########", "........", "........",
        "........",
      ])
  }

  @Test func `even-odd filling leaves holes`() throws {
    let rows = try red(width: 5, height: 5) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
      context.fillPath(using: .evenOdd)
    }
    #expect(rows == ["#####", "#...#", "#...#", "#...#", "#####"])
  }

  @Test func `clearing takes away what was drawn`() throws {
    let context = try #require(CGContext(width: 2, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = try #require(context.makeImage()).picture.bitmap.pixels
    #expect(pixels.map(\.alpha) == [0, 255])
  }

  @Test func `alpha and groups multiply`() throws {
    let context = try #require(CGContext(width: 2, height: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    let pixels = try #require(context.makeImage()).picture.bitmap.pixels
    #expect(pixels[0] == pixels[1])
    #expect(abs(Int(pixels[0].alpha) - 128) <= 1)
  }

  @Test func `pictures are drawn with their top at the larger y`() throws {
    var bitmap = Bitmap(width: 1, height: 4, filledWith: Color.black.pixel())
    bitmap.pixels[0] = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    bitmap.pixels[1] = bitmap.pixels[0]
    let image = CGImage(Picture(bitmap))
    let upright = try red(width: 1, height: 4) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 4))
    }
    #expect(upright == ["#", "#", ".", "."])
    let flipped = try red(width: 1, height: 4) { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 4))
    }
    #expect(flipped.first == "." && flipped.last == "#")
  }

  @Test func `sheets that are empty or too large are refused`() {
    #expect(CGContext(width: 0, height: 5) == nil)
    #expect(CGContext(width: -1, height: 5) == nil)
    #expect(CGContext(width: 1 << 20, height: 1 << 20) == nil)
  }
}
