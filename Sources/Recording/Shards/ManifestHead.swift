import Documents

/// All that a manifest says but its frames: what two shards of one render have in common.
struct ManifestHead: Sendable, Hashable {
  private let members: [JSONValue.Member]

  /// Takes the head of a manifest.
  init(_ manifest: JSONValue) {
    guard case .object(let members) = manifest.content else {
      self.members = []
      return
    }
    self.members = members.filter { $0.key != "frames" }
  }

  /// Returns in what two heads differ, by its name in the manifest, or nil if they do not.
  func difference(from other: ManifestHead) -> String? {
    guard members != other.members else { return nil }
    for member in members {
      guard let counterpart = other.members.first(where: { $0.key == member.key }),
        counterpart == member
      else { return member.key }
    }
    return other.members.first { member in !members.contains { $0.key == member.key } }?.key
      ?? "the order of things"
  }

  /// A frame that a manifest lists.
  struct Frame: Sendable, Hashable {
    /// Its number.
    var index: Int
    /// Its file's name.
    var file: String
    /// The hash of its pixels.
    var pixelHash: String
    /// All of it.
    var json: JSONValue
  }

  /// The frames that a manifest lists; entries that cannot be frames are left out.
  static func frames(of manifest: JSONValue) -> [Frame] {
    (manifest["frames"]?.elements ?? []).compactMap { json in
      guard let index = json["index"]?.number?.integer, let file = json["file"]?.text,
        let hash = json["pixelHash"]?.text, index >= 0, FrameNaming.isFrameName(file)
      else { return nil }
      return Frame(index: index, file: file, pixelHash: hash, json: json)
    }
  }

  /// How many frames the whole sequence of a manifest has.
  static func frameCount(of manifest: JSONValue) -> Int {
    max(manifest["timing"]?["frameCount"]?.number?.integer ?? 0, 0)
  }

  /// Returns a manifest with other frames.
  static func manifest(_ manifest: JSONValue, with frames: [Frame]) -> JSONValue {
    guard case .object(var members) = manifest.content else { return manifest }
    for index in members.indices where members[index].key == "frames" {
      members[index].value = .array(frames.map(\.json))
    }
    return JSONValue(.object(members))
  }
}
