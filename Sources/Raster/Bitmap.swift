/// A rectangle of premultiplied pixels, row by row from the top left, without padding.
public struct Bitmap: Sendable, Hashable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// `width × height` pixels.
  public var pixels: [Pixel]

  /// Creates a bitmap of one colour.
  ///
  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    self.width = width
    self.height = height
    pixels = Array(unsafeUninitializedCapacity: width * height) { pixels, count in
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(pixels))
      pixels.initialize(repeating: pixel)
      count = width * height
    }
  }

  /// Creates a bitmap that holds `pixels`.
  ///
  /// - Precondition: There are `width × height` of them.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    precondition(pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x`, counted from the left, and row `y`, counted from the top.
  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width, "a column lies inside the bitmap")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width, "a column lies inside the bitmap")
      pixels[y * width + x] = newValue
    }
  }
}

extension Bitmap {
  /// Returns the part of the bitmap that lies inside `rect`.
  ///
  /// - Precondition: `rect` lies inside the bitmap.
  public func cropped(to rect: PixelRect) -> Bitmap {
    precondition(
      rect.x >= 0 && rect.y >= 0 && rect.width >= 0 && rect.height >= 0
        && rect.x + rect.width <= width && rect.y + rect.height <= height,
      "a crop lies inside the bitmap")
    var cropped: [Pixel] = []
    cropped.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      let start = y * width + rect.x
      cropped += pixels[start..<start + rect.width]
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: cropped)
  }
}
