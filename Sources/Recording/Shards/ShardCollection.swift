import Documents
import Files

/// What shards have left in one directory or in several, read and not yet judged.
public struct ShardCollection: Sendable {
  /// What was found, in the order of directories and names.
  var sources: [ShardSource] = []
  /// Paths of the shards' manifests.
  var manifestPaths: [String] = []
  /// Paths of journals of shards that were cut short.
  var journalPaths: [String] = []
  /// The directories.
  let directories: [JobDirectory]

  /// Reads what lies in directories.
  ///
  /// A manifest of all frames that is already there counts as one more source, so that merging again,
  /// after one shard was run once more, gives the same.
  ///
  /// - Throws: `MergeError` if a shard is at work, or something cannot be read.
  public init(in paths: [String]) throws(MergeError) {
    directories = paths.map { JobDirectory(path: $0) }
    for directory in directories { try collectShards(directory) }
    let names = sources.first?.renders ?? []
    for directory in directories {
      for render in names {
        let folder = directory.folder(of: render)
        guard let manifest = JobDirectory.manifest(in: folder) else { continue }
        sources.append(ShardSource(merged: manifest, of: render, among: names, in: directory))
      }
    }
  }

  /// Whether no shard has left anything, and a directory holds the manifest of all frames: merging
  /// has been done.
  public var isMerged: Bool {
    manifestPaths.isEmpty && !directories.isEmpty
      && directories.allSatisfy { directory in
        let path = "\(directory.path)/\(Manifest.fileName)"
        guard let bytes = try? AtomicFile.read(path),
          let value = try? JSONReader(document: path).read(bytes)
        else { return false }
        return BatchManifest.names(in: value) != nil
          || JobDirectory.manifest(in: directory.path) != nil
      }
  }

  private mutating func collectShards(_ directory: JobDirectory) throws(MergeError) {
    do {
      for name in try directory.journals() + [JobDirectory.wholeJournal] {
        let path = "\(directory.path)/\(name)"
        if try Self.isHeld(path) {
          throw MergeError.inUse(directory.path, Self.shard(named: name))
        }
        if name != JobDirectory.wholeJournal { journalPaths.append(path) }
      }
      for name in try directory.shardManifests() {
        let path = "\(directory.path)/\(name)"
        let manifest = try ShardManifest(reading: AtomicFile.read(path), document: path)
        sources.append(ShardSource(manifest, in: directory))
        manifestPaths.append(path)
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DocumentError {
      throw .document(error)
    } catch let error as MergeError {
      throw error
    } catch {
      throw .inUse(directory.path, nil)
    }
  }

  private static func isHeld(_ path: String) throws -> Bool {
    do {
      return try ShardJournal.isHeld(path)
    } catch {
      if case .file(let error) = error { throw error }
      throw error
    }
  }

  /// The shard that a journal is of, in words.
  private static func shard(named name: String) -> String? {
    guard name.hasPrefix(ShardJournal.prefix) else { return nil }
    let numbers = name.dropFirst(ShardJournal.prefix.count).split(separator: "-")
    return numbers.count >= 3 ? "shard \(numbers[0]) of \(numbers[2])" : nil
  }
}

/// One shard's account of what it has rendered, or that of a run that rendered everything.
struct ShardSource: Sendable {
  /// What messages call it: `shard 2 of 7`.
  let label: String
  /// Where its frames are.
  let directory: JobDirectory
  /// Its place among the shards; nil for a manifest of everything.
  let shard: Shard?
  /// What was dealt out.
  let selection: JobSelection
  /// The renderer; nil where only the manifests of renders say so.
  let renderer: RendererVersion?
  /// How hard frames were compressed; nil where it is not said.
  let preset: String?
  /// The names of all renders.
  let renders: [String]
  /// What it has of them.
  let parts: [ShardManifest.Part]

  /// A shard's account.
  init(_ manifest: ShardManifest, in directory: JobDirectory) {
    label = manifest.shard.description
    self.directory = directory
    shard = manifest.shard
    selection = manifest.selection
    renderer = manifest.renderer
    preset = manifest.preset
    renders = manifest.renders
    parts = manifest.parts
  }

  /// The account of a run that rendered all that was wanted of a render.
  init(
    merged manifest: JSONValue, of render: String, among renders: [String],
    in directory: JobDirectory
  ) {
    label = JobDirectory.place(of: Manifest.fileName, render)
    self.directory = directory
    shard = nil
    selection = .all
    renderer = nil
    preset = nil
    self.renders = renders
    parts = [ShardManifest.Part(render: render, manifest: manifest)]
  }
}
