import Foundation
import Synchronization

/// The files that are being written and do not have their names yet.
///
/// Whoever ends the program early removes them first: `removeAll()` also keeps new ones from
/// appearing and finished ones from getting their names.
public enum TemporaryFiles {
  private static let state = Mutex(State())

  private struct State {
    var paths: Set<String> = []
  }

  /// Runs `body`, which creates a file, and notes the file.
  static func begin<Result>(_ path: String, _ body: () -> Result) -> Result {
    state.withLock { state in
      state.paths.insert(path)
      return body()
    }
  }

  /// Runs `body`, which renames or removes the file, and forgets the file.
  static func end(_ path: String, _ body: () -> Void) {
    state.withLock { state in
      body()
      state.paths.remove(path)
    }
  }

  /// Removes all files that are being written, and runs `last` before any other can be begun.
  public static func removeAll(andThen last: () -> Void) {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      state.paths = []
      last()
    }
  }

  /// Returns the name under which a file is written before it gets its own, in the same directory.
  static func name(for name: String) -> String {
    ".\(name).\(getpid()).partial"
  }

  /// Removes what programs that were killed have left in a directory.
  ///
  /// Files that somebody still writes stay.
  ///
  /// - Parameters:
  ///   - directory: The directory; if it cannot be listed, nothing happens.
  ///   - name: The name that the file would have got; nil for any.
  public static func removeAbandoned(in directory: String, of name: String? = nil) {
    guard let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let found = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard isTemporaryName(found), name == nil || found.hasPrefix(".\(name ?? "").") else {
        continue
      }
      let path = "\(directory)/\(found)"
      if isAbandoned(path) { unlink(path) }
    }
  }

  /// Whether nobody writes a temporary file any more: no program of its number runs here, and none
  /// anywhere holds its lock.
  private static func isAbandoned(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    let writer = Int32(parts[parts.count - 2]) ?? 0
    if writer > 0, kill(writer, 0) == 0 || errno == EPERM { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return errno == EACCES }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  /// Whether a directory entry has such a name, left behind by a program that was killed.
  public static func isTemporaryName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 4 && parts[0].isEmpty && parts[parts.count - 1] == "partial"
      && Int32(parts[parts.count - 2]) != nil
  }
}
