import ImageCodecs
import Raster

/// How far apart colours look: Euclidean distance in Björn Ottosson's OKLab.
///
/// Lightness runs from 0 to 1, so black and white are 1 apart. Values count as sRGB, whatever
/// profile they carry. Clear and half-clear pixels are composited over black and over white, as the
/// platform blends, and the greater of both distances counts.
public enum ColorDistance {
  /// Returns the distance of two pixels: straight red, green, blue and alpha.
  public static func between(_ first: [UInt8], _ second: [UInt8]) -> Double {
    distance(first.span, second.span, at: 0)
  }

  /// Returns the greatest distance of two pixels in the same place, apart from what is ignored.
  static func greatest(
    expected: StraightImage, actual: StraightImage, ignoring ignored: [PixelRect]
  ) -> Double {
    let width = expected.width
    let first = expected.pixels.span
    let second = actual.pixels.span
    var greatest = 0.0
    var previous: (UInt32, UInt32)?
    for row in 0..<expected.height {
      let skipped = ignored.filter { $0.y <= row && row - $0.y < $0.height }
      for column in 0..<width {
        let offset = 4 * (row * width + column)
        let pair = (packed(first, offset), packed(second, offset))
        // Screens are full of runs of one colour.
        guard pair.0 != pair.1, previous.map({ $0 != pair }) ?? true,
          !skipped.contains(where: { $0.x <= column && column - $0.x < $0.width })
        else { continue }
        previous = pair
        greatest = max(greatest, distance(first, second, at: offset))
      }
    }
    return greatest
  }

  private static func packed(_ pixels: Span<UInt8>, _ offset: Int) -> UInt32 {
    UInt32(pixels[offset]) | UInt32(pixels[offset + 1]) << 8 | UInt32(pixels[offset + 2]) << 16
      | UInt32(pixels[offset + 3]) << 24
  }

  private static func distance(
    _ first: Span<UInt8>, _ second: Span<UInt8>, at offset: Int
  ) -> Double {
    let isOpaque = first[offset + 3] == 255 && second[offset + 3] == 255
    let overBlack = distance(first, second, at: offset, over: 0)
    return isOpaque ? overBlack : max(overBlack, distance(first, second, at: offset, over: 255))
  }

  private static func distance(
    _ first: Span<UInt8>, _ second: Span<UInt8>, at offset: Int, over backdrop: Int
  ) -> Double {
    let one = Lab(first, offset, over: backdrop)
    let other = Lab(second, offset, over: backdrop)
    let (l, a, b) = (one.l - other.l, one.a - other.a, one.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// A colour as lightness and two opponent axes.
  private struct Lab {
    var l, a, b: Double

    /// The matrices are those of the definition's C++ code for linear sRGB.
    init(_ pixels: Span<UInt8>, _ offset: Int, over backdrop: Int) {
      let alpha = Int(pixels[offset + 3])
      func light(_ channel: Int) -> Double {
        let sum = Int(pixels[offset + channel]) * alpha + backdrop * (255 - alpha)
        return SRGBCurve.linear8[(2 * sum + 255) / 510]
      }
      let (red, green, blue) = (light(0), light(1), light(2))
      let long = cubeRoot(
        0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let medium = cubeRoot(
        0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let short = cubeRoot(
        0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
      a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
      b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }
  }

  /// Returns the cube root of a number from 0 to 1, to the last digits, by + − × ÷ alone.
  ///
  /// A third of the exponent is a first guess within 6 %; Halley's rule triples the right digits
  /// each time.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<3 {
      let cube = root * root * root
      root = root * (cube + value + value) / (cube + cube + value)
    }
    return root
  }
}
