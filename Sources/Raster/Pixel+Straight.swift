extension Pixel {
  /// Creates the premultiplied form of a pixel whose channels do not carry the alpha.
  ///
  /// Every colour channel becomes channel · alpha / 255, rounded to nearest.
  @inlinable
  public init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self =
      Pixel(red: red, green: green, blue: blue, alpha: 255)
      .scaled(by: alpha)
  }

  /// The channels without the alpha, and the alpha, packed in the same order.
  ///
  /// Every colour channel becomes channel · 255 / alpha, rounded to nearest; a clear pixel gives
  /// zeros. Premultiplying the result gives this pixel again: a colour channel moves by at most
  /// half a step on the way out, and by less than that on the way back, because alpha ≤ 255.
  @inlinable
  public var straightBits: UInt32 {
    let alpha = UInt32(alpha)
    guard alpha != 255 else { return bits }
    guard alpha != 0 else { return 0 }
    let half = alpha / 2
    let red = min(255, (UInt32(self.red) &* 255 &+ half) / alpha)
    let green = min(255, (UInt32(self.green) &* 255 &+ half) / alpha)
    let blue = min(255, (UInt32(self.blue) &* 255 &+ half) / alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }
}

extension Color {
  /// The premultiplied pixel of this colour at `opacity`, every channel rounded once, at the end.
  ///
  /// Components and opacity outside 0 to 1 are taken as the nearer end, NaN as 0.
  public func pixel(opacity: Double = 1) -> Pixel {
    let alpha = self.alpha.unitClamped * opacity.unitClamped
    func channel(_ value: Double) -> UInt8 { UInt8(value.unitClamped * alpha * 255 + 0.5) }
    return Pixel(
      red: channel(red), green: channel(green), blue: channel(blue),
      alpha: UInt8(alpha * 255 + 0.5))
  }
}

extension Double {
  /// This value, or the nearer end of 0...1 when it lies outside; NaN gives 0.
  package var unitClamped: Double {
    self > 0 ? (self < 1 ? self : 1) : 0
  }
}
