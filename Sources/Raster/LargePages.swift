import Foundation

/// Large pages of memory, for what is read and written all over again and again.
///
/// Rows of a picture lie a page of 4096 bytes apart, so that whatever runs down a picture needs
/// another page for each row.
package enum LargePages {
  /// The size of a large page, in bytes.
  private static let size = 2 << 20

  /// Asks the system for large pages where these bytes fill them, before they are touched.
  ///
  /// It may decline; nothing but time depends on it.
  package static func prefer(for bytes: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard bytes.count >= 2 * size, let start = bytes.baseAddress else { return }
      let before = (size - Int(bitPattern: start) % size) % size
      let length = (bytes.count - before) / size * size
      madvise(start + before, length, MADV_HUGEPAGE)
    #endif
  }
}
