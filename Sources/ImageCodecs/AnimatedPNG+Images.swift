import Raster

extension AnimatedPNG {
  /// The pictures that the animation shows, one after another from the first.
  public var images: Images { Images(of: self) }

  /// Draws the frames of an animated PNG, one after another.
  ///
  /// Colours are composited with straight alpha in 8 bits, rounded once to nearest; a pixel with
  /// alpha 255 takes the place of what is there, and one with alpha 0 leaves it.
  public struct Images: Sendable {
    private let animation: AnimatedPNG
    private var canvas: [UInt8]
    private var nextIndex = 0
    /// What must be done to the canvas before the next frame is drawn.
    private var disposal: (area: PixelRect, pixels: [UInt8]?)?

    fileprivate init(of animation: AnimatedPNG) {
      self.animation = animation
      canvas = []
    }

    /// Draws the next frame.
    ///
    /// - Returns: The whole picture as it then shows; nil after the last frame.
    /// - Throws: The reason why the frame's pixels are refused.
    public mutating func next() throws(ImageReadingError) -> StraightImage? {
      guard nextIndex < animation.frames.count else { return nil }
      let frame = animation.frames[nextIndex]
      let pixels = try animation.pixels(ofFrame: nextIndex)
      nextIndex += 1
      dispose()
      let coversAll = frame.area.width == animation.width && frame.area.height == animation.height
      switch frame.disposal {
      case .none: break
      case .background: disposal = (frame.area, nil)
      case .previous: disposal = (frame.area, canvas.isEmpty ? nil : copy(of: frame.area))
      }
      if coversAll, frame.blending == .source || canvas.isEmpty {
        canvas = pixels
      } else {
        draw(pixels, of: frame)
      }
      return StraightImage(
        width: animation.width, height: animation.height, pixels: canvas,
        profile: animation.profile, facts: animation.facts)
    }

    private mutating func dispose() {
      guard let (area, pixels) = disposal else { return }
      disposal = nil
      for row in 0..<area.height {
        let target = offset(area, row: row)
        let source = 4 * row * area.width
        for byte in 0..<4 * area.width { canvas[target + byte] = pixels?[source + byte] ?? 0 }
      }
    }

    private func copy(of area: PixelRect) -> [UInt8] {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(4 * area.width * area.height)
      for row in 0..<area.height {
        let start = offset(area, row: row)
        pixels += canvas[start..<start + 4 * area.width]
      }
      return pixels
    }

    /// The place of an area's row in the canvas.
    private func offset(_ area: PixelRect, row: Int) -> Int {
      4 * ((area.y + row) * animation.width + area.x)
    }

    private mutating func draw(_ pixels: [UInt8], of frame: Frame) {
      if canvas.isEmpty {
        canvas = Array(repeating: 0, count: 4 * animation.width * animation.height)
      }
      let area = frame.area
      for row in 0..<area.height {
        let target = offset(area, row: row)
        let source = 4 * row * area.width
        if frame.blending == .source {
          canvas.replaceSubrange(
            target..<target + 4 * area.width, with: pixels[source..<source + 4 * area.width])
          continue
        }
        for pixel in stride(from: 0, to: 4 * area.width, by: 4) {
          Self.composite(pixels.span, source + pixel, over: &canvas, target + pixel)
        }
      }
    }

    /// Composites a pixel over another: with alphas s and d of 0 to 255, the result has alpha
    /// s + d·(255 − s)/255, and each colour is the mean of both, weighted by s and d·(255 − s)/255.
    private static func composite(
      _ pixels: Span<UInt8>, _ source: Int, over canvas: inout [UInt8], _ target: Int
    ) {
      let alpha = Int(pixels[source + 3])
      guard alpha > 0 else { return }
      let below = Int(canvas[target + 3]) * (255 - alpha)
      let above = 255 * alpha
      let sum = above + below
      for channel in 0..<3 {
        let weighted =
          above * Int(pixels[source + channel]) + below * Int(canvas[target + channel])
        canvas[target + channel] = UInt8((2 * weighted + sum) / (2 * sum))
      }
      canvas[target + 3] = UInt8((2 * sum + 255) / 510)
    }
  }

  /// Unpacks a frame's own pixels: straight RGBA of its area.
  private func pixels(ofFrame index: Int) throws(ImageReadingError) -> [UInt8] {
    let frame = frames[index]
    let picture = contents.picture(
      width: frame.area.width, height: frame.area.height, data: frame.data)
    do {
      return try PNGDecoder.pixels(of: picture, in: bytes.span)
    } catch {
      var place = error.place
      if frame.hasOwnData, let old = place {
        // The packed pixels stand behind the chunk's sequence number.
        place = ImageReadingError.Place(
          piece: PNGChunkName.frameData.description, offset: old.offset - 4)
      }
      throw ImageReadingError(error.fault, at: place, in: source)
    }
  }
}
