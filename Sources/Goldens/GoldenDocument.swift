import Documents
import ImageCodecs

/// A `golden.json`: the pixel hash of every frame of a golden sequence.
///
/// A few frames, the key frames, are beside it as pictures under their frames' names, to look at and
/// to measure by; what is right is decided by the hashes.
public struct GoldenDocument: Sendable, Hashable {
  /// The document's file name.
  public static let fileName = "golden.json"
  /// What the document calls its form.
  static let schemaName = "flipbook-golden/1"

  /// A frame and what is recorded about it.
  public struct Frame: Sendable, Hashable {
    /// The frame's file name.
    public var name: String
    /// Its hash, size and colour profile.
    public var record: FrameRecord

    /// Creates a frame.
    public init(name: String, record: FrameRecord) {
      self.name = name
      self.record = record
    }
  }

  /// The program that wrote it, and the version: `flipbook 0.1.0`; nil if it does not say.
  public var software: String?
  /// The renderer's revision, which rises when pixels may have changed; nil if it does not say.
  public var renderRevision: Int?
  /// Frames a second as a fraction; nil if it is not known.
  public var rate: String?
  /// The fonts that texts in the frames were drawn with.
  public var fonts: [FontRecord] = []
  /// What a comparison lets pass, unless the one who compares says otherwise.
  public var limits: [ComparisonLimit]
  /// The frames, in their order.
  public var frames: [Frame]

  /// Creates a document.
  public init(
    software: String? = nil, renderRevision: Int? = nil, rate: String? = nil,
    limits: [ComparisonLimit] = [], frames: [Frame] = []
  ) {
    self.software = software
    self.renderRevision = renderRevision
    self.rate = rate
    self.limits = limits
    self.frames = frames
  }
}

extension GoldenDocument {
  /// Reads a document.
  init(_ root: DocumentNode) throws(DocumentError) {
    let object = try root.object(allowing: [
      "$schema", "schema", "software", "renderRevision", "fonts", "fps", "limits", "frames",
    ])
    let schema = try object.required("schema")
    guard try schema.string() == Self.schemaName else {
      throw schema.error("must be \"\(Self.schemaName)\"")
    }
    self.init(
      software: try object["software"]?.string(),
      renderRevision: try object["renderRevision"]?.integer())
    for node in try object.array("fonts") {
      let font = try node.object(allowing: ["name", "hash"])
      fonts.append(
        FontRecord(name: try font.string("name"), hash: try font.string("hash")))
    }
    if let fps = object["fps"] {
      rate = RecordedSequence.rate(parsing: try fps.string())
      guard rate != nil else { throw fps.error("must be a fraction such as \"60/1\"") }
    }
    if let limits = object["limits"] { try readLimits(limits) }
    for node in try object.required("frames").array() {
      let frame = try node.object(allowing: [
        "file", "pixelHash", "width", "height", "colorProfile",
      ])
      var record = FrameRecord(hash: try RecordedSequence.hash(frame.required("pixelHash")))
      record.size = PixelSize(
        width: try frame.required("width").integer(in: 1...Int(Int32.max)),
        height: try frame.required("height").integer(in: 1...Int(Int32.max)))
      record.colorProfile = try frame.string("colorProfile", default: "sRGB")
      frames.append(
        Frame(name: try RecordedSequence.safeName(frame.required("file")), record: record))
    }
    guard Set(frames.map(\.name)).count == frames.count else {
      throw root.error("must name every frame once")
    }
  }

  private mutating func readLimits(_ node: DocumentNode) throws(DocumentError) {
    let measures = ComparisonLimit.Measure.allCases
    let object = try node.object(allowing: measures.map(\.rawValue))
    for measure in measures {
      guard let value = object[measure.rawValue] else { continue }
      limits.append(
        ComparisonLimit(measure, try value.number(in: 0...0x1p53), source: Self.fileName))
    }
  }

  /// The document's text.
  public var text: String {
    var members: [(String, JSONValue)] = [("schema", .string(Self.schemaName))]
    if let software { members.append(("software", .string(software))) }
    if let renderRevision { members.append(("renderRevision", .number(renderRevision))) }
    if !fonts.isEmpty { members.append(("fonts", .array(fonts.map(\.json)))) }
    if let rate { members.append(("fps", .string(rate))) }
    if !limits.isEmpty {
      members.append(
        ("limits", .object(limits.map { ($0.measure.rawValue, .number($0.value)) })))
    }
    members.append(("frames", .array(frames.map(Self.value))))
    return JSONWriter().text(of: .object(members))
  }

  private static func value(of frame: Frame) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .string(frame.name)), ("pixelHash", .string(frame.record.hash.description)),
    ]
    if let size = frame.record.size {
      members += [("width", .number(size.width)), ("height", .number(size.height))]
    }
    if let profile = frame.record.colorProfile, profile != "sRGB" {
      members.append(("colorProfile", .string(profile)))
    }
    return .object(members)
  }
}
