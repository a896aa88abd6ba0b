extension Bitmap {
  /// Blurs the bitmap by a Gaussian of standard deviation `sigma`, in pixels, of which only what
  /// lies inside the bitmap counts, so that its edges do not fade.
  ///
  /// Then multiplies how far every colour is from the grey of its luminance by `saturation`, at
  /// least 0; 1 keeps colours.
  mutating func blurInside(sigma: Double, saturation: Double = 1) {
    guard width > 0, height > 0 else { return }
    let blur = sigma > Blur.leastSigma && sigma.isFinite ? Blur(sigma: sigma) : nil
    guard blur != nil || saturation != 1 else { return }
    let planes = (0..<4).map { channel in
      blur.map { blurredPlane(channel, $0) } ?? BlurPlane(self, channel: channel, block: 1)
    }
    let places = BlurPlane.places(width, block: blur?.block ?? 1)
    let across = blur?.shares(of: width) ?? Array(repeating: 1, count: width)
    let down = blur?.shares(of: height) ?? Array(repeating: 1, count: height)
    for y in 0..<height {
      let channels = planes.map { $0.values(row: y, places) }
      for x in 0..<width {
        let color = SIMD4(channels[0][x], channels[1][x], channels[2][x], channels[3][x])
        pixels[y * width + x] = Self.pixel(color / (across[x] * down[y]), Float(saturation))
      }
    }
  }

  /// Returns the pixel of a premultiplied colour, 0 to 255, made more or less saturated.
  private static func pixel(_ color: SIMD4<Float>, _ saturation: Float) -> Pixel {
    var color = color
    if saturation != 1 {
      let grey = color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
      for channel in 0..<3 { color[channel] = grey + (color[channel] - grey) * saturation }
    }
    func byte(_ value: Float, _ limit: UInt8) -> UInt8 {
      UInt8(min(max(value + 0.5, 0), Float(limit)))
    }
    let alpha = byte(color[3], 255)
    return Pixel(
      red: byte(color[0], alpha), green: byte(color[1], alpha), blue: byte(color[2], alpha),
      alpha: alpha)
  }
}

extension Blur {
  /// Returns, for each of `count` pixels in a line, how much of what is mixed into it lies on the
  /// line, 0 to 1.
  fileprivate func shares(of count: Int) -> [Float] {
    var plane = BlurPlane(ones: count, block: block)
    blurRows(of: &plane)
    return BlurPlane.values(at: BlurPlane.places(count, block: block), of: plane.line(0))
  }
}
