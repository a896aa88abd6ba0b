import Foundation

/// The pictures in a directory and the ones below it.
public struct PictureFolder: Sendable, Hashable {
  /// The directory.
  public let path: String
  /// The pictures' paths from there, in natural order.
  public let names: [String]

  /// Looks through a directory; hidden files and files that do not end in `.png` do not count, nor
  /// do pipes and devices.
  ///
  /// The folder of a page's pictures, `page_files` beside `page.html`, does not count either: pages
  /// about frames may lie among them. A link that leads back to a directory above it is passed over.
  ///
  /// - Returns: nil if there is no such directory, or it or one below it cannot be read.
  public init?(_ path: String) {
    guard let found = Self.pictures(in: path, below: "", []) else { return nil }
    self.path = path
    names = NaturalOrder.sorted(found)
  }

  /// The path of a picture.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// What tells a directory from every other, by whichever path it was found.
  private struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      (device, number) = (facts.st_dev, facts.st_ino)
    }
  }

  /// Whether something is a file, or a link that leads nowhere, which is told when it is read.
  ///
  /// A pipe would be waited for, and a device never ends.
  private static func mayBePicture(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
  }

  private static func pictures(
    in root: String, below prefix: String, _ above: [Identity]
  ) -> [String]? {
    let path = "\(root)/\(prefix)"
    guard let identity = Identity(path) else { return nil }
    guard !above.contains(identity) else { return [] }
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return nil
    }
    let pages = Set(
      entries.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(".html".count)) + "_files" }
    )
    var found: [String] = []
    for entry in entries where !entry.hasPrefix(".") {
      var isDirectory: ObjCBool = false
      let name = prefix + entry
      _ = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isDirectory)
      if isDirectory.boolValue {
        guard !pages.contains(entry) else { continue }
        guard let below = pictures(in: root, below: "\(name)/", above + [identity]) else {
          return nil
        }
        found += below
      } else if entry.lowercased().hasSuffix(".png"), mayBePicture("\(root)/\(name)") {
        found.append(name)
      }
    }
    return found
  }
}
