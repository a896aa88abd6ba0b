import Documents
import Files
import Foundation

/// A directory of frames while a run writes it.
///
/// Only what an earlier run listed as its own is ever replaced or removed: in its manifest, or, if
/// it was cut short, in its journal. While a run is going on there is a journal and no manifest;
/// when it has ended well there is a manifest and no journal.
public final class OutputDirectory {
  /// The directory.
  public let path: String
  private let journal: FrameJournal
  private let isNew: Bool
  /// Frames of earlier runs that are still there.
  private var left: Set<String>
  private var hasChanged = false

  /// Opens a directory for a run, making it if there is none.
  ///
  /// Nothing in it changes yet.
  ///
  /// - Throws: `OutputDirectoryError` if it cannot be used.
  public init(_ path: String, foreignFiles: ForeignFiles) throws(OutputDirectoryError) {
    self.path = path
    isNew = try Self.makeDirectory(path)
    do throws(OutputDirectoryError) {
      journal = try FrameJournal(in: path)
      left = try Self.claim(path, journal, foreignFiles)
    } catch {
      if isNew { rmdir(path) }
      throw error
    }
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
  /// Writes a frame.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputDirectoryError) {
    do {
      if !hasChanged {
        try journal.begin(listing: left.sorted())
        hasChanged = true
        unlink("\(path)/\(Manifest.fileName)")
      }
      try journal.add(name)
      try AtomicFile.write(bytes, to: "\(path)/\(name)")
      left.remove(name)
    } catch {
      throw .file(error)
    }
  }

  /// Ends a run that went well: removes frames of earlier runs that this one did not write, and
  /// puts the manifest in its place.
  public func finish(_ manifest: Manifest) throws(OutputDirectoryError) {
    for name in left { unlink("\(path)/\(name)") }
    do {
      try AtomicFile.write(Array(manifest.text.utf8), to: "\(path)/\(Manifest.fileName)")
    } catch {
      throw .file(error)
    }
    journal.remove()
  }

  /// Ends a run that failed: as if it had not been, if it has written nothing.
  public func abandon() {
    guard !hasChanged else { return }
    journal.discardIfNew()
    if isNew { rmdir(path) }
  }

  /// Makes sure that a run may write to the directory, and tidies up behind runs that were killed.
  ///
  /// - Returns: The frames of earlier runs.
  private static func claim(
    _ path: String, _ journal: FrameJournal, _ foreignFiles: ForeignFiles
  ) throws(OutputDirectoryError) -> Set<String> {
    do throws(OutputDirectoryError) {
      let contents = try DirectoryContents(of: path, earlier: journal.earlier)
      if foreignFiles == .refuse, !contents.foreign.isEmpty {
        throw OutputDirectoryError.foreignFiles(contents.foreign)
      }
      for name in contents.leftovers { unlink("\(path)/\(name)") }
      return contents.frames
    } catch {
      journal.discardIfNew()
      throw error
    }
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
