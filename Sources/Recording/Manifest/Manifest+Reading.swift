import Documents
import Files
import Typesetting

extension Manifest {
  /// Reads a manifest that a renderer of this release wrote.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - document: What errors call it.
  /// - Throws: `DocumentError` with the place of what is wrong.
  public init(reading bytes: [UInt8], document: String) throws(DocumentError) {
    let root = try DocumentNode(reading: bytes, document: document)
    let members = try root.object(allowing: [
      "schema", "renderer", "fonts", "transition", "scene", "inputs", "output", "timing", "frames",
      "events",
      "warnings",
    ])
    let schema = try members.required("schema")
    guard try schema.string() == Self.schema else { throw schema.error("must be \(Self.schema)") }
    guard let subject = members["transition"] ?? members["scene"] else {
      throw root.error(.missingKey("transition"))
    }
    let timing = try Timing(reading: members.required("timing"))
    self.init(
      renderer: try RendererVersion(reading: members.required("renderer")),
      subject: try Subject(reading: subject, isScene: members["transition"] == nil),
      inputs: try members.array("inputs").map { node throws(DocumentError) in
        try Input(reading: node)
      },
      fonts: try members.array("fonts").map { node throws(DocumentError) in
        let font = try node.object(allowing: ["name", "hash"])
        return FontIdentity(name: try font.string("name"), hash: try font.string("hash"))
      },
      output: try Output(reading: members.required("output")), timing: timing,
      frames: try members.array("frames").map { node throws(DocumentError) in
        try Frame(reading: node, in: timing)
      },
      events: try members.array("events").map { node throws(DocumentError) in
        try Event(reading: node)
      },
      warnings: try members.array("warnings").map { node throws(DocumentError) in
        try node.string()
      })
  }
}

extension RendererVersion {
  fileprivate init(reading node: DocumentNode) throws(DocumentError) {
    let members = try node.object(allowing: ["name", "version", "renderRevision"])
    self.init(
      release: try members.string("version"), revision: try members.integer("renderRevision"))
  }
}

extension Manifest.Subject {
  fileprivate init(reading node: DocumentNode, isScene: Bool) throws(DocumentError) {
    let members = try node.object(allowing: [
      isScene ? "file" : "id", "parameters", "timing", "direction", "documents",
    ])
    let direction = try members.required("direction")
    guard let way = PlaybackDirection(rawValue: try direction.string()) else {
      throw direction.error("must be forwards or backwards")
    }
    let parameters = try members.required("parameters")
    guard case .object(let values) = parameters.value.content else {
      throw parameters.error("must be an object")
    }
    self.init(
      transition: isScene ? nil : try members.string("id"),
      scene: isScene ? try members.string("file") : nil,
      parameters: values.map { Manifest.Parameter($0.key, $0.value) },
      timing: try members.string("timing"), direction: way,
      documents: try members.array("documents").map { node throws(DocumentError) in
        let members = try node.object(allowing: ["role", "file", "hash"])
        return Manifest.Document(
          role: try members.string("role"), file: try members.string("file"),
          hash: try members.string("hash"))
      })
  }
}

extension Manifest.Input {
  fileprivate init(reading node: DocumentNode) throws(DocumentError) {
    let members = try node.object(allowing: ["role", "file", "width", "height", "pixelHash"])
    self.init(
      role: try members.string("role"), file: try members.string("file"),
      width: try members.integer("width"), height: try members.integer("height"),
      pixelHash: try members.string("pixelHash"))
  }
}

extension Manifest.Output {
  fileprivate init(reading node: DocumentNode) throws(DocumentError) {
    let members = try node.object(allowing: [
      "pattern", "width", "height", "scale", "background", "colorProfile", "compression",
    ])
    self.init(
      pattern: try members.string("pattern"), width: try members.integer("width"),
      height: try members.integer("height"), scale: try members.number("scale"),
      background: try members.string("background"),
      colorProfile: try members.string("colorProfile"),
      compression: try members.string("compression"))
  }
}

extension Manifest.Timing {
  fileprivate init(reading node: DocumentNode) throws(DocumentError) {
    let members = try node.object(allowing: [
      "fps", "frameCount", "duration", "holdFirst", "holdLast",
    ])
    let fps = try members.required("fps")
    guard let rate = FrameRate(parsing: try fps.string()) else {
      throw fps.error("must be a frame rate such as 60/1")
    }
    let holds = (try members.required("holdFirst"), try members.required("holdLast"))
    self.init(
      rate: rate, frameCount: try members.required("frameCount").integer(in: 1...1_000_000_000),
      duration: try members.number("duration"),
      holdFirst: Fraction(nearest: try holds.0.number(in: 0...1e6)),
      holdLast: Fraction(nearest: try holds.1.number(in: 0...1e6)))
  }
}

extension Manifest.Frame {
  /// Reads a frame, whose time and delay must be those that its number has.
  fileprivate init(
    reading node: DocumentNode, in timing: Manifest.Timing
  ) throws(DocumentError) {
    let members = try node.object(allowing: ["index", "file", "time", "delay", "pixelHash"])
    let index = try members.required("index").integer(in: 0...timing.frameCount - 1)
    let file = try members.required("file")
    guard FrameNaming.isFrameName(try file.string()) else {
      throw file.error("must be the name of a frame")
    }
    let time = try members.required("time")
    guard try time.number() == timing.rate.time(ofFrame: index) else {
      throw time.error("must be the time of frame \(index)")
    }
    let delay = try members.required("delay")
    guard try delay.string() == timing.delay(ofFrame: index).description else {
      throw delay.error("must be the delay of frame \(index)")
    }
    self.init(
      index: index, file: try file.string(), pixelHash: try members.string("pixelHash"))
  }
}

extension Manifest.Event {
  fileprivate init(reading node: DocumentNode) throws(DocumentError) {
    let members = try node.object(allowing: ["time", "kind", "subject", "detail"])
    self.init(
      time: try members.number("time"), kind: try members.string("kind"),
      subject: try members.string("subject"), detail: try members.string("detail", default: ""))
  }
}
