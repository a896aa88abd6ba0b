extension DisplayList.BlendMode {
  /// Whether pixels that the source does not reach stay as they are.
  var keepsBackdropOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy: false
    default: true
    }
  }

  /// Blends `source`, its alpha weighted by `weight`, with the pixels in `columns`, and lets the
  /// result take the place of `coverage` of each; both 0 to 256.
  func blend(
    _ source: Span<Pixel>, weight: UInt16, coverage: UInt16,
    into row: inout MutableSpan<Pixel>, _ columns: Range<Int>
  ) {
    for (index, column) in columns.enumerated() {
      let backdrop = row[column]
      let blended = blended(source[index], backdrop, weight: weight)
      row[column] = Pixel.mix(from: backdrop, to: blended, weight: UInt32(coverage))
    }
  }

  /// Returns the blend of `source`, its alpha weighted by `weight` / 256, with `backdrop`.
  ///
  /// Formulas are those of the W3C's "Compositing and Blending" (plusDarker: of the platform's
  /// header, `max(0, 1 − ((1 − B) + (1 − S)))`), on encoded values, rounded once at the end.
  func blended(_ source: Pixel, _ backdrop: Pixel, weight: UInt16) -> Pixel {
    let source = BlendColor(source, scale: Double(weight) / 256)
    let backdrop = BlendColor(backdrop, scale: 1)
    return composed(source, backdrop).pixel
  }

  /// Returns the result for premultiplied colours.
  private func composed(_ source: BlendColor, _ backdrop: BlendColor) -> BlendColor {
    func sum(_ sourcePart: Double, _ backdropPart: Double) -> BlendColor {
      BlendColor(
        source.color * sourcePart + backdrop.color * backdropPart,
        alpha: source.alpha * sourcePart + backdrop.alpha * backdropPart)
    }
    switch self {
    case .normal: return sum(1, 1 - source.alpha)
    case .copy: return source
    case .sourceIn: return sum(backdrop.alpha, 0)
    case .sourceOut: return sum(1 - backdrop.alpha, 0)
    case .sourceAtop: return sum(backdrop.alpha, 1 - source.alpha)
    case .destinationOver: return sum(1 - backdrop.alpha, 1)
    case .destinationIn: return sum(0, source.alpha)
    case .destinationOut: return sum(0, 1 - source.alpha)
    case .destinationAtop: return sum(1 - backdrop.alpha, source.alpha)
    case .xor: return sum(1 - backdrop.alpha, 1 - source.alpha)
    case .plusLighter: return sum(1, 1)
    case .plusDarker:
      let alpha = min(1, source.alpha + backdrop.alpha)
      let missing = (source.alpha - source.color) + (backdrop.alpha - backdrop.color)
      return BlendColor(
        (alpha - missing).clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
    default:
      let mixed = mixed(source.straight, backdrop.straight)
      return BlendColor(
        source.color * (1 - backdrop.alpha) + backdrop.color * (1 - source.alpha)
          + mixed * (source.alpha * backdrop.alpha),
        alpha: source.alpha + backdrop.alpha - source.alpha * backdrop.alpha)
    }
  }

  /// Returns the mix of two opaque colours.
  private func mixed(_ source: SIMD3<Double>, _ backdrop: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: Self.channels(backdrop, source, Self.hardLight)
    case .darken: pointwiseMin(source, backdrop)
    case .lighten: pointwiseMax(source, backdrop)
    case .colorDodge: Self.channels(source, backdrop, Self.colorDodge)
    case .colorBurn: Self.channels(source, backdrop, Self.colorBurn)
    case .softLight: Self.channels(source, backdrop, Self.softLight)
    case .hardLight: Self.channels(source, backdrop, Self.hardLight)
    case .difference: pointwiseMax(source, backdrop) - pointwiseMin(source, backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    case .hue: source.saturated(as: backdrop).lit(as: backdrop)
    case .saturation: backdrop.saturated(as: source).lit(as: backdrop)
    case .color: source.lit(as: backdrop)
    case .luminosity: backdrop.lit(as: source)
    default: source
    }
  }

  private static func channels(
    _ source: SIMD3<Double>, _ backdrop: SIMD3<Double>, _ mix: (Double, Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(
      mix(source.x, backdrop.x), mix(source.y, backdrop.y), mix(source.z, backdrop.z))
  }

  private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
    source <= 0.5
      ? 2 * source * backdrop
      : backdrop + (2 * source - 1) - backdrop * (2 * source - 1)
  }

  private static func colorDodge(_ source: Double, _ backdrop: Double) -> Double {
    if backdrop == 0 { return 0 }
    return source >= 1 ? 1 : min(1, backdrop / (1 - source))
  }

  private static func colorBurn(_ source: Double, _ backdrop: Double) -> Double {
    if backdrop >= 1 { return 1 }
    return source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
  }

  private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lifted =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lifted - backdrop)
  }
}

/// A premultiplied colour in numbers from 0 to 1.
private struct BlendColor {
  var color: SIMD3<Double>
  var alpha: Double

  init(_ color: SIMD3<Double>, alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  init(_ pixel: Pixel, scale: Double) {
    let scale = scale / 255
    color = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) * scale
    alpha = Double(pixel.alpha) * scale
  }

  /// The colour without the alpha.
  var straight: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }

  /// The nearest pixel; what is out of range is cut off.
  var pixel: Pixel {
    let whole = alpha.unitClamped * 255
    func channel(_ value: Double) -> UInt8 {
      UInt8(min((value.unitClamped * 255).rounded(), whole.rounded()))
    }
    return Pixel(
      red: channel(color.x), green: channel(color.y), blue: channel(color.z),
      alpha: UInt8(whole.rounded()))
  }
}

extension SIMD3<Double> {
  fileprivate static var one: SIMD3<Double> { SIMD3(repeating: 1) }

  private var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// Returns this colour with the luminosity of `other`, brought back into range towards grey.
  fileprivate func lit(as other: SIMD3<Double>) -> SIMD3<Double> {
    var color = self + (other.luminosity - luminosity)
    let grey = color.luminosity
    let least = color.min()
    let most = color.max()
    if least < 0 { color = grey + (color - grey) * (grey / (grey - least)) }
    if most > 1 { color = grey + (color - grey) * ((1 - grey) / (most - grey)) }
    return color
  }

  /// Returns this colour with the saturation of `other`.
  fileprivate func saturated(as other: SIMD3<Double>) -> SIMD3<Double> {
    let own = max() - min()
    guard own > 0 else { return .zero }
    return (self - min()) * ((other.max() - other.min()) / own)
  }
}
