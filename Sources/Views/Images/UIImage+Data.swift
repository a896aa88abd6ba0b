import Foundation
import ImageCodecs
import Raster

extension UIImage {
  /// Reads a picture from the bytes of a PNG or JPEG file; nil if they are no such picture.
  ///
  /// Colours of other profiles become sRGB.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a picture from the bytes of a PNG or JPEG file, with `scale` pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageReader().read(bytes: Array(data)) else { return nil }
    let converted = ColorConversion(from: image.profile, to: .sRGB).convert(image)
    self.init(
      cgImage: CGImage(Picture(Bitmap(converted))), scale: scale, orientation: .up)
  }

  /// Returns the picture as the bytes of a PNG file, upright; nil if it has no pixels.
  public func pngData() -> Data? {
    guard let upright = uprightImage else { return nil }
    let image = StraightImage(upright.picture.bitmap)
    return (try? PNGEncoder.encode(image)).map { Data($0) }
  }
}

extension UIImage {
  /// Returns the picture as the bytes of a JPEG file, upright, on white; nil if it has no pixels.
  ///
  /// A quality of 0 makes the smallest file, 1 the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let upright = uprightImage, compressionQuality.isFinite else { return nil }
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return JPEGEncoder.encode(StraightImage(upright.picture.bitmap), quality: quality)
      .map { Data($0) }
  }

  /// Returns the picture in a size in points, upright, at the scale of this one: every pixel is the
  /// mean of what it covers; nil for sizes that are empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let upright = uprightImage else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 0.5, height >= 0.5, width * height < 1e9 else { return nil }
    let bitmap = upright.picture.bitmap.averaged(
      width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    return UIImage(
      picturing: CGImage(Picture(bitmap)), scale: scale, renderingMode: renderingMode)
  }

  /// Calls `completionHandler` with the picture in a size in points; nil for sizes that are empty.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the picture in a size in points; nil for sizes that are empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns this picture: it is always ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls `completionHandler` with this picture: it is always ready to be drawn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns this picture: it is always ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension Bitmap {
  /// Returns the bitmap in another size, where every pixel is the mean of what it covers.
  func averaged(width: Int, height: Int) -> Bitmap {
    var small = Bitmap(width: width, height: height)
    guard self.width > 0, self.height > 0 else { return small }
    for y in 0..<height {
      let top = y * self.height / height
      let bottom = max(top + 1, (y + 1) * self.height / height)
      for x in 0..<width {
        let left = x * self.width / width
        let right = max(left + 1, (x + 1) * self.width / width)
        var sums = SIMD4<UInt64>.zero
        for row in top..<bottom {
          for column in left..<right {
            let pixel = pixels[row * self.width + column]
            sums &+= SIMD4(
              UInt64(pixel.red), UInt64(pixel.green), UInt64(pixel.blue), UInt64(pixel.alpha))
          }
        }
        let count = UInt64((bottom - top) * (right - left))
        let mean = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        small.pixels[y * width + x] = Pixel(
          red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z), alpha: UInt8(mean.w))
      }
    }
    return small
  }
}
