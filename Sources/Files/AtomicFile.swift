import Foundation

/// Files that appear complete or not at all.
public enum AtomicFile {
  /// Writes `bytes` beside `path` and gives the result its name.
  ///
  /// Whoever looks at `path` sees what was there before, or all of `bytes`. On an error nothing of
  /// them is left. A link stays, and the file that it leads to is replaced; what is no file, such as
  /// a device or a pipe, is written to.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try PendingFile(path)
    try file.append(bytes)
    try file.commit()
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
      if count < 0 && errno == EAGAIN {
        // Somebody else has made the stream one that does not wait.
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0 && errno != EINTR {
        return FileError(.write, path)
      }
      done += max(count, 0)
    }
    return nil
  }

  /// Returns everything that a file holds.
  ///
  /// A file of more than `limit` bytes is an error (`EFBIG`), and so is what is neither a file nor a
  /// pipe (`ENODEV`): a device may have no end.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    var facts = stat()
    if stat(path, &facts) == 0, ![S_IFREG, S_IFIFO, S_IFDIR].contains(facts.st_mode & S_IFMT) {
      throw FileError(.read, path, code: ENODEV)
    }
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
