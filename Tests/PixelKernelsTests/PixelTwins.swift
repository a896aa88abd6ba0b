import PixelKernels

/// The plain form of the kernels that composite, convert and average pixels, a channel at a time.
enum PixelTwins {
  static func channels(_ pixel: UInt32) -> [Int] {
    (0..<4).map { Int(pixel >> (8 * $0) & 255) }
  }

  static func pixel(_ channels: [Int]) -> UInt32 {
    channels.enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * $1.offset) }
  }

  /// The quotient of whole numbers, rounded to nearest, halves up.
  static func rounded(_ dividend: Int, by divisor: Int) -> Int {
    (2 * dividend + divisor) / (2 * divisor)
  }

  static func mixed(_ from: UInt32, _ to: UInt32, _ weight: Int) -> UInt32 {
    pixel(
      zip(channels(from), channels(to)).map {
        rounded($0 * (256 - weight) + $1 * weight, by: 256)
      })
  }

  static func weighted(_ pixel: UInt32, _ weight: Int) -> UInt32 {
    Self.pixel(channels(pixel).map { rounded($0 * weight, by: 256) })
  }

  static func scaled(_ pixel: UInt32, _ factor: Int) -> UInt32 {
    Self.pixel(channels(pixel).map { rounded($0 * factor, by: 255) })
  }

  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let rest = 255 - channels(source)[3]
    return pixel(
      zip(channels(source), channels(backdrop)).map { $0 + rounded($1 * rest, by: 255) })
  }

  static func premultiplied(_ straight: UInt32) -> UInt32 {
    let channels = channels(straight)
    return pixel(channels[..<3].map { rounded($0 * channels[3], by: 255) } + [channels[3]])
  }

  static func straight(_ premultiplied: UInt32) -> UInt32 {
    let channels = channels(premultiplied)
    guard channels[3] > 0 else { return 0 }
    return pixel(
      channels[..<3].map { min(255, ($0 * 255 + channels[3] / 2) / channels[3]) } + [channels[3]])
  }

  /// The greatest difference of a channel; colour does not count where alpha is 0.
  static func difference(_ some: UInt32, _ other: UInt32) -> UInt8 {
    let visible = [some, other].map(channels).map { $0[3] == 0 ? [0, 0, 0, 0] : $0 }
    return UInt8(zip(visible[0], visible[1]).map { abs($0 - $1) }.max() ?? 0)
  }

  static func swapped(_ pixel: UInt32) -> UInt32 {
    let channels = channels(pixel)
    return Self.pixel([channels[2], channels[1], channels[0], channels[3]])
  }

  /// The ramp's colour at `parameter`: floats, in the kernel's order of operations.
  static func color(_ ramp: Ramp, _ parameter: Float) -> UInt32 {
    var color = ramp.before
    var growth: [Float] = [0, 0, 0, 0]
    var offset: Float = 0
    if !(parameter < ramp.locations[0]) {
      let reached = ramp.locations.lastIndex { !(parameter < $0) } ?? 0
      color = ramp.colors[reached]
      growth = ramp.growths[reached]
      offset = reached < ramp.locations.count - 1 ? parameter - ramp.locations[reached] : 0
    }
    let alpha = color[3] + growth[3] * offset
    let scale = alpha * 255
    let whole = Int(scale + 0.5)
    let channels = (0..<3).map { min(Int((color[$0] + growth[$0] * offset) * scale + 0.5), whole) }
    return pixel(channels + [whole])
  }

  /// A gradient's colours.
  struct Ramp {
    var locations: [Float]
    var colors: [[Float]]
    var growths: [[Float]]
    var before: [Float] { colors[0] }
  }
}
