import Foundation

/// Files that appear complete or not at all.
public enum AtomicFile {
  /// Writes `bytes` beside `path` and gives the result its name.
  ///
  /// Whoever looks at `path` sees what was there before, or all of `bytes`. On an error nothing of
  /// them is left. A link stays, and the file that it leads to is replaced; what is no file, such as
  /// a device or a pipe, is written to.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(bytes, to: path)
    }
    try replace(target(of: path), with: bytes)
  }

  /// Writes to a device or a pipe.
  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(.create, path) }
    if let error = fill(file, with: bytes, path: path) { throw error }
  }

  /// Returns the path of the file that a link leads to, or `path` if it is none.
  private static func target(of path: String) -> String {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let real = realpath(path, nil)
    else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary = String(path[..<cut]) + TemporaryFiles.name(for: String(path[cut...]))
    let file = TemporaryFiles.begin(temporary) {
      open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    var failure = file < 0 ? FileError(.create, path) : fill(file, with: bytes, path: path)
    TemporaryFiles.end(temporary) {
      if failure == nil, rename(temporary, path) != 0 { failure = FileError(.rename, path) }
      if failure != nil { unlink(temporary) }
    }
    if let failure { throw failure }
  }

  /// Writes `bytes` to an open file and closes it.
  private static func fill(_ file: Int32, with bytes: [UInt8], path: String) -> FileError? {
    let error = writeAll(bytes, to: file, path: path)
    guard close(file) == 0 else { return error ?? FileError(.write, path) }
    return error
  }

  /// Writes all of `bytes` to an open file, which errors call `path`.
  ///
  /// - Returns: What went wrong, or nil.
  public static func writeAll(
    _ bytes: [UInt8], to file: Int32, path: String
  ) -> FileError? {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(file, buffer.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0 && errno != EINTR { return FileError(.write, path) }
      done += max(count, 0)
    }
    return nil
  }

  /// Returns everything that a file holds.
  ///
  /// A file of more than `limit` bytes is an error (`EFBIG`).
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(.read, path) }
    defer { close(file) }
    return try readAll(of: file, path: path, limit: limit)
  }

  /// Returns everything that standard input holds.
  public static func readStandardInput(limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    try readAll(of: STDIN_FILENO, path: "standard input", limit: limit)
  }

  private static func readAll(
    of file: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.read, path)
      }
      guard bytes.count + count <= limit else { throw FileError(.read, path, code: EFBIG) }
      bytes += piece[..<count]
    }
  }
}
