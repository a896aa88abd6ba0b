import Foundation

/// Files of which either all get their names or none.
///
/// They are written beside their targets first. When all of them are there, they get their names in
/// the order in which they were added; what they replace or what is removed is kept under another
/// name until the last one has its own, and is put back if something fails on the way.
public struct FileBatch: ~Copyable {
  private var steps: [Step] = []
  private var directories: [String] = []

  /// What is to be done with one path.
  private struct Step {
    var target: String
    /// The file that gets the target's name; nil: the target is removed.
    var temporary: String?
    /// Where the old file is kept.
    var backup: String
  }

  /// Creates an empty batch.
  public init() {}

  deinit {
    for step in steps {
      if let temporary = step.temporary { TemporaryFiles.end(temporary) { unlink(temporary) } }
    }
    for directory in directories.reversed() { rmdir(directory) }
  }

  /// Writes a file beside the one at `name`, whose directories are made; a link there stays, and the
  /// file that it leads to is replaced.
  public mutating func add(_ bytes: [UInt8], to name: String) throws(FileError) {
    try makeDirectories(of: name)
    let path = PendingFile.target(of: name)
    let temporary = Self.beside(path, "")
    let file = TemporaryFiles.begin(temporary) {
      open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else {
      let error = FileError(.create, path)
      TemporaryFiles.end(temporary) {}
      throw error
    }
    steps.append(Step(target: path, temporary: temporary, backup: Self.beside(path, "old-")))
    let failure = AtomicFile.writeAll(bytes, to: file, path: path)
    guard close(file) == 0 else { throw failure ?? FileError(.write, path) }
    if let failure { throw failure }
  }

  /// Notes that a file is to be removed.
  public mutating func remove(_ path: String) {
    steps.append(Step(target: path, temporary: nil, backup: Self.beside(path, "old-")))
  }

  /// Gives all files their names.
  ///
  /// - Throws: The reason why one could not get it; all is as it was before then.
  public consuming func commit() throws(FileError) {
    var done: [Step] = []
    for step in steps {
      if let failure = Self.perform(step) {
        for step in done.reversed() { Self.undo(step) }
        throw failure
      }
      done.append(step)
    }
    for step in done { unlink(step.backup) }
    steps = []
    directories = []
  }

  private static func perform(_ step: Step) -> FileError? {
    guard let temporary = step.temporary else {
      return rename(step.target, step.backup) == 0 ? nil : FileError(.remove, step.target)
    }
    var facts = stat()
    if lstat(step.target, &facts) == 0 {
      guard facts.st_mode & S_IFMT != S_IFDIR else {
        return FileError(.rename, step.target, code: EISDIR)
      }
      unlink(step.backup)
      guard link(step.target, step.backup) == 0 || rename(step.target, step.backup) == 0 else {
        return FileError(.rename, step.target)
      }
    }
    var failure: FileError?
    TemporaryFiles.end(temporary) {
      guard rename(temporary, step.target) != 0 else { return }
      failure = FileError(.rename, step.target)
      unlink(temporary)
      rename(step.backup, step.target)
    }
    return failure
  }

  private static func undo(_ step: Step) {
    if rename(step.backup, step.target) != 0, step.temporary != nil { unlink(step.target) }
  }

  /// A name for a file in the directory of another, which tells what it is left over from.
  private static func beside(_ path: String, _ prefix: String) -> String {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return String(path[..<cut]) + TemporaryFiles.name(for: prefix + String(path[cut...]))
  }

  private mutating func makeDirectories(of path: String) throws(FileError) {
    var missing: [String] = []
    var directory = PathParts(path).directory
    while !directory.isEmpty, !FileManager.default.fileExists(atPath: directory) {
      missing.append(directory)
      directory = PathParts(directory).directory
    }
    for directory in missing.reversed() {
      guard mkdir(directory, 0o777) == 0 else { throw FileError(.create, directory) }
      directories.append(directory)
    }
  }
}
