import PixelKernels

extension Bitmap {
  /// Creates a bitmap from straight (not premultiplied) red, green, blue and alpha, a byte each, row
  /// by row from the top left, without padding.
  ///
  /// Every colour channel becomes channel · alpha / 255, rounded to nearest.
  ///
  /// - Precondition: There are 4 × `width` × `height` bytes.
  public init(width: Int, height: Int, straight: [UInt8]) {
    precondition(straight.count == 4 * width * height, "a straight picture has four bytes a pixel")
    let words = [Pixel](unsafeUninitializedCapacity: width * height) { pixels, count in
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(pixels))
      UnsafeMutableRawBufferPointer(pixels).copyBytes(from: straight)
      count = width * height
    }
    self.init(width: width, height: height, pixels: words)
    guard !isOpaque else { return }
    words.span.withWords { straight in
      var row = pixels.mutableSpan
      Kernels.withWords(of: &row, 0..<words.count) {
        pixel_kernels().pointee.premultiply($0, straight, $1)
      }
    }
  }

  /// The pixels as straight red, green, blue and alpha, packed as `Pixel` packs them.
  ///
  /// Every colour channel becomes channel · 255 / alpha, rounded to nearest; clear pixels are zeros.
  public var straightPixels: [Pixel] {
    isOpaque ? pixels : pixels.span.straightened
  }

  /// Whether every pixel has alpha 255.
  public var isOpaque: Bool { pixels.span.areOpaque }
}

extension Span<Pixel> {
  /// Whether every pixel has alpha 255, so that premultiplied and straight are the same.
  package var areOpaque: Bool { Kernels.isOpaque(self) }

  /// A copy of premultiplied pixels as straight ones.
  package var straightened: [Pixel] {
    var straight = [Pixel](repeating: .clear, count: count)
    withWords { premultiplied in
      var row = straight.mutableSpan
      Kernels.withWords(of: &row, 0..<count) {
        pixel_kernels().pointee.unpremultiply($0, premultiplied, $1)
      }
    }
    return straight
  }
}
