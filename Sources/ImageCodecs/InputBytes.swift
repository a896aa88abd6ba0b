import Glibc

/// The bytes of a file or stream, read to the end.
package struct InputBytes {
  package let bytes: [UInt8]

  /// Reads the file at `path`, which may also be a pipe; a device may have no end and is
  /// refused (`ENODEV`).
  package init(path: String, limit: Int) throws(ImageReadingError) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFIFO, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw ImageReadingError(.unreadable(code: ENODEV), in: path)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ImageReadingError(.unreadable(code: errno), in: path)
    }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor, name: path, limit: limit)
  }

  /// Reads from an open descriptor until its end.
  package init(descriptor: Int32, name: String, limit: Int) throws(ImageReadingError) {
    var status = stat()
    var expected = 0
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      expected = Int(status.st_size)
      guard expected <= limit else {
        throw ImageReadingError(.fileTooLarge(byteCount: expected, limit: limit), in: name)
      }
    }
    var bytes: [UInt8] = []
    // One byte more than expected shows the end of a file without growing the array.
    var step = expected + 1
    while true {
      let start = bytes.count
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, filled in
        filled = 0
        while filled < step {
          let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, step - filled)
          if count < 0 && errno == EINTR { continue }
          if count < 0 { failure = errno }
          guard count > 0 else { break }
          filled += count
        }
      }
      guard failure == 0 else {
        throw ImageReadingError(.unreadable(code: failure), in: name)
      }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw ImageReadingError(.fileTooLarge(byteCount: bytes.count, limit: limit), in: name)
      }
      guard chunk.count == step else { break }
      step = max(1 << 16, bytes.count)
    }
    self.bytes = bytes
  }
}
