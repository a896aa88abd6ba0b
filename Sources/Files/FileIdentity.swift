import Foundation

/// What tells the file or directory that a path leads to from all others.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Creates the identity of what a path leads to, or nil if it leads nowhere.
  public init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    device = UInt64(facts.st_dev)
    number = UInt64(facts.st_ino)
  }
}
