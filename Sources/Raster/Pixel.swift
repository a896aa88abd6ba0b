/// A premultiplied pixel: four 8-bit channels packed in one word, red in the lowest byte.
///
/// Premultiplied means every colour channel already carries the alpha, so it never exceeds it.
@frozen
public struct Pixel: Sendable, Hashable, BitwiseCopyable {
  /// The four channels, `0xAABBGGRR`.
  public var bits: UInt32

  /// Fully transparent.
  public static let clear = Pixel(bits: 0)

  /// Creates a pixel from its packed channels.
  @inlinable
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a pixel from channels that carry the alpha already, each 0 to 255.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

// MARK: - Channels

extension Pixel {
  /// The red channel, 0 to `alpha`.
  @inlinable
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// The green channel, 0 to `alpha`.
  @inlinable
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The blue channel, 0 to `alpha`.
  @inlinable
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The alpha, 0 (clear) to 255 (opaque).
  @inlinable
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
}

// MARK: - Compositing

extension Pixel {
  /// Returns this pixel with every channel multiplied by `factor` / 255, rounded to nearest.
  ///
  /// Two channels travel in each word: `low` carries red and blue, `high` green and alpha. Exact
  /// for every factor in 0...255: the division is `(x + 128 + ((x + 128) >> 8)) >> 8`, and
  /// 255 · 255 + 128 + 254 stays below 2¹⁶, so no channel overflows into the next.
  @inlinable
  public func scaled(by factor: UInt8) -> Pixel {
    let factor = UInt32(factor)
    var low = (bits & 0x00FF_00FF) &* factor &+ 0x0080_0080
    var high = ((bits >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return Pixel(bits: low | high)
  }

  /// Returns this pixel composited over `backdrop`: `S + B · (1 − Sα)`.
  ///
  /// No channel overflows: a premultiplied channel of `S` is at most `Sα`, one of the scaled
  /// backdrop at most 255 − `Sα`.
  @inlinable
  public func over(_ backdrop: Pixel) -> Pixel {
    Pixel(bits: bits &+ backdrop.scaled(by: 255 &- alpha).bits)
  }

  /// Returns the mix of two pixels: `from` at weight 0, `to` at weight 256, rounded to nearest.
  ///
  /// 255 · 256 + 128 stays below 2¹⁶, so no channel overflows into the next.
  @inlinable
  public static func mix(from: Pixel, to: Pixel, weight: UInt32) -> Pixel {
    let rest = 256 &- weight
    let low =
      (from.bits & 0x00FF_00FF) &* rest &+ (to.bits & 0x00FF_00FF) &* weight &+ 0x0080_0080
    let high =
      ((from.bits >> 8) & 0x00FF_00FF) &* rest &+ ((to.bits >> 8) & 0x00FF_00FF) &* weight
      &+ 0x0080_0080
    return Pixel(bits: ((low >> 8) & 0x00FF_00FF) | (high & 0xFF00_FF00))
  }
}
