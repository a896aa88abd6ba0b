import Foundation
import Goldens
import ImageCodecs
import TestSupport
import Testing

struct PictureFolderTests {
  private let scratch = Scratch()

  private func put(_ names: String...) {
    for name in names { scratch.put([UInt8](), at: name) }
  }

  @Test func `names may hold anything that a file's name may`() throws {
    let names = [
      "-o.png", "--update.png", "a b.png", "line\nbreak.png", "tab\t.png", "ünïcödé 図.png",
      "%04d.png",
      "'quoted'.png", "\"double\".png", "back\\slash.png", "deep/er/-.png", "*.png", "$HOME.PNG",
    ]
    for name in names { scratch.put([UInt8](), at: "odd/\(name)") }
    try #require(mkfifo(scratch("odd/pipe.png"), 0o600) == 0)
    put("odd/.hidden.png", "odd/.hidden/a.png", "odd/a.jpg", "odd/png")
    let folder = try #require(PictureFolder(scratch("odd")))
    #expect(Set(folder.names) == Set(names))
    #expect(folder.names.count == names.count)
  }

  @Test func `a link that leads back is passed over, one that leads on is followed`() throws {
    put("loop/a.png", "loop/in/b.png", "other/c.png")
    for (link, target) in [
      ("loop/back", "."), ("loop/in/up", ".."), ("loop/in/self", "../in"), ("loop/on", "../other"),
      ("other/home", "../loop"), ("loop/dangling", "nowhere"), ("loop/me", "me"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch(link), withDestinationPath: target)
    }
    let folder = try #require(PictureFolder(scratch("loop")))
    #expect(folder.names == ["a.png", "in/b.png", "on/c.png"])
  }

  @Test func `pictures that belong to a page are no frames`() throws {
    put(
      "frames/frame_0000.png", "frames/page.html", "frames/page_files/picture_0.png",
      "frames/notes_files/frame_0001.png")
    let folder = try #require(PictureFolder(scratch("frames")))
    #expect(folder.names == ["frame_0000.png", "notes_files/frame_0001.png"])
  }

  @Test func `there is no folder where there is no directory`() throws {
    put("file.png")
    #expect(PictureFolder(scratch("none")) == nil)
    #expect(PictureFolder(scratch("file.png")) == nil)
    try FileManager.default.createDirectory(
      atPath: scratch("empty"), withIntermediateDirectories: true)
    #expect(PictureFolder(scratch("empty"))?.names == [])
  }
}
