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
