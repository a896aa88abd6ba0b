import Foundation
import ImageCodecs
import Raster
import Views

extension UIImage {
  /// Reads a picture from a PNG or JPEG file, such as a screenshot that a screen is to show.
  ///
  /// ```swift
  /// let view = UIImageView(image: try UIImage(reading: "Pictures/home@3x.png"))
  /// ```
  ///
  /// Colours of other profiles become sRGB.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scale: Pixels to a point; nil: what the file's name states, as in `home@3x.png`, else 1.
  /// - Throws: `ImageReadingError` if the file is not there or holds no such picture.
  public convenience init(
    reading path: String, scale: CGFloat? = nil
  ) throws(ImageReadingError) {
    let image = try ImageReader().read(path: path)
    let converted = ColorConversion(from: image.profile, to: .sRGB).convert(image)
    self.init(
      cgImage: CGImage(Picture(Bitmap(converted))),
      scale: scale ?? CGFloat(PictureScale.stated(by: path) ?? 1), orientation: .up)
  }
}
