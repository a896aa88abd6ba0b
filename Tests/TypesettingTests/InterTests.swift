import Foundation
import Geometry
import ImageCodecs
import Raster
import Testing
import Typesetting

/// What the system's letters look like, against others' measures and others' pixels.
@Suite(.enabled(if: TestFonts.hasKnownInter, "Debian's fonts-inter 4.0~beta7 is not installed"))
struct InterTests {
  /// Advances and kerning as fontTools reads them from the tables, in units of 2816 to the size.
  @Test(arguments: [
    ("AVATAR", 10_376), ("To Wave", 11_268), ("Settings", 10_988), ("Hamburgefonstiv", 22_872),
  ])
  func `texts are as wide as the tables say`(text: String, units: Int) {
    let layout = TestFonts.inter.lines(text, size: 17)
    #expect(abs(layout.size.width - CGFloat(units) * 17 / 2816) < 1e-9)
    #expect(abs(layout.size.height - 17 * (2728 + 680) / 2816) < 1e-9)
    #expect(layout.shortfalls.isEmpty)
    #expect(layout.fonts.map(\.name) == ["Inter-Regular"])
  }

  @Test func `letters cover the pixels that FreeType's do`() throws {
    let path = TestFonts.fixtures.appending(path: "fonts/inter-by-freetype.png").path
    let reference = Bitmap(try ImageReader().read(path: path))
    let layout = TestFonts.inter.lines("Rag&g8?", size: 32)
    let moved = CGAffineTransform(translationX: 4, y: 36 - layout.lines[0].baseline)
    let list = DisplayList(
      width: reference.width, height: reference.height, background: .black,
      items: layout.shapes.map {
        .draw(
          DisplayList.Draw(
            .path($0.path, .nonZero), paint: .color(.white), projection: Projection(moved)))
      })
    let drawn = Rasterizer(threads: 1).render(list)
    var sum = 0
    var largest = 0
    var ink = 0
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let difference = abs(Int(drawn[x, y].red) - Int(reference[x, y].red))
        sum += difference
        largest = max(largest, difference)
        ink += Int(reference[x, y].red)
      }
    }
    #expect(ink > 200_000)
    // On average over all pixels half a level, and nowhere more than two samples' rows in sixteen.
    #expect(Double(sum) / Double(reference.width * reference.height) < 0.5)
    #expect(largest <= 12)
  }

  @Test func `weights and slants are files of their own`() {
    func name(_ weight: Int, _ isItalic: Bool) -> String? {
      TestFonts.inter.face(for: FontRequest(weight: weight, isItalic: isItalic)).identity?.name
    }
    #expect(name(100, false) == "Inter-Thin")
    #expect(name(600, false) == "Inter-SemiBold")
    #expect(name(400, true) == "Inter-Italic")
    #expect(name(900, true) == "Inter-BlackItalic")
    #expect(TestFonts.inter.face(for: FontRequest()).familyName == "Inter")
  }
}
