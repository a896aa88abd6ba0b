extension ImageReadingError.Lookalike {
  /// Recognises a file that is not read by its first bytes, or returns nothing.
  init?(_ file: Span<UInt8>) {
    let signature = PNGContents.signature
    if file.count < signature.count, signature.starts(with: file.array(0..<file.count)) {
      self = .cutPNG
    } else if file.hasText("PNG", at: 1) {
      // Transfers in text mode damage exactly what the signature was made to show.
      if file[0] == 0x09 {
        self = .sevenBitPNG
      } else if file[0] == 0x89 {
        self = .lineEndingPNG
      } else {
        return nil
      }
    } else if file.hasText("GIF8", at: 0) {
      self = .gif
    } else if file.hasText("RIFF", at: 0), file.hasText("WEBP", at: 8) {
      self = .webP
    } else if file.hasText("ftyp", at: 4) {
      self.init(brandAt: 8, in: file)
    } else if file.starts(with: [0xFF, 0x0A]) || file.hasText("JXL ", at: 4) {
      self = .jpegXL
    } else if file.starts(with: [0x49, 0x49, 42, 0]) || file.starts(with: [0x4D, 0x4D, 0, 42]) {
      self = .tiff
    } else {
      self.init(textIn: file)
    }
  }

  private init?(brandAt offset: Int, in file: Span<UInt8>) {
    if file.hasText("avif", at: offset) || file.hasText("avis", at: offset) {
      self = .avif
    } else if file.hasText("hei", at: offset) || file.hasText("hev", at: offset)
      || file.hasText("mif1", at: offset) || file.hasText("msf1", at: offset)
    {
      self = .heic
    } else {
      return nil
    }
  }

  private init?(textIn file: Span<UInt8>) {
    if file.hasText("BM", at: 0) {
      self = .bmp
    } else if file.hasText("8BPS", at: 0) {
      self = .photoshop
    } else if file.hasText("%PDF", at: 0) {
      self = .pdf
    } else if file.hasText("<svg", at: 0) || file.hasText("<?xml", at: 0) {
      self = .svg
    } else if file[0] == UInt8(ascii: "{") {
      self = .json
    } else {
      return nil
    }
  }
}
