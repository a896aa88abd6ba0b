import Raster

extension Bitmap {
  /// Creates the premultiplied form of a decoded picture; its colours stay in its profile.
  public init(_ image: StraightImage) {
    self.init(width: image.width, height: image.height, straight: image.pixels)
  }
}

extension StraightImage {
  /// Creates the straight form of a bitmap whose colours are in a profile.
  public init(_ bitmap: Bitmap, profile: ColorProfile = .sRGB) {
    let straight = bitmap.straightPixels
    let bytes = straight.withUnsafeBytes { Array($0) }
    self.init(width: bitmap.width, height: bitmap.height, pixels: bytes, profile: profile)
  }
}
