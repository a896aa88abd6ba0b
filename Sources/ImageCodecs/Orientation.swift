/// How a camera was held, as the EXIF orientation tag numbers it.
///
/// The names are those of the platform's `UIImage.Orientation`, the numbers EXIF's.
public enum Orientation: Int, Sendable, Hashable, CaseIterable {
  /// Upright.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored along the diagonal from the top left.
  case leftMirrored = 5
  /// To be turned by 90° clockwise.
  case right = 6
  /// Mirrored along the diagonal from the top right.
  case rightMirrored = 7
  /// To be turned by 90° counterclockwise.
  case left = 8

  /// Whether width and height change places.
  public var swapsSides: Bool {
    rawValue >= 5
  }

  /// Returns the upright form of a stored picture of `width` × `height` pixels, four bytes each.
  func upright(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard self != .up, !pixels.isEmpty else { return pixels }
    // Where the upright top left pixel is stored, and the steps to the pixels right and below.
    let last = width * height - 1
    let (origin, right, below) =
      switch self {
      case .up: (0, 1, width)
      case .upMirrored: (width - 1, -1, width)
      case .down: (last, -1, -width)
      case .downMirrored: (last + 1 - width, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (last + 1 - width, -width, 1)
      case .rightMirrored: (last, -width, -1)
      case .left: (width - 1, width, -1)
      }
    let columns = swapsSides ? height : width
    let rows = swapsSides ? width : height
    var result = [UInt8](repeating: 0, count: pixels.count)
    var target = 0
    for y in 0..<rows {
      var source = 4 * (origin + y * below)
      for _ in 0..<columns {
        for channel in 0..<4 { result[target + channel] = pixels[source + channel] }
        target += 4
        source += 4 * right
      }
    }
    return result
  }
}

extension Orientation {
  /// Reads the orientation from EXIF data: a TIFF directory in either byte order.
  ///
  /// Returns nothing if there is none, or if what is there makes no sense.
  init?(exif data: Span<UInt8>) {
    guard data.count >= 8 else { return nil }
    let isBigEndian = data.hasText("MM\0*", at: 0)
    guard isBigEndian || data.hasText("II*\0", at: 0) else { return nil }
    func number(at offset: Int, bytes: Int) -> Int {
      (0..<bytes).reduce(0) { sum, index in
        sum << 8 | Int(data[offset + (isBigEndian ? index : bytes - 1 - index)])
      }
    }
    let directory = number(at: 4, bytes: 4)
    guard directory <= data.count - 2 else { return nil }
    let entries = min(number(at: directory, bytes: 2), (data.count - directory - 2) / 12)
    for index in 0..<entries {
      let entry = directory + 2 + 12 * index
      guard number(at: entry, bytes: 2) == 0x0112 else { continue }
      // The value is a 16-bit number by the standard and a 32-bit one by some writers.
      switch number(at: entry + 2, bytes: 2) {
      case 3: self.init(rawValue: number(at: entry + 8, bytes: 2))
      case 4: self.init(rawValue: number(at: entry + 8, bytes: 4))
      default: return nil
      }
      return
    }
    return nil
  }
}
