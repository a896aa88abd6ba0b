import Documents
import Foundation

/// The proof that shards together are a whole, and the whole.
///
/// What is proven: all accounts are of one job, made by one renderer; no two say different things of
/// one frame; every frame that was dealt out is accounted for and its file is there.
public struct ShardMerge: Sendable {
  /// The renders, in the job's order.
  public private(set) var renders: [Render] = []
  let collection: ShardCollection

  /// One render, with all frames that were wanted.
  public struct Render: Sendable {
    /// Its name.
    public let name: String
    /// Its manifest.
    public let manifest: JSONValue
    /// Its frames, in ascending order, and who has them.
    let frames: [(frame: ManifestHead.Frame, source: ShardSource)]
  }

  /// How many frames there are.
  public var frameCount: Int { renders.reduce(0) { $0 + $1.frames.count } }
  /// Whether it is a batch, and not one render.
  public var isBatch: Bool { collection.sources.first?.renders != [ShardManifest.soleRender] }

  /// Judges what shards have left.
  ///
  /// - Throws: `MergeError` that says which shard is missing, foreign or contradicts another.
  public init(_ collection: ShardCollection) throws(MergeError) {
    self.collection = collection
    guard let first = collection.sources.first(where: { $0.shard != nil }) else {
      throw .noShards(collection.directories.map(\.path))
    }
    for source in collection.sources { try Self.compare(source, with: first) }
    var missing = MissingFrames(shards: [], selection: .all, count: 0, files: [])
    for name in first.renders {
      if let render = try Self.render(name, collection.sources, &missing) { renders.append(render) }
    }
    guard missing.selection.parts.isEmpty else {
      missing.shards = Self.absentShards(among: collection.sources)
      throw .incomplete(missing)
    }
  }

  /// Makes sure that two sources are of one job and one renderer.
  private static func compare(
    _ source: ShardSource, with first: ShardSource
  ) throws(MergeError) {
    if let renderer = source.renderer, let other = first.renderer, renderer != other {
      throw .otherRenderer(first.account, other, source.account, renderer)
    }
    let what: String? =
      if source.renders != first.renders {
        "the renders that it names"
      } else if let preset = source.preset, preset != first.preset {
        "how hard it compresses"
      } else {
        nil
      }
    if let what { throw .otherJob(first.account, source.account, render: nil, what: what) }
  }

  /// Puts one render together; nil if no frame of it is wanted.
  private static func render(
    _ name: String, _ sources: [ShardSource], _ missing: inout MissingFrames
  ) throws(MergeError) -> Render? {
    let wishes = sources.filter { $0.shard != nil }.compactMap { $0.selection.frames(of: name) }
    guard !wishes.isEmpty else { return nil }
    let owners = sources.compactMap { source in
      source.parts.first { $0.render == name }.map { (source: source, manifest: $0.manifest) }
    }
    guard let first = owners.first else {
      let frames = wishes.contains(.all) ? .all : FrameSelection(ranges: wishes.flatMap(\.ranges))
      missing.selection.parts.append(JobSelection.Part(render: part(name), frames: frames))
      return nil
    }
    var found: [Int: (frame: ManifestHead.Frame, source: ShardSource)] = [:]
    for owner in owners {
      let difference = ManifestHead(owner.manifest).difference(from: ManifestHead(first.manifest))
      if let difference {
        throw .otherJob(
          first.source.account, owner.source.account, render: name, what: difference)
      }
      for frame in ManifestHead.frames(of: owner.manifest) {
        if let other = found[frame.index], other.frame.json != frame.json {
          throw .contradiction(
            other.source.account, owner.source.account, render: name, frame: frame.index)
        }
        let path = "\(owner.source.directory.folder(of: name))/\(frame.file)"
        if access(path, F_OK) == 0 {
          found[frame.index] = (frame, owner.source)
        } else if found[frame.index] == nil {
          missing.files.append(path)
        }
      }
    }
    let count = ManifestHead.frameCount(of: first.manifest)
    let wanted = (0..<count).filter { index in wishes.contains { $0.contains(index) } }
    let absent = wanted.filter { found[$0] == nil }
    if !absent.isEmpty {
      missing.count += absent.count
      missing.selection.parts.append(
        JobSelection.Part(render: part(name), frames: FrameSelection(of: absent)))
      return nil
    }
    let frames = found.values.filter { $0.frame.index < count }
      .sorted { $0.frame.index < $1.frame.index }
    return Render(
      name: name, manifest: ManifestHead.manifest(first.manifest, with: frames.map(\.frame)),
      frames: frames)
  }

  /// A render's name in a selection: none for one that is no batch.
  private static func part(_ name: String) -> String? {
    name == ShardManifest.soleRender ? nil : name
  }

  /// The shards that others speak of and that have left nothing, in words.
  private static func absentShards(among sources: [ShardSource]) -> [String] {
    var present: [Int: Set<Int>] = [:]
    for shard in sources.compactMap(\.shard) {
      present[shard.count, default: []].insert(shard.index)
    }
    return present.sorted { $0.key < $1.key }.flatMap { count, indices in
      (1...count).filter { !indices.contains($0) }.map { "shard \($0) of \(count)" }
    }
  }
}
