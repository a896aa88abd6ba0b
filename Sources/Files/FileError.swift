import Foundation

/// What the system refused to do with a file.
public struct FileError: Error, Sendable, Hashable {
  /// What was tried.
  public var operation: Operation
  /// With which file.
  public var path: String
  /// Why not, as the system numbers reasons (`errno`).
  public var code: Int32

  /// What can be tried with a file.
  public enum Operation: Sendable, Hashable {
    case create
    case write
    case rename
    case remove
    case read
    case list
    case lock
  }

  /// Creates an error; by default with the reason that the last system call gave.
  public init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension FileError {
  /// The system's words for the reason, with a small first letter.
  public var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether there was no room: on the disk, within a quota, or within a limit on files' sizes.
  public var isFull: Bool {
    code == ENOSPC || code == EDQUOT || (code == EFBIG && operation == .write)
  }
}
