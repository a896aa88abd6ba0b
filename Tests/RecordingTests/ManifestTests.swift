import Documents
import Recording
import Testing
import Typesetting

struct ManifestTests {
  private var manifest: Manifest {
    Manifest(
      renderer: RendererVersion(release: "1.2.3", revision: 4),
      subject: Manifest.Subject(
        transition: "circle-reveal", parameters: [Manifest.Parameter("duration", 0.1)],
        timing: "ease-out"),
      inputs: [
        Manifest.Input(role: "from", file: "a@3x.png", width: 3, height: 6, pixelHash: "xxh128:1")
      ],
      output: Manifest.Output(
        pattern: "frame_%04d.png", width: 3, height: 6, scale: 3, background: "#000000"),
      timing: Manifest.Timing(
        rate: .standard, frameCount: 7, duration: 0.1, holdFirst: Fraction(2, 5)),
      frames: [
        Manifest.Frame(index: 0, file: "frame_0000.png", pixelHash: "xxh128:2"),
        Manifest.Frame(index: 6, file: "frame_0006.png", pixelHash: "xxh128:3"),
      ],
      events: [Manifest.Event(time: 0, kind: "viewWillAppear", subject: "to")],
      warnings: ["a \"word\""])
  }

  @Test func `the manifest states the exact rate, and time and delay of every frame`() {
    #expect(
      manifest.text == """
        {
          "schema": "flipbook-manifest/1",
          "renderer": { "name": "flipbook", "version": "1.2.3", "renderRevision": 4 },
          "transition": {
            "id": "circle-reveal",
            "parameters": { "duration": 0.1 },
            "timing": "ease-out",
            "direction": "forwards"
          },
          "inputs": [
            { "role": "from", "file": "a@3x.png", "width": 3, "height": 6, "pixelHash": "xxh128:1" }
          ],
          "output": { "pattern": "frame_%04d.png", "width": 3, "height": 6, "scale": 3, "background": "#000000", "colorProfile": "sRGB", "compression": "fast" },
          "timing": { "fps": "60/1", "frameCount": 7, "duration": 0.1, "holdFirst": 0.4, "holdLast": 0 },
          "frames": [
            { "index": 0, "file": "frame_0000.png", "time": 0, "delay": "5/12", "pixelHash": "xxh128:2" },
            { "index": 6, "file": "frame_0006.png", "time": 0.1, "delay": "1/60", "pixelHash": "xxh128:3" }
          ],
          "events": [
            { "time": 0, "kind": "viewWillAppear", "subject": "to" }
          ],
          "warnings": ["a \\"word\\""]
        }

        """)
  }

  @Test func `a manifest reads back as it was written`() throws {
    var scene = manifest
    scene.subject = Manifest.Subject(
      scene: "a.json", direction: .backwards,
      documents: [Manifest.Document(role: "scene", file: "a.json", bytes: [1, 2, 3])])
    for manifest in [manifest, scene] {
      #expect(try Manifest(reading: Array(manifest.text.utf8), document: "m.json") == manifest)
    }
  }

  @Test(arguments: [
    ("flipbook-manifest/1", "flipbook-manifest/2", "must be flipbook-manifest/1"),
    ("frame_0006.png", "../frame_0006.png", "must be the name of a frame"),
    ("\"time\": 0.1", "\"time\": 0.2", "must be the time of frame 6"),
    ("\"1/60\"", "\"1/59\"", "must be the delay of frame 6"),
    ("60/1", "0/1", "must be a frame rate"),
    ("\"index\": 6", "\"index\": 7", "must be in 0...6"),
    ("\"inputs\"", "\"imputs\"", "did you mean \"inputs\"?"),
  ])
  func `a manifest that is wrong is refused at its place`(
    from: String, to: String, sentence: String
  ) throws {
    let text = manifest.text.replacing(from, with: to)
    #expect(text != manifest.text)
    let error = try #require(throws: DocumentError.self) {
      try Manifest(reading: Array(text.utf8), document: "m.json")
    }
    #expect("\(error)".hasPrefix("m.json:"))
    #expect("\(error)".contains(sentence), "\(error)")
  }

  @Test func `specifications differ where a value does, and not in what the run brings about`() {
    var other = manifest
    other.frames = []
    other.events = []
    other.warnings = []
    #expect(other.specification == manifest.specification)
    #expect(manifest.specification.differences(from: other.specification).isEmpty)
    other.renderer.revision = 5
    other.inputs.append(
      Manifest.Input(role: "to", file: "b.png", width: 3, height: 6, pixelHash: "xxh128:9"))
    other.timing.holdFirst = .zero
    #expect(other.specification != manifest.specification)
    let differences = manifest.specification.differences(from: other.specification)
    #expect(
      differences.map(\.place) == ["renderer.renderRevision", "inputs.1", "timing.holdFirst"])
    #expect(differences.map(\.first) == ["4", nil, "0.4"])
    #expect(differences.map(\.second)[0] == "5" && differences.map(\.second)[2] == "0")
  }

  @Test func `fonts are stated where text was drawn, and decide the frames`() throws {
    var text = manifest
    text.fonts = [
      FontIdentity(name: "Inter-Regular", hash: "xxh128:" + String(repeating: "a", count: 32))
    ]
    #expect(!manifest.text.contains("fonts"))
    #expect(text.text.contains(#""fonts": ["#))
    #expect(try Manifest(reading: Array(text.text.utf8), document: "manifest.json") == text)
    var other = text
    other.fonts[0].hash = "xxh128:" + String(repeating: "b", count: 32)
    #expect(
      text.specification.differences(from: other.specification).map(\.place)
        == ["fonts.0.hash"])
  }
}
