import Foundation

/// How large a page is that holds its pictures, where that is worth a word.
struct PageSize {
  /// The number of bytes; nil: the page is not there.
  private let byteCount: Int?

  /// Looks at a file.
  init(ofFile path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    byteCount = (attributes?[.size] as? NSNumber)?.intValue
  }

  /// The size in words; nil: it is below ten megabytes.
  var words: String? {
    guard let byteCount, byteCount >= 10_000_000 else { return nil }
    return "\(byteCount / 1_000_000) MB, since a page holds its pictures"
  }
}
