extension Bitmap {
  /// Blurs the bitmap by a Gaussian of standard deviation `sigma`, in pixels; nothing lies outside.
  ///
  /// A deviation below a hundredth of a pixel changes nothing, so nothing is done.
  mutating func blur(sigma: Double) {
    guard sigma > 0.01, sigma.isFinite, width > 0, height > 0 else { return }
    let planes = (0..<4).map { blurredPlane($0, sigma) }
    for y in 0..<height {
      let channels = planes.map { $0.row(y, width: width) }
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
    guard sigma > 0.01, sigma.isFinite, width > 0, height > 0 else {
      for index in pixels.indices { pixels[index] = shades[Int(pixels[index].alpha)] }
      return
    }
    let plane = blurredPlane(3, sigma)
    for y in 0..<height {
      let alphas = plane.row(y, width: width)
      for x in 0..<width { pixels[y * width + x] = shades[Int(alphas[x])] }
    }
  }

  private func blurredPlane(_ channel: Int, _ sigma: Double) -> BlurPlane {
    // The sums of wider blocks would not fit 32 bits.
    let blur = Blur(sigma: min(sigma, 4096))
    var plane = BlurPlane(self, channel: channel, block: blur.block)
    blur.apply(to: &plane)
    return plane
  }
}
