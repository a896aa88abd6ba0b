import Documents
import Files
import Foundation
import ImageCodecs

/// A directory of frames while a run writes it.
///
/// Only what an earlier run listed as its own is ever replaced or removed: in its manifest, or, if
/// it was cut short, in its journal. While frames are written there is a journal and no manifest;
/// when the run has ended well there is a manifest and no journal.
public final class OutputDirectory {
  /// The directory.
  public let path: String
  /// Frames of an earlier run with the same specification that may be used again, with the hashes
  /// of their pixels; whoever uses them makes sure that their files decode to these.
  public private(set) var candidates: [String: PixelHash] = [:]
  private let specification: Specification
  private let journal: FrameJournal
  private let isNew: Bool
  /// Which directory it is, whatever its name leads to.
  private let identity: FileIdentity?
  /// Whether the journal is about this run already.
  private let isInJournal: Bool
  /// Frames of earlier runs that are still there.
  private var left: Set<String> = []
  /// Frames of earlier runs that this one keeps.
  private var kept: [String: PixelHash] = [:]
  private var hasChanged = false

  /// Opens a directory for a run, making it if there is none.
  ///
  /// Nothing in it changes yet, but for half-written files of runs that were killed, which go.
  ///
  /// - Parameters:
  ///   - path: The directory.
  ///   - specification: What decides the run's frames.
  ///   - beginning: Whether frames of an earlier run may be used again.
  ///   - foreignFiles: What to do about files that no run of ours has written.
  /// - Throws: `OutputDirectoryError` if it cannot be used.
  public init(
    _ path: String, for specification: Specification, beginning: Beginning = .anew,
    foreignFiles: ForeignFiles
  ) throws(OutputDirectoryError) {
    self.path = path
    self.specification = specification
    isNew = try Self.makeDirectory(path)
    do throws(OutputDirectoryError) {
      journal = try FrameJournal(in: path)
    } catch {
      if isNew { rmdir(path) }
      throw error
    }
    identity = FileIdentity(of: path)
    let record = journal.record
    isInJournal = beginning == .resumed && record.specification == specification
    do throws(OutputDirectoryError) {
      let contents = try DirectoryContents(of: path, earlier: record.known)
      if foreignFiles == .refuse, !contents.foreign.isEmpty {
        throw OutputDirectoryError.foreignFiles(contents.foreign)
      }
      if beginning == .resumed {
        candidates = try Self.candidates(for: specification, record, contents.manifest)
      }
      TemporaryFiles.removeAbandoned(in: path)
      left = contents.frames
    } catch {
      abandon()
      throw error
    }
  }

  /// Whether a run goes on from an earlier one.
  public enum Beginning: Sendable, Hashable {
    /// Every frame is written.
    case anew
    /// Frames that an earlier run with the same specification has finished are kept.
    case resumed
  }

  /// What to do about files that no run of ours has written.
  public enum ForeignFiles: Sendable, Hashable {
    /// Leave the whole directory alone.
    case refuse
    /// Write beside them, and over those that have a frame's name.
    case keep
  }
}

extension OutputDirectory {
  /// Keeps a frame that an earlier run has written.
  ///
  /// - Precondition: It is one of the candidates.
  public func keep(_ name: String) {
    guard let hash = candidates[name] else {
      preconditionFailure("a frame that is kept was written before: \(name)")
    }
    kept[name] = hash
    left.remove(name)
  }

  /// Writes a frame.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: Its name.
  ///   - hash: The hash of the pixels that it decodes to.
  /// - Throws: `OutputDirectoryError` if it cannot be written; then nothing has its name.
  public func write(
    _ bytes: [UInt8], to name: String, hash: PixelHash
  ) throws(OutputDirectoryError) {
    try tend { () throws(FileError) in
      try begin()
      let file = try PendingFile("\(path)/\(name)")
      try file.append(bytes)
      try journal.add(name, hash)
      try file.commit()
      left.remove(name)
    }
  }

  /// Ends a run that went well: removes frames of earlier runs that this one did not write, and
  /// puts the manifest in its place.
  public func finish(_ manifest: Manifest) throws(OutputDirectoryError) {
    let text = Array(manifest.text.utf8)
    let target = "\(path)/\(Manifest.fileName)"
    try tend { () throws(FileError) in
      guard hasChanged || !left.isEmpty || (try? AtomicFile.read(target)) != text else { return }
      try begin()
      for name in left.sorted() where unlink("\(path)/\(name)") != 0 && errno != ENOENT {
        throw FileError(.remove, "\(path)/\(name)")
      }
      try AtomicFile.write(text, to: target)
    }
    journal.remove()
  }

  /// Ends a run that failed: as if it had not been, if it has written nothing.
  public func abandon() {
    guard !hasChanged, FileIdentity(of: path) == identity else { return }
    journal.discardIfNew()
    if isNew { rmdir(path) }
  }

  /// Changes something in the directory, unless it is not where it was any more.
  private func tend(_ body: () throws(FileError) -> Void) throws(OutputDirectoryError) {
    guard FileIdentity(of: path) == identity else { throw .gone }
    do {
      try body()
    } catch {
      throw FileIdentity(of: path) == identity ? .file(error) : .gone
    }
  }

  /// Makes the journal speak of this run, and takes away a manifest that will soon be untrue.
  private func begin() throws(FileError) {
    guard !hasChanged else { return }
    if isInJournal {
      try journal.mend()
    } else {
      try journal.begin(specification, finished: kept, others: left.sorted())
    }
    hasChanged = true
    let manifest = "\(path)/\(Manifest.fileName)"
    guard unlink(manifest) == 0 || errno == ENOENT else { throw FileError(.remove, manifest) }
  }

  /// The frames of an earlier run that this one may keep.
  ///
  /// A manifest, where there is one, is true. The journal tells for whom the directory was begun.
  private static func candidates(
    for specification: Specification, _ record: JournalRecord, _ manifest: JSONValue?
  ) throws(OutputDirectoryError) -> [String: PixelHash] {
    let listed = manifest.map { Specification($0) }
    if let begun = record.specification ?? listed, begun != specification {
      throw .otherRun(begun.differences(from: specification))
    }
    guard let manifest, listed == specification else { return record.finished }
    let frames = (manifest["frames"]?.elements ?? []).compactMap { frame in
      frame["file"]?.text.flatMap { name in
        frame["pixelHash"]?.text.flatMap { PixelHash($0) }.map { (name, $0) }
      }
    }
    return Dictionary(
      frames.filter { FrameNaming.isFrameName($0.0) }, uniquingKeysWith: { $1 })
  }

  /// Makes the directory and those above it.
  ///
  /// - Returns: Whether it was not there before.
  private static func makeDirectory(_ path: String) throws(OutputDirectoryError) -> Bool {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else { throw .notADirectory }
      return false
    }
    let above = path.split(separator: "/").dropLast().joined(separator: "/")
    if !above.isEmpty { _ = try makeDirectory(path.hasPrefix("/") ? "/\(above)" : above) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .file(FileError(.create, path)) }
    return true
  }
}
