import Foundation

/// The pictures in a directory and the ones below it.
public struct PictureFolder: Sendable, Hashable {
  /// The directory.
  public let path: String
  /// The pictures' paths from there, in natural order.
  public let names: [String]

  /// Looks through a directory; hidden files and files that do not end in `.png` do not count.
  ///
  /// - Returns: nil if there is no such directory.
  public init?(_ path: String) {
    guard let found = Self.pictures(in: path, below: "") else { return nil }
    self.path = path
    names = NaturalOrder.sorted(found)
  }

  /// The path of a picture.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  private static func pictures(in root: String, below prefix: String) -> [String]? {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(prefix)")
    else { return nil }
    var found: [String] = []
    for entry in entries where !entry.hasPrefix(".") {
      var isDirectory: ObjCBool = false
      let name = prefix + entry
      _ = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isDirectory)
      if isDirectory.boolValue {
        found += pictures(in: root, below: "\(name)/") ?? []
      } else if entry.lowercased().hasSuffix(".png") {
        found.append(name)
      }
    }
    return found
  }
}
