import Documents
import Goldens
import ImageCodecs
import Pages
import Raster
import TestSupport
import Testing

/// The page that shows a comparison.
struct ReportPageTests {
  private let scratch = Scratch()

  private func picture(_ index: Int) -> StraightImage { .noise(16, 16, seed: UInt64(index)) }

  /// A picture with one channel of one pixel a level off.
  private func flawed(_ index: Int) -> StraightImage {
    var pixels = picture(index).pixels
    pixels[4 * 37] ^= 1
    pixels[4 * 37 + 3] = 255
    return StraightImage(width: 16, height: 16, pixels: pixels)
  }

  private struct Written {
    var page: WrittenPage
    var frames: [JSONValue]
  }

  /// Judges pairs of golden and actual pictures, and writes the page about them.
  private func write(
    _ pairs: [ReportPage.Pictures], limit: Int = 1 << 20, ignored: [PixelRect] = []
  ) throws -> Written {
    let report = SequenceReport(
      frames: pairs.enumerated().map { index, pair in
        SequenceReport.Frame(name: "f_\(index).png", verdict: verdict(of: pair))
      })
    var page = ReportPage(
      report, title: "goldens/reveal", sentences: report.frames.map { "<\($0.verdict.word)>" },
      timing: PageTiming(count: pairs.count, rate: "30"))
    page.pictureLimit = limit
    page.ignored = ignored
    page.notes = ["a note"]
    try page.write(to: "\(scratch.path)/report") { pairs[$0] }
    let written = WrittenPage(text: try #require(scratch.text(of: "report/index.html")))
    return Written(page: written, frames: try written.book["frames"]?.elements ?? [])
  }

  private func verdict(of pair: ReportPage.Pictures) -> FrameVerdict {
    guard let golden = pair.golden else { return .extra }
    guard let actual = pair.actual else { return .missing }
    return FrameVerdict(expected: golden, actual: actual)
  }

  private func same(_ count: Int) -> [ReportPage.Pictures] {
    (0..<count).map { ReportPage.Pictures(golden: picture($0), actual: picture($0)) }
  }

  @Test func equalPicturesAreHeldOnce() throws {
    let written = try write(same(4))
    #expect(try written.page.pictures.count == 4)
    #expect(written.frames.allSatisfy { $0["picture"] == $0["golden"] })
    #expect(written.frames.allSatisfy { $0["isFailing"] == false && $0["fraction"] == 0 })
    #expect(written.page.text.contains("<p class=\"verdict good\">All 4 the same</p>"))
  }

  @Test func whatDiffersIsMarked() throws {
    var pairs = same(4)
    pairs[2].actual = flawed(2)
    let written = try write(pairs)
    let frame = written.frames[2]
    #expect(frame["isFailing"] == true)
    #expect(frame["word"]?.text == "different")
    #expect(frame["box"] == [5, 2, 1, 1])
    #expect(frame["fraction"]?.number?.double == 0.0039)
    #expect(written.frames.count { $0["isFailing"] == true } == 1)
    #expect(try written.page.pictures.count == 5)
    #expect(written.page.text.contains("<p class=\"verdict bad\">1 of 4 not the same</p>"))
    #expect(written.page.text.contains("<td>&lt;different&gt;</td>"))
  }

  @Test func whatIsMissingOrTooMuchHasOnePicture() throws {
    var pairs = same(3)
    pairs[0].golden = nil
    pairs[1].actual = nil
    let written = try write(pairs)
    #expect(written.frames.map { $0["word"]?.text } == ["extra", "missing", "same"])
    #expect(written.frames[0]["golden"]?.content == .null)
    #expect(written.frames[1]["picture"]?.content == .null)
    // Without a golden first frame nobody knows where the way begins.
    #expect(written.frames.allSatisfy { $0["progress"]?.content == .null })
  }

  @Test func progressOfBothIsMeasuredByTheGoldenFrames() throws {
    let greys = [0, 50, 100, 150, 200].map { level in
      StraightImage(8, 8, [level, level, level, 255])
    }
    let pairs = greys.indices.map {
      ReportPage.Pictures(golden: greys[$0], actual: greys[max(0, $0 - 1)])
    }
    let written = try write(pairs)
    func values(_ key: String) -> [Double?] { written.frames.map { $0[key]?.number?.double } }
    #expect(values("goldenProgress") == [0, 0.25, 0.5, 0.75, 1])
    #expect(values("progress") == [0, 0, 0.25, 0.5, 0.75])
    #expect(written.page.text.contains("<li>a note</li>"))
  }

  @Test func whatFailsIsInThePageFirst() throws {
    var pairs = same(12)
    pairs[11].actual = flawed(11)
    let written = try write(pairs, limit: 5000)
    let embedded = try written.page.pictures
    #expect(embedded.count < 13)
    for key in ["picture", "golden"] {
      let number = try #require(written.frames[11][key]?.number?.integer)
      #expect(embedded[number] != nil)
    }
    #expect(scratch.names(in: "report/index_files").count == 13 - embedded.count)
  }

  @Test func whatWasLeftOutIsShown() throws {
    let written = try write(same(2), ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(try written.page.book["ignored"] == [[1, 2, 3, 4]])
  }

  @Test func theSameComparisonMakesTheSameBytes() throws {
    var pairs = same(3)
    pairs[1].actual = flawed(1)
    let first = try write(pairs).page.text
    #expect(try write(pairs).page.text == first)
  }
}
