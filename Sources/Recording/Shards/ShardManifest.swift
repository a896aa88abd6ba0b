import Documents
import Raster

/// What a shard has rendered, in a file of its own beside the frames; merging makes the manifests of
/// all frames of it.
public struct ShardManifest: Sendable, Hashable {
  /// The renderer that made the frames.
  public var renderer: RendererVersion
  /// Which shard it is.
  public var shard: Shard
  /// The frames of the job that were dealt out.
  public var selection: JobSelection
  /// How hard the frames were compressed.
  public var preset: String
  /// The names of all renders of the job; `soleRender` alone if it is no batch.
  public var renders: [String]
  /// What this shard has of them, in their order; nothing of renders that are all others'.
  public var parts: [Part]

  /// The frames of one render that a shard has made.
  public struct Part: Sendable, Hashable {
    /// The render's name.
    public var render: String
    /// The render's manifest, with this shard's frames only.
    public var manifest: JSONValue

    /// Creates a part.
    public init(render: String, manifest: JSONValue) {
      self.render = render
      self.manifest = manifest
    }
  }

  /// Creates a shard's manifest.
  public init(
    renderer: RendererVersion = .current, shard: Shard, selection: JobSelection, preset: String,
    renders: [String], parts: [Part]
  ) {
    self.renderer = renderer
    self.shard = shard
    self.selection = selection
    self.preset = preset
    self.renders = renders
    self.parts = parts
  }

  /// The name of the one render of a job that is no batch: its frames lie in the job's directory.
  public static let soleRender = "."
  /// What the document calls its form.
  static let schema = "flipbook-shard/1"
}

extension ShardManifest {
  /// The file's name: `manifest.shard-2-of-7.json`; with some letters more where not all frames of
  /// the job are dealt out.
  public static func fileName(of shard: Shard, _ selection: JobSelection) -> String {
    "manifest.\(stem(of: shard, selection)).json"
  }

  /// What the shard's files are called after: `shard-2-of-7`.
  static func stem(of shard: Shard, _ selection: JobSelection) -> String {
    let stem = "shard-\(shard.index)-of-\(shard.count)"
    guard selection != .all else { return stem }
    let text = Array(selection.parts.map(\.description).joined(separator: " ").utf8)
    let digest = text.withUnsafeBytes { Digest(of: $0) }
    return "\(stem)-\(digest.description.prefix(8))"
  }

  /// Whether a file has the name of a shard's manifest.
  static func isFileName(_ name: String) -> Bool {
    name.hasPrefix("manifest.shard-") && name.hasSuffix(".json")
  }

  /// The manifest as the file holds it.
  public var text: String {
    let value: JSONValue = [
      "schema": .string(Self.schema),
      "renderer": renderer.json,
      "shard": [
        "index": .number(shard.index), "count": .number(shard.count),
        "mode": .string(shard.mode.rawValue),
      ],
      "selection": .array(selection.parts.map { .string($0.description) }),
      "preset": .string(preset),
      "renders": .array(renders.map { .string($0) }),
      "parts": .array(parts.map { ["render": .string($0.render), "manifest": $0.manifest] }),
    ]
    return JSONWriter().text(of: value)
  }

  /// Reads a shard's manifest; errors call it `document`.
  public init(reading bytes: [UInt8], document: String) throws(DocumentError) {
    let root = try DocumentNode(reading: bytes, document: document).object(allowing: [
      "schema", "renderer", "shard", "selection", "preset", "renders", "parts",
    ])
    let schema = try root.required("schema")
    guard try schema.string() == Self.schema else {
      throw schema.error("must be \"\(Self.schema)\"")
    }
    renderer = try RendererVersion(root.required("renderer"))
    shard = try Self.shard(root.required("shard"))
    preset = try root.string("preset")
    var wishes: [JobSelection.Part] = []
    for node in try root.array("selection") {
      guard let part = JobSelection.Part(parsing: try node.string()) else {
        throw node.error("must be frames such as \"0-59\"")
      }
      wishes.append(part)
    }
    selection = JobSelection(parts: wishes)
    renders = []
    for node in try root.array("renders") { renders.append(try Self.name(node)) }
    parts = []
    for node in try root.array("parts") {
      let part = try node.object(allowing: ["render", "manifest"])
      parts.append(
        Part(
          render: try Self.name(part.required("render")),
          manifest: try part.required("manifest").value))
    }
  }

  private static func shard(_ node: DocumentNode) throws(DocumentError) -> Shard {
    let object = try node.object(allowing: ["index", "count", "mode"])
    let count = try object.required("count").integer(in: 1...Shard.limit)
    let index = try object.required("index").integer(in: 1...count)
    let mode = try object.required("mode").choice(of: [
      "interleave": Shard.Mode.interleave, "block": .block, "renders": .renders,
    ])
    return Shard(index, of: count, mode: mode)
  }

  /// A render's name; only such as lead to no other directory.
  private static func name(_ node: DocumentNode) throws(DocumentError) -> String {
    let name = try node.string()
    guard name == soleRender || Batch.isName(name) else { throw node.error("is no render's name") }
    return name
  }
}

extension RendererVersion {
  /// The renderer as manifests name it.
  var json: JSONValue {
    [
      "name": "flipbook", "version": .string(release), "renderRevision": .number(revision),
    ]
  }

  /// Reads what a manifest says about its renderer.
  init(_ node: DocumentNode) throws(DocumentError) {
    let object = try node.object(allowing: ["name", "version", "renderRevision"])
    self.init(
      release: try object.string("version"), revision: try object.integer("renderRevision"))
  }
}
