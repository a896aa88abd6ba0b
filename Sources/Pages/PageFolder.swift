import Files
import Foundation
import Raster

/// The folder beside a page that holds what the page has no room for: `page_files` for `page.html`.
///
/// Files are named for what they hold, so a page that is written anew never shows the pictures of
/// the one before it.
final class PageFolder {
  /// The folder's name.
  let name: String
  private let path: String
  private var isMade = false

  /// Creates the folder's value for the page at `path`, and nothing on disk.
  init(beside path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lowercased().hasSuffix(".html") ? String(file.dropLast(5)) : file
    name = stem + "_files"
    self.path = String(path.dropLast(file.count)) + name
  }

  /// Returns the name of the file that holds `bytes`.
  static func fileName(for bytes: [UInt8]) -> String {
    "picture_\(bytes.withUnsafeBytes { Digest(of: $0) }).png"
  }

  /// Returns the way from the page to one of the files, as pages write it.
  func address(of file: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return (name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name) + "/" + file
  }

  /// Writes a file, and the folder if it is not there.
  func store(_ bytes: [UInt8], as file: String) throws(FileError) {
    if !isMade {
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(.create, path) }
      isMade = true
    }
    try AtomicFile.write(bytes, to: "\(path)/\(file)")
  }

  /// Removes pictures that an earlier page had here, and the folder if nothing is left in it.
  func keepOnly(_ names: Set<String>) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for entry in entries where Self.isPicture(entry) && !names.contains(entry) {
      unlink("\(path)/\(entry)")
    }
    rmdir(path)
  }

  private static func isPicture(_ name: String) -> Bool {
    let digits = name.dropFirst("picture_".count).dropLast(".png".count)
    return name.hasPrefix("picture_") && name.hasSuffix(".png") && digits.count == 32
      && digits.allSatisfy(\.isHexDigit)
  }
}
