import Documents
import Files
import ImageCodecs
import Pages
import TestSupport
import Testing

/// The page that shows a sequence.
struct PreviewPageTests {
  private let scratch = Scratch()

  private func page(_ names: [String], title: String = "a title") -> PreviewPage {
    PreviewPage(
      title: title, names: names, timing: PageTiming(count: names.count, rate: "60"))
  }

  private func write(_ page: PreviewPage, as name: String = "page.html") throws -> WrittenPage {
    try page.write(to: "\(scratch.path)/\(name)") { .noise(12, 20, seed: UInt64($0)) }
    return WrittenPage(text: try #require(scratch.text(of: name)))
  }

  @Test func itHoldsEveryFrame() throws {
    let written = try write(page(["a.png", "b.png", "c.png"]))
    let frames = try #require(try written.book["frames"]?.elements)
    #expect(frames.map { $0["name"]?.text } == ["a.png", "b.png", "c.png"])
    #expect(frames.map { $0["picture"]?.number?.integer } == [0, 1, 2])
    #expect(frames.map { $0["progress"]?.number?.double }.first == 0)
    #expect(frames.map { $0["progress"]?.number?.double }.last == 1)
    #expect(frames[0]["change"]?.content == .null)
    let pictures = try written.pictures
    #expect(pictures.count == 3)
    for (number, picture) in pictures {
      #expect(picture.pixels == StraightImage.noise(12, 20, seed: UInt64(number)).pixels)
    }
    #expect(scratch.names() == ["page.html"])
  }

  @Test func itAsksForNothing() throws {
    let text = try write(page(["a.png", "b.png"])).text
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("//www"))
    #expect(!text.contains("src=") && !text.contains("@import") && !text.contains("url("))
    #expect(!text.contains("fetch(") && !text.contains("XMLHttpRequest"))
    #expect(text.contains("default-src 'none'; img-src data:; style-src"))
    let targets = text.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(targets.count == 3)
    #expect(targets.allSatisfy { $0 == "data:," || $0.hasPrefix("#frame=") })
  }

  @Test(arguments: PageTextTests.hostile) func namesAreTextsOnly(_ text: String) throws {
    var page = page(["\(text).png", "b.png"], title: text)
    page.notes = [text]
    page.commands = [PageCommand(text, ShellLine(["echo", text]))]
    let written = try write(page)
    let plain = try write(self.page(["a.png", "b.png"]))
    for name in ["script", "style", "title", "canvas", "dialog"] {
      #expect(written.elements(name).count == plain.elements(name).count)
    }
    #expect(try written.book["frames"]?.elements?.first?["name"]?.text == "\(text).png")
    #expect(written.elements("title").first?.contents == PageText.escaped(text))
    #expect(written.elements("h1").first?.contents == PageText.escaped(text))
  }

  @Test func theSameFramesMakeTheSameBytes() throws {
    let first = try write(page(["a.png", "b.png"]), as: "one.html").text
    let second = try write(page(["a.png", "b.png"]), as: "two.html").text
    #expect(first == second)
  }

  @Test func whatThePageHasNoRoomForLiesBesideIt() throws {
    var page = page((0..<6).map { "f_\($0).png" })
    page.pictureLimit = 4000
    let written = try write(page, as: "my page.html")
    let embedded = try written.pictures
    let files = scratch.names(in: "my page_files")
    #expect(embedded.count + files.count == 6)
    #expect(!embedded.isEmpty && !files.isEmpty)
    let pictures = try #require(try written.book["pictures"]?.elements)
    let named = pictures.compactMap { $0["file"]?.text }
    #expect(named.sorted() == files.map { "my%20page_files/\($0)" })
    #expect(written.text.contains("\(files.count) of 6 pictures are files in the folder"))
    #expect(written.text.contains("img-src data: 'self' file:;"))

    // A page with room for all takes what the one before it left away.
    page.pictureLimit = 1 << 20
    #expect(try write(page, as: "my page.html").pictures.count == 6)
    #expect(scratch.names() == ["my page.html"])
  }

  @Test func whatOthersPutIntoTheFolderStays() throws {
    var page = page(["a.png", "b.png"])
    page.pictureLimit = 0
    _ = try write(page)
    try AtomicFile.write(Array("mine".utf8), to: "\(scratch.path)/page_files/picture_of_mine.png")
    page.pictureLimit = 1 << 20
    _ = try write(page)
    #expect(scratch.names(in: "page_files") == ["picture_of_mine.png"])
  }

  @Test func oneFrameIsEnough() throws {
    let written = try write(page(["only.png"]))
    let frame = try #require(try written.book["frames"]?.elements?.first)
    #expect(frame["progress"]?.content == .null)
    #expect(written.text.contains("1 frame · 12 × 20 pixels"))
  }

  @Test func framesThatStandStillHaveNoProgress() throws {
    let page = page(["a.png", "b.png"])
    try page.write(to: "\(scratch.path)/still.html") { _ in .noise(5, 5, seed: 1) }
    let book = try WrittenPage(text: #require(scratch.text(of: "still.html"))).book
    #expect(book["pictures"]?.elements?.count == 1)
    #expect(book["frames"]?.elements?.allSatisfy { $0["progress"]?.content == .null } == true)
  }

  @Test func aPageThatCannotBeWrittenIsAnError() {
    #expect(throws: (any Error).self) {
      try page(["a.png"]).write(to: "\(scratch.path)/none/page.html") { _ in
        .noise(5, 5, seed: 1)
      }
    }
  }
}
