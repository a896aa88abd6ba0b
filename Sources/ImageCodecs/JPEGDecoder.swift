import CTurboJPEG

/// Decodes JPEG files and turns them upright.
enum JPEGDecoder {
  /// Decodes a file that starts with the JPEG signature.
  static func decode(
    _ file: Span<UInt8>, limits: ImageLimits
  ) throws(ImageReadingError) -> StraightImage {
    let contents = try JPEGContents(of: file, limits: limits)
    guard contents.strayBytes.isEmpty else {
      let cleaned = contents.cleaned(file)
      return try decode(contents, of: cleaned.span)
    }
    return try decode(contents, of: file)
  }

  private static func decode(
    _ contents: JPEGContents, of file: Span<UInt8>
  ) throws(ImageReadingError) -> StraightImage {
    var facts = contents.facts
    // A stop at the first warning keeps a cut file from coming out half grey.
    var outcome = decompress(contents, of: file, flags: TJFLAG_STOPONWARNING)
    if case .failure(let message) = outcome,
      message.contains("extraneous bytes before marker 0xd9")
    {
      // Some cameras leave bytes before the end marker; every pixel was read without complaint.
      facts.add(.strayBytes)
      outcome = decompress(contents, of: file, flags: 0)
    }
    let start = contents.facts.pieces.last?.offset ?? 0
    switch outcome {
    case .failure(let message):
      let isCut = message.contains("remature end")
      let fault: ImageReadingError.Fault =
        isCut ? .missingPixels(row: nil) : .damagedPixels(row: nil, detail: message)
      throw ImageReadingError(fault, piece: "SOS", offset: start)
    case .success(let stored):
      let pixels = facts.orientation.upright(
        stored, width: contents.width, height: contents.height)
      let swaps = facts.orientation.swapsSides
      return StraightImage(
        width: swaps ? contents.height : contents.width,
        height: swaps ? contents.width : contents.height,
        pixels: pixels, profile: contents.profile, facts: facts)
    }
  }

  /// The stored pixels, or what the library says against them.
  private enum Outcome {
    case success([UInt8])
    case failure(String)
  }

  private static func decompress(
    _ contents: JPEGContents, of file: Span<UInt8>, flags: Int32
  ) -> Outcome {
    guard let decompressor = tjInitDecompress() else { return .failure("no memory") }
    defer { tjDestroy(decompressor) }
    return file.withUnsafeBufferPointer { bytes in
      var width: Int32 = 0
      var height: Int32 = 0
      var subsampling: Int32 = 0
      var space: Int32 = 0
      let status = tjDecompressHeader3(
        decompressor, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &space)
      guard status == 0 else { return .failure(message(decompressor)) }
      guard width == contents.width, height == contents.height else {
        return .failure("the size is given twice and differs")
      }
      let count = Int(width) * Int(height) * 4
      var failure: String?
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        // The accurate transform is the same on every processor; a limit on scans stops files
        // made to take for ever.
        let status = tjDecompress2(
          decompressor, bytes.baseAddress, UInt(bytes.count), buffer.baseAddress, width, 0, height,
          Int32(TJPF_RGBA.rawValue), Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) | flags)
        let isWarning = tjGetErrorCode(decompressor) == Int32(TJERR_WARNING.rawValue)
        if status != 0 && (flags != 0 || !isWarning) { failure = message(decompressor) }
        filled = failure == nil ? count : 0
      }
      return failure.map(Outcome.failure) ?? .success(pixels)
    }
  }

  private static func message(_ decompressor: tjhandle) -> String {
    tjGetErrorStr2(decompressor).map { String(cString: $0) } ?? ""
  }
}
