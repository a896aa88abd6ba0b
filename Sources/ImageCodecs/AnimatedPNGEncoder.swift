import Raster

/// Writes animated PNG files, frame by frame.
///
/// ```swift
/// var encoder = try AnimatedPNGEncoder(width: 390, height: 844, channels: .rgb, frameCount: 31)
/// var file = encoder.header
/// for frame in frames { file += encoder.encode(frame, delay: delay) }
/// file += encoder.trailer
/// ```
///
/// Every frame is stored as the smallest rectangle that differs from the frame before, and takes the
/// place of what is there; a frame that shows the same again is stored as one pixel. So frame i of
/// the file is frame i of the sequence. Programs that know nothing of animation show frame 0.
public struct AnimatedPNGEncoder: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The number of frames.
  public let frameCount: Int
  /// How often the animation plays; 0: without end.
  public let playCount: Int
  private let channels: PNGChannels
  private let options: PNGOptions
  private var previous: [Pixel] = []
  private var encodedCount = 0
  private var nextNumber: UInt32 = 0

  /// Creates an encoder of frames of one size.
  ///
  /// - Throws: ``ImageWritingError/sides(width:height:)`` for a side that is 0 or above 2^31 − 1.
  /// - Precondition: There is at least one frame, and neither count is above 2^31 − 1.
  public init(
    width: Int, height: Int, channels: PNGChannels, frameCount: Int, playCount: Int = 0,
    options: PNGOptions = PNGOptions()
  ) throws(ImageWritingError) {
    _ = try PNGEncoder(width: width, height: height, channels: channels, options: options)
    precondition((1...Int(Int32.max)).contains(frameCount), "an animation has frames")
    precondition((0...Int(Int32.max)).contains(playCount), "a number of plays has 31 bits")
    self.width = width
    self.height = height
    self.channels = channels
    self.frameCount = frameCount
    self.playCount = playCount
    self.options = options
  }

  /// What the file begins with.
  public var header: [UInt8] {
    var file = PNGFile(capacity: 4 << 10)
    file.appendHeader(width: width, height: height, channels: channels)
    file.appendProfile(options.profile)
    file.appendDensity(PixelDensity(scale: options.scale))
    if let software = options.software { file.appendText(key: "Software", text: software) }
    file.append(.animation) { contents in
      contents.appendBigEndian(UInt32(frameCount))
      contents.appendBigEndian(UInt32(playCount))
    }
    return file.bytes
  }

  /// Returns the part of the file that holds the next frame.
  ///
  /// - Parameters:
  ///   - pixels: The frame, as straight RGBA; alpha is left out where only RGB is stored.
  ///   - delay: For how long it shows.
  /// - Returns: Whole chunks, which follow the header or the frame before.
  /// - Precondition: There are `width` × `height` pixels, and not more frames than declared.
  public mutating func encode(_ pixels: [Pixel], delay: AnimationDelay) -> [UInt8] {
    precondition(pixels.count == width * height, "frames have one size")
    precondition(encodedCount < frameCount, "an animation has as many frames as it declares")
    let isFirst = encodedCount == 0
    let region =
      isFirst
      ? PixelRect(x: 0, y: 0, width: width, height: height)
      : PixelRect(between: previous.span, and: pixels.span, width: width)
        ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    var file = PNGFile()
    appendControl(region, delay, to: &file)
    let stream = stream(of: pixels, in: region)
    if isFirst {
      file.append(.data) { $0 += stream }
    } else {
      let number = takeNumber()
      file.append(.frameData) { contents in
        contents.appendBigEndian(number)
        contents += stream
      }
    }
    previous = pixels
    encodedCount += 1
    return file.bytes
  }

  /// What the file ends with.
  public var trailer: [UInt8] {
    var file = PNGFile()
    file.append(.end) { _ in }
    return file.bytes
  }
}

extension AnimatedPNGEncoder {
  private mutating func takeNumber() -> UInt32 {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Appends the chunk that says where a frame lies and for how long it shows.
  private mutating func appendControl(
    _ region: PixelRect, _ delay: AnimationDelay, to file: inout PNGFile
  ) {
    let number = takeNumber()
    file.append(.frameControl) { contents in
      for value in [number] + [region.width, region.height, region.x, region.y].map(UInt32.init) {
        contents.appendBigEndian(value)
      }
      contents.appendBigEndian(UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
      // What is there stays when the frame is over, and is replaced by the next one.
      contents += [0, 0]
    }
  }

  /// Returns the packed pixels of a region.
  private func stream(of pixels: [Pixel], in region: PixelRect) -> [UInt8] {
    guard
      let encoder = try? PNGEncoder(
        width: region.width, height: region.height, channels: channels, options: options)
    else { preconditionFailure("a region is not larger than the picture, which was checked") }
    guard region.width < width || region.height < height else { return encoder.stream(of: pixels) }
    var part: [Pixel] = []
    part.reserveCapacity(region.width * region.height)
    for row in region.y..<region.y + region.height {
      part += pixels[row * width + region.x..<row * width + region.x + region.width]
    }
    return encoder.stream(of: part)
  }
}
