/// A path, taken apart at its last name.
///
/// Foundation's `NSString` does the same, but ends the program for a name of one letter.
public struct PathParts: Sendable, Hashable {
  /// What stands before the name, without the slash between; empty where there is nothing.
  public let directory: String
  /// The last name; empty only for the root and the empty path.
  public let name: String

  /// Takes a path apart; slashes at its end do not count.
  public init(_ path: String) {
    var end = path.utf8.endIndex
    func isSlash(before index: String.Index) -> Bool {
      index > path.utf8.startIndex && path.utf8[path.utf8.index(before: index)] == UInt8(ascii: "/")
    }
    while isSlash(before: end) { end = path.utf8.index(before: end) }
    var start = end
    while start > path.utf8.startIndex, !isSlash(before: start) {
      start = path.utf8.index(before: start)
    }
    name = String(path[start..<end])
    var cut = start
    while isSlash(before: cut) { cut = path.utf8.index(before: cut) }
    directory = cut == path.utf8.startIndex && start > cut ? "/" : String(path[..<cut])
  }

  /// What stands behind the last dot of the name; empty where there is none but at its start.
  public var suffix: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }
}
