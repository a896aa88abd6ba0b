import Documents
import Recording
import Testing

struct ManifestTests {
  @Test func `the manifest states the exact rate, and time and delay of every frame`() {
    let manifest = Manifest(
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
          "output": { "pattern": "frame_%04d.png", "width": 3, "height": 6, "scale": 3, "background": "#000000", "colorProfile": "sRGB" },
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
}
