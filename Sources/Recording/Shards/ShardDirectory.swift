import Documents
import Files
import Foundation

/// The directory of a job while a shard writes its share of the frames.
///
/// Several shards may write to one directory at a time. While a shard is at work there is a journal
/// of it and no manifest; when it has ended well there is a manifest and no journal. The manifest of
/// all frames is left to merging, and if there is one, of the same job, it stays: it is true at every
/// moment, since frames that are rendered again are the same.
public final class ShardDirectory {
  /// The directory.
  public var path: String { directory.path }
  private let directory: JobDirectory
  private let manifestName: String
  private let journal: ShardJournal
  private let foreignFiles: OutputDirectory.ForeignFiles
  private var hasChanged = false
  /// Manifests of other jobs, which go when the first frame is written.
  private var untrue: [String] = []

  /// Opens a directory for a shard, making it if there is none; no frame in it changes yet.
  ///
  /// - Throws: `ShardDirectoryError` if it cannot be used.
  public init(
    _ path: String, shard: Shard, of selection: JobSelection,
    foreignFiles: OutputDirectory.ForeignFiles
  ) throws(ShardDirectoryError) {
    directory = JobDirectory(path: path)
    manifestName = ShardManifest.fileName(of: shard, selection)
    self.foreignFiles = foreignFiles
    do {
      try JobDirectory.make(path)
      journal = try ShardJournal(ShardManifest.stem(of: shard, selection), in: path)
    } catch {
      throw .output(error)
    }
  }

  /// Makes the directory of a render, and sure that the shard may write frames of it.
  ///
  /// - Parameters:
  ///   - render: The render's name.
  ///   - frames: The names of the frames that will be written.
  ///   - manifest: The render's manifest, with any frames.
  /// - Throws: `ShardDirectoryError` if the directory holds what is not ours or of another job.
  public func prepare(
    _ render: String, frames: [String], manifest: JSONValue
  ) throws(ShardDirectoryError) {
    let folder = directory.folder(of: render)
    try check(manifest, in: folder)
    let isBatch = render != ShardManifest.soleRender
    if isBatch, foreignFiles == .refuse, !BatchManifest.hasPlace(in: path) {
      throw .otherJob(path)
    }
    do throws(OutputDirectoryError) {
      try JobDirectory.make(folder)
      guard try !ShardJournal.isHeld("\(folder)/\(JobDirectory.wholeJournal)") else {
        throw OutputDirectoryError.inUse
      }
    } catch {
      throw .output(error)
    }
    guard foreignFiles == .refuse else { return }
    let foreign = try foreignFiles(of: render, besides: frames)
    guard foreign.isEmpty else { throw .output(.foreignFiles(foreign)) }
  }

  /// Writes a frame of a render.
  public func write(
    _ bytes: [UInt8], to name: String, of render: String
  ) throws(ShardDirectoryError) {
    do {
      if !hasChanged {
        // What an earlier run of the shard has left stays known as ours.
        for part in manifest(named: manifestName)?.parts ?? [] {
          for frame in ManifestHead.frames(of: part.manifest) {
            try journal.add(JobDirectory.place(of: frame.file, part.render))
          }
        }
        unlink("\(path)/\(manifestName)")
        for path in untrue { unlink(path) }
        hasChanged = true
      }
      try journal.add(JobDirectory.place(of: name, render))
      try AtomicFile.write(bytes, to: "\(directory.folder(of: render))/\(name)")
    } catch {
      throw .output(.file(error))
    }
  }

  /// Ends a shard that went well, by putting its manifest in its place.
  public func finish(_ manifest: ShardManifest) throws(ShardDirectoryError) {
    do {
      try AtomicFile.write(Array(manifest.text.utf8), to: "\(path)/\(manifestName)")
    } catch {
      throw .output(.file(error))
    }
    journal.remove()
  }

  /// Ends a shard that failed: as if it had not been, if it has written nothing.
  public func abandon() {
    if !hasChanged { journal.remove() }
  }
}

/// Why a directory cannot take a shard's frames.
public enum ShardDirectoryError: Error, Sendable, Hashable {
  /// It cannot take frames at all.
  case output(OutputDirectoryError)
  /// This directory holds a manifest of something else.
  case otherJob(String)
}

extension ShardDirectory {
  /// Makes sure that the frames that are there already, if they have a manifest, are of this job.
  private func check(_ manifest: JSONValue, in folder: String) throws(ShardDirectoryError) {
    let other = "\(folder)/\(Manifest.fileName)"
    guard access(other, F_OK) == 0 else { return }
    if let value = JobDirectory.manifest(in: folder),
      ManifestHead(value).difference(from: ManifestHead(manifest)) == nil
    {
      return
    }
    guard foreignFiles == .keep else { throw .otherJob(folder) }
    untrue.append(other)
  }

  /// The files in a render's directory that are nobody's of ours, and those in the way of frames.
  private func foreignFiles(
    of render: String, besides frames: [String]
  ) throws(ShardDirectoryError) -> [String] {
    let names: [String]
    do {
      names = try JobDirectory.names(in: directory.folder(of: render))
    } catch {
      throw .output(.file(error))
    }
    var foreign = names.filter { !Self.isOurs($0) }
    let inTheWay = Set(names).intersection(frames)
    if !inTheWay.isEmpty { foreign += inTheWay.subtracting(framesListed(for: render)) }
    return foreign.sorted()
  }

  /// Whether a file may lie in a directory of frames: a frame, or one that goes with frames.
  private static func isOurs(_ name: String) -> Bool {
    FrameNaming.isFrameName(name) || name == Manifest.fileName || name == JobDirectory.wholeJournal
      || name.hasPrefix(ShardJournal.prefix) || ShardManifest.isFileName(name)
      || TemporaryFiles.isTemporaryName(name)
  }

  /// The frames of a render that some run lists as its own.
  ///
  /// Journals come first: when a run is over its manifest appears before its journal goes.
  private func framesListed(for render: String) -> Set<String> {
    let folder = directory.folder(of: render)
    var listed = Set(ShardJournal.frames(listedIn: "\(folder)/\(JobDirectory.wholeJournal)"))
    for name in (try? directory.journals()) ?? [] {
      let start = JobDirectory.place(of: "", render)
      for frame in ShardJournal.frames(listedIn: "\(path)/\(name)") where frame.hasPrefix(start) {
        listed.insert(String(frame.dropFirst(start.count)))
      }
    }
    for name in (try? directory.shardManifests()) ?? [] {
      for part in manifest(named: name)?.parts ?? [] where part.render == render {
        listed.formUnion(ManifestHead.frames(of: part.manifest).map(\.file))
      }
    }
    if let manifest = JobDirectory.manifest(in: folder) {
      listed.formUnion(ManifestHead.frames(of: manifest).map(\.file))
    }
    return listed
  }

  /// A shard's manifest, or nil if there is none that can be read.
  private func manifest(named name: String) -> ShardManifest? {
    let document = "\(path)/\(name)"
    guard let bytes = try? AtomicFile.read(document) else { return nil }
    return try? ShardManifest(reading: bytes, document: document)
  }
}
