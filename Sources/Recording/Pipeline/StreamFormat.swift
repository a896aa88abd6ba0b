import ImageCodecs
import Raster

/// A form in which frames follow one another in one stream of bytes.
///
/// All but `apng` show frames at equal intervals: a frame that stands still is there again for each
/// interval.
public enum StreamFormat: String, Sendable, Hashable, CaseIterable {
  /// PNG files, one behind the other.
  case png
  /// The straight RGBA bytes of one picture after the other, with nothing between them.
  case rgba
  /// PAM files (`P7`, `RGB_ALPHA`, straight), one behind the other.
  case pam
  /// Video without compression; see `YUV4MPEG`.
  case y4m
  /// One animated PNG, in which every frame has its own delay.
  case apng

  /// Whether the pixels' profile is stated.
  public var statesProfile: Bool { self == .png || self == .apng }
  /// Whether pixels may be other than opaque.
  public var hasAlpha: Bool { self != .y4m }
}

/// A frame in a stream's form, as far as it can be brought there by itself.
struct StreamFrame: Sendable {
  /// What the stream has for it; nothing for `apng`, where it depends on the frame before.
  var bytes: [UInt8] = []
  /// The frame's pixels, for `apng`.
  var pixels: [Pixel] = []
  /// Whether every pixel is opaque; for forms that have alpha anyway, true.
  var isOpaque = true
  /// The hash of the frame's pixels.
  var pixelHash: PixelHash

  /// Draws a frame.
  init(_ list: DisplayList, _ renderer: FrameRenderer, as format: StreamFormat) {
    if format == .png {
      let frame = renderer.render(list)
      bytes = frame.bytes
      pixelHash = frame.pixelHash
      return
    }
    let frame = renderer.draw(list)
    pixelHash = frame.pixelHash
    switch format {
    case .png: break
    case .rgba: bytes = Self.bytes(of: frame.pixels)
    case .pam:
      bytes =
        PAM.header(width: renderer.width, height: renderer.height) + Self.bytes(of: frame.pixels)
    case .y4m:
      bytes = YUV4MPEG.frame(frame.pixels)
      isOpaque = frame.isOpaque
    case .apng:
      pixels = frame.pixels
      isOpaque = frame.isOpaque
    }
  }

  private static func bytes(of pixels: [Pixel]) -> [UInt8] {
    pixels.withUnsafeBytes { Array($0) }
  }
}
