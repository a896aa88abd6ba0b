extension Bitmap {
  /// Blurs the bitmap by a Gaussian of standard deviation `sigma`, in pixels; nothing lies outside.
  ///
  /// A deviation below a hundredth of a pixel changes nothing, so nothing is done.
  mutating func blur(sigma: Double) {
    guard sigma > Blur.leastSigma, sigma.isFinite, width > 0, height > 0 else { return }
    let blur = Blur(sigma: sigma)
    let planes = (0..<4).map { blurredPlane($0, blur) }
    let places = BlurPlane.places(width, block: blur.block)
    for y in 0..<height {
      let channels = planes.map { $0.row(y, places) }
      for x in 0..<width {
        let alpha = channels[3][x]
        pixels[y * width + x] = Pixel(
          red: min(channels[0][x], alpha), green: min(channels[1][x], alpha),
          blue: min(channels[2][x], alpha), alpha: alpha)
      }
    }
  }

  /// Gives every pixel the colour of `color`, at the product of both alphas, after blurring the
  /// alphas by a Gaussian of standard deviation `sigma`, in pixels; 0: no blur.
  mutating func tint(_ color: Color, sigma: Double) {
    let shades = (0...255).map { color.pixel(opacity: Double($0) / 255) }
    guard sigma > Blur.leastSigma, sigma.isFinite, width > 0, height > 0 else {
      for index in pixels.indices { pixels[index] = shades[Int(pixels[index].alpha)] }
      return
    }
    let blur = Blur(sigma: sigma)
    let plane = blurredPlane(3, blur)
    let places = BlurPlane.places(width, block: blur.block)
    for y in 0..<height {
      let alphas = plane.row(y, places)
      for x in 0..<width { pixels[y * width + x] = shades[Int(alphas[x])] }
    }
  }

  /// Returns a channel, 0 (red) to 3 (alpha), blurred.
  func blurredPlane(_ channel: Int, _ blur: Blur) -> BlurPlane {
    var plane = BlurPlane(self, channel: channel, block: blur.block)
    blur.apply(to: &plane)
    return plane
  }
}
