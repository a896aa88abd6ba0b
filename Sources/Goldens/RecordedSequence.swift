import Documents
import ImageCodecs

/// What a manifest or a golden document says about a sequence.
struct RecordedSequence {
  /// What kind of document says it.
  var form: StoredSequence.Form
  /// The frames: their files' names and what is recorded about them.
  var frames: [(name: String, record: FrameRecord)] = []
  /// For how long the frames of a manifest show, by name: seconds, as a fraction.
  var delays: [String: (numerator: Int, denominator: Int)] = [:]
  /// Frames a second as a fraction in lowest terms.
  var rate: String?
  /// The fonts that texts in it were drawn with.
  var fonts: [FontRecord]
  /// The limits that the document states.
  var limits: [ComparisonLimit] = []

  /// Reads a document.
  init(reading bytes: [UInt8], document: String) throws(DocumentError) {
    let root = try DocumentNode(reading: bytes, document: document)
    let schema = root.value["schema"]?.text ?? ""
    fonts = FontRecord.list(in: root.value)
    if schema.hasPrefix("flipbook-golden/") {
      let golden = try GoldenDocument(root)
      form = .golden
      frames = golden.frames.map { ($0.name, $0.record) }
      rate = golden.rate
      limits = golden.limits
    } else {
      form = .manifest
      try readManifest(root)
    }
  }

  /// Reads what a manifest says about frames; all else in it does not matter here.
  private mutating func readManifest(_ root: DocumentNode) throws(DocumentError) {
    guard case .object(let members) = root.value.content,
      root.value["frames"]?.elements != nil || root.value["timing"] != nil
    else {
      throw root.error("is neither a manifest nor a golden document of flipbook")
    }
    let manifest = try root.object(allowing: members.map(\.key) + ["frames"])
    rate = root.value["timing"]?["fps"]?.text.flatMap(Self.rate(parsing:))
    let output = root.value["output"]
    var size: PixelSize?
    if let width = output?["width"]?.number?.integer,
      let height = output?["height"]?.number?.integer
    {
      size = PixelSize(width: width, height: height)
    }
    let profile = output?["colorProfile"]?.text.flatMap(Self.profile(named:))
    for node in try manifest.array("frames") {
      guard case .object(let members) = node.value.content else {
        throw node.error("must be an object")
      }
      let frame = try node.object(allowing: members.map(\.key) + ["file", "pixelHash"])
      let name = try frame.required("file")
      if let delay = node.value["delay"]?.text.flatMap(Self.fraction(parsing:)) {
        delays[try name.string()] = delay
      }
      frames.append(
        (
          try Self.safeName(name),
          FrameRecord(
            hash: try Self.hash(frame.required("pixelHash")), size: size, colorProfile: profile)
        ))
    }
  }
}

extension RecordedSequence {
  /// Returns the hash that a value writes.
  static func hash(_ node: DocumentNode) throws(DocumentError) -> PixelHash {
    guard let hash = PixelHash(try node.string()) else {
      throw node.error("must be xxh128: and 32 hexadecimal digits")
    }
    return hash
  }

  /// Returns the name that a value writes, which may not lead out of its directory.
  static func safeName(_ node: DocumentNode) throws(DocumentError) -> String {
    let name = try node.string()
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
      throw node.error("must be the name of a file beside the document")
    }
    return name
  }

  /// Returns what a profile named so in a manifest is called in a record; nil for names that files
  /// choose for themselves.
  static func profile(named name: String) -> String? {
    switch name {
    case "sRGB", "none": "sRGB"
    case "Display P3": "Display P3"
    default: nil
    }
  }

  /// Returns a rate in lowest terms: `60/1`.
  static func rate(_ numerator: Int, _ denominator: Int) -> String? {
    guard numerator > 0, denominator > 0 else { return nil }
    var (divisor, rest) = (numerator, denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return "\(numerator / divisor)/\(denominator / divisor)"
  }

  /// Returns the positive fraction that `text` writes, which need not be in lowest terms.
  static func fraction(parsing text: String) -> (numerator: Int, denominator: Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let above = parts[0],
      let below = parts.count == 2 ? parts[1] : 1,
      above > 0, below > 0
    else { return nil }
    return (above, below)
  }

  /// Returns in lowest terms the rate that `text` writes as a whole number or a fraction.
  static func rate(parsing text: String) -> String? {
    fraction(parsing: text).flatMap { rate($0.numerator, $0.denominator) }
  }
}
