/// Reads picture files.
///
/// What a file is, its first bytes decide, never its name.
/// PNG and JPEG are read; everything else is refused with the name of what it looks like. A damaged
/// or cut file is an error, never a picture that is filled in part.
public struct ImageReader: Sendable {
  /// How much a file may ask for.
  public var limits: ImageLimits

  /// Creates a reader.
  public init(limits: ImageLimits = ImageLimits()) {
    self.limits = limits
  }

  /// Reads the picture in the file at `path`.
  public func read(path: String) throws(ImageReadingError) -> StraightImage {
    try read(InputBytes(path: path, limit: limits.fileByteCount), from: path)
  }

  /// Reads the picture that arrives on standard input, up to its end.
  public func readStandardInput() throws(ImageReadingError) -> StraightImage {
    try read(InputBytes(descriptor: 0, name: "-", limit: limits.fileByteCount), from: "-")
  }

  /// Reads a picture from the bytes of its file.
  public func read(bytes: [UInt8]) throws(ImageReadingError) -> StraightImage {
    try decode(bytes.span)
  }

  private func read(
    _ input: InputBytes, from source: String
  ) throws(ImageReadingError) -> StraightImage {
    do {
      return try decode(input.bytes.span)
    } catch {
      throw ImageReadingError(error.fault, at: error.place, in: source)
    }
  }

  private func decode(_ file: Span<UInt8>) throws(ImageReadingError) -> StraightImage {
    guard !file.isEmpty else { throw ImageReadingError(.empty) }
    if file.starts(with: PNGContents.signature) {
      return try PNGDecoder.decode(file, limits: limits)
    }
    if file.starts(with: JPEGContents.signature), file.count < 3 || file[2] == 0xFF {
      return try JPEGDecoder.decode(file, limits: limits)
    }
    let first = file.array(0..<min(file.count, 16))
    let lookalike = ImageReadingError.Lookalike(file)
    throw ImageReadingError(.unknownFormat(lookalike, firstBytes: first), offset: 0)
  }
}

extension Span where Element == UInt8 {
  /// Returns whether the bytes begin with `prefix`.
  func starts(with prefix: [UInt8]) -> Bool {
    count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }
}
