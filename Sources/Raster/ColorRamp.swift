import PixelKernels

/// A gradient's colours in the form that the kernel reads: for the interval that begins at each
/// location its straight-alpha colour there and how fast that grows.
struct ColorRamp: Sendable {
  private(set) var locations: [Float] = []
  /// Four to a location: red, green, blue, alpha.
  private(set) var colors: [Float] = []
  /// Four to a location.
  private(set) var growths: [Float] = []
  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// Creates the ramp of stops; nil if there are none, or a location is not finite.
  ///
  /// A location below the one before is taken as equal to it.
  init?(_ stops: [Gradient.Stop]) {
    guard let first = stops.first, stops.allSatisfy(\.location.isFinite) else { return nil }
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
    var location = first.location
    for (index, stop) in stops.enumerated() {
      location = max(location, stop.location)
      locations.append(Float(location))
      let here = stop.color.components
      colors += here.map { Float($0) }
      guard index + 1 < stops.count else {
        growths += [0, 0, 0, 0]
        continue
      }
      let next = stops[index + 1]
      let length = max(location, next.location) - location
      for (from, to) in zip(here, next.color.components) {
        growths.append(length > 0 ? Float((to - from) / length) : 0)
      }
    }
  }
}

extension ColorRamp {
  /// Adds the colours and where they are.
  func add(to builder: inout DigestBuilder) {
    builder.add(locations.count)
    for number in locations + colors + growths { builder.add(UInt64(number.bitPattern)) }
  }
}

extension Color {
  /// The components brought into 0...1, in the order red, green, blue, alpha.
  fileprivate var components: [Double] {
    [red.unitClamped, green.unitClamped, blue.unitClamped, alpha.unitClamped]
  }
}
