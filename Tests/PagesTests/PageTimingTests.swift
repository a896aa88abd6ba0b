import Documents
import Pages
import Testing

/// When frames show, and the lines that make them again.
struct PageTimingTests {
  private static let manifest = """
    {
      "schema": "flipbook-manifest/1",
      "transition": {
        "id": "door-open",
        "parameters": { "duration": 0.5, "seam": "horizontal", "gesture": "pan 0,1 -> 2,3 in 0.4s", "fit": "cover" },
        "timing": "ease-in",
        "direction": "backwards"
      },
      "inputs": [
        { "role": "from", "file": "it's home.png", "width": 780, "height": 1688 },
        { "role": "to", "file": "detail@2x.png" }
      ],
      "output": { "width": 780, "height": 1689, "scale": 2, "background": "#ffffff" },
      "timing": { "fps": "30000/1001", "frameCount": 3, "duration": 0.5, "holdFirst": 0, "holdLast": 1.5 },
      "frames": [
        { "index": 0, "file": "f_0.png", "time": 0, "delay": "1001/30000" },
        { "index": 1, "file": "f_1.png", "time": 0.0334, "delay": "1001/30000" },
        { "index": 2, "file": "f_2.png", "time": 0.0667, "delay": "46001/30000" }
      ],
      "warnings": ["labels are not drawn"]
    }
    """

  private let manifest: JSONValue

  init() throws {
    manifest = try JSONReader(document: "manifest.json").read(Self.manifest)
  }

  @Test func timesComeFromTheManifest() throws {
    let timing = try #require(PageTiming(of: ["f_0.png", "f_2.png"], in: manifest))
    #expect(timing.times == [0, 0.0667])
    #expect(timing.delays == [1001.0 / 30_000, 46_001.0 / 30_000])
    #expect(timing.rate == "30000/1001")
  }

  @Test func aManifestThatDoesNotKnowAFrameSaysNothing() {
    #expect(PageTiming(of: ["f_0.png", "other.png"], in: manifest) == nil)
    let timing = SequenceManifest(manifest).timing(of: ["f_0.png", "other.png"])
    #expect(timing.rate == "60")
    #expect(timing.times == [0, 1.0 / 60])
  }

  @Test func aRateThatIsAskedForWins() {
    let timing = SequenceManifest(manifest).timing(of: ["f_0.png", "f_1.png"], rate: "25")
    #expect(timing.times == [0, 0.04])
    #expect(timing.curve == nil)
  }

  @Test(arguments: ["", "x", "0", "-1", "1/0", "1/2/3", "nan", "inf"])
  func whatIsNoRateCountsAsSixty(_ rate: String) {
    #expect(PageTiming(count: 2, rate: rate) == PageTiming(count: 2, rate: "60"))
  }

  @Test func curvesRunBackwardsWithTheirSequence() throws {
    let curve = try #require(PageTiming(of: ["f_0.png"], in: manifest)?.curve)
    #expect(curve.name == "ease-in")
    #expect(curve.duration == 0.5)
    // Ease-in read from its end is ease-out.
    #expect(curve.points == [0, 0, 1 - 0.42, 1])
  }

  @Test func theRenderLineHasWhatTheManifestHas() throws {
    let line = try #require(RenderLine.line(by: manifest, to: "out dir"))
    #expect(
      line.description == """
        flipbook render door-open --from 'it'\\''s home.png' --to detail@2x.png --set duration=0.5 \
        --set seam=horizontal --gesture 'pan 0,1 -> 2,3 in 0.4s' --fit cover --timing ease-in --reverse \
        --scale 2 --size 390x844.5 --background '#ffffff' --fps 30000/1001 --hold-last 1.5 -o 'out dir'
        """)
  }

  @Test func withoutASubjectThereIsNoRenderLine() {
    #expect(RenderLine.line(by: ["frames": []], to: ".") == nil)
    #expect(SequenceManifest(nil).commands(for: ["a.png"], in: "", rate: "60").count == 1)
  }

  @Test func filmsAreMadeOfNumberedFramesByTheirPattern() {
    let line = FilmLine.line(of: ["frame_0000.png", "frame_0001.png"], in: "frames/", rate: "60")
    #expect(line.words.prefix(5) == ["ffmpeg", "-framerate", "60", "-i", "frames/frame_%04d.png"])
    let later = FilmLine.line(of: ["f7.png", "f8.png", "f9.png", "f10.png"], in: "", rate: "25")
    #expect(
      later.words.prefix(7) == [
        "ffmpeg", "-framerate", "25", "-start_number", "7", "-i", "f%01d.png",
      ])
  }

  @Test(arguments: [
    ["a.png", "b.png"], ["f_0.png", "f_2.png"], ["5%d.png"], ["f_09.png", "f_9.png"],
  ])
  func otherFramesAreTakenInTheirOrder(_ names: [String]) {
    let line = FilmLine.line(of: names, in: "x", rate: "60")
    #expect(line.words.contains("glob"))
    #expect(line.words.contains("x/*.png"))
  }
}
