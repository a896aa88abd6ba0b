import Foundation
import Testing
import Typesetting

struct FontRequestTests {
  @Test(arguments: [
    ("HelveticaNeue", FontRequest(.named("HelveticaNeue"))),
    ("HelveticaNeue-Bold", FontRequest(.named("HelveticaNeue"), weight: 700)),
    ("HelveticaNeue-UltraLight", FontRequest(.named("HelveticaNeue"), weight: 100)),
    ("AvenirNext-DemiBoldItalic", FontRequest(.named("AvenirNext"), weight: 600, isItalic: true)),
    ("Courier-Oblique", FontRequest(.named("Courier"), isItalic: true)),
    (".SFUI-Semibold", FontRequest(weight: 600)),
    ("SFProDisplay-Heavy", FontRequest(weight: 800)),
    ("Inter-Thin", FontRequest(weight: 100)),
    ("Inter-MediumItalic", FontRequest(weight: 500, isItalic: true)),
    ("", FontRequest(.named(""))),
  ])
  func `weight and slant are read from names`(name: String, request: FontRequest) {
    #expect(FontRequest(name: name) == request)
  }

  @Test func `families that are not here are told of, once each`() {
    func shortfalls(_ names: [String]) -> [String] {
      TestFonts.blocks.layout(
        of: TextBlock(names.map { TextSpan("H", font: FontRequest(name: $0), size: 10) })
      ).shortfalls
    }
    #expect(
      shortfalls(["Georgia-Bold", "Inter-Bold", "Georgia"]) == [
        """
        The font family "Georgia" is not here: its texts are drawn in Flipbook Blocks, and are \
        wider or narrower.
        """
      ])
    #expect(shortfalls(["Flipbook Blocks"]).isEmpty)
  }

  @Test func `without a font text takes room by estimate, draws nothing, and says so`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let layout = FontBook(folders: [folder.path]).lines("Four")
    #expect(layout.shapes.isEmpty && layout.fonts.isEmpty)
    #expect(layout.size == CGSize(width: 20, height: 12))
    #expect(layout.shortfalls.count == 1)
    #expect(layout.shortfalls[0].hasPrefix("No font was found to draw text with"))

    let missing = FontBook(file: folder.appending(path: "no.ttf").path).lines("Four")
    #expect(missing.shapes.isEmpty)
    #expect(missing.shortfalls[0].contains("no.ttf could not be read as a font"))

    let other = folder.appending(path: "other.ttf")
    try Data("Not a font at all.".utf8).write(to: other)
    let none = FontBook(file: other.path).lines("Four")
    #expect(none.shapes.isEmpty)
    #expect(none.shortfalls == ["\(other.path) is not a font: text takes room by estimate."])
  }

  @Test func `the environment names a file or a folder`() throws {
    let fonts = TestFonts.fixtures.appending(path: "fonts")
    let file = FontBook(
      environment: ["FLIPBOOK_FONT": fonts.appending(path: "blocks.ttf").path])
    #expect(file.face(for: FontRequest()).familyName == "Flipbook Blocks")
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inside = folder.appending(path: "opentype/inter")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for name in ["Inter-Regular.ttf", "DejaVuSansMono.ttf"] {
      try FileManager.default.copyItem(
        at: fonts.appending(path: "blocks.ttf"), to: inside.appending(path: name))
    }
    try FileManager.default.copyItem(
      at: fonts.appending(path: "blocks-variable.ttf"),
      to: inside.appending(path: "InterVariable.ttf"))
    let book = FontBook(environment: ["FLIPBOOK_FONT": folder.path])
    func name(_ request: FontRequest) -> String? { book.face(for: request).identity?.name }
    #expect(name(FontRequest()) == "FlipbookBlocks-Regular")
    #expect(name(FontRequest(.monospaced, weight: 700)) == "FlipbookBlocks-Regular")
    // The file of one weight is there for one weight alone.
    #expect(name(FontRequest(weight: 700)) == "FlipbookBlocksVariable-Regular wght=700")
  }
}
