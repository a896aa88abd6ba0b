import Foundation

/// A file while it is written: it gets its name when it is complete, or leaves nothing.
///
/// The bytes go to a temporary file beside the target, which is locked as long as it is written, so
/// that others can tell it from what a program that was killed has left. A link stays, and the file
/// that it leads to is replaced; what is no file, such as a device or a pipe, is written to at once.
public final class PendingFile {
  /// The path, as errors name it.
  public let path: String
  private let target: String
  /// Where the bytes go meanwhile; nil for what is no file.
  private let temporary: String?
  private var file: Int32

  /// Begins a file that will be at `path`.
  public init(_ path: String) throws(FileError) {
    self.path = path
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      target = path
      temporary = nil
      file = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let goal = Self.target(of: path)
      let cut = goal.lastIndex(of: "/").map { goal.index(after: $0) } ?? goal.startIndex
      let beside = String(goal[..<cut]) + TemporaryFiles.name(for: String(goal[cut...]))
      target = goal
      temporary = beside
      file = TemporaryFiles.begin(beside) {
        let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        if file >= 0 { flock(file, LOCK_EX | LOCK_NB) }
        return file
      }
    }
    guard file >= 0 else {
      let error = FileError(.create, path)
      forget()
      throw error
    }
  }

  deinit {
    abandon()
  }

  /// Returns the path of the file that a link leads to, or `path` if it is none.
  static func target(of path: String) -> String {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let real = realpath(path, nil)
    else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func forget() {
    guard let temporary else { return }
    TemporaryFiles.end(temporary) { unlink(temporary) }
  }
}

extension PendingFile {
  /// Writes more bytes; after an error the file is abandoned.
  ///
  /// - Precondition: The file is neither committed nor abandoned.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    precondition(file >= 0, "a file is written before it has its name")
    if let error = AtomicFile.writeAll(bytes, to: file, path: path) {
      abandon()
      throw error
    }
  }

  /// Gives the file its name; after an error it is abandoned.
  ///
  /// - Precondition: The file is neither committed nor abandoned.
  public func commit() throws(FileError) {
    precondition(file >= 0, "a file gets its name once")
    let isClosed = close(file) == 0
    file = -1
    var failure = isClosed ? nil : FileError(.write, path)
    if let temporary {
      TemporaryFiles.end(temporary) {
        if failure == nil, rename(temporary, target) != 0 { failure = FileError(.rename, path) }
        if failure != nil { unlink(temporary) }
      }
    }
    if let failure { throw failure }
  }

  /// Drops what was written, unless the file has its name already.
  public func abandon() {
    guard file >= 0 else { return }
    close(file)
    file = -1
    forget()
  }
}
