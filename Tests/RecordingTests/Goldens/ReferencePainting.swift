import ImageCodecs

/// A picture that the reference has painted: red, green and blue of each pixel, 0 to 255.
struct ReferencePainting {
  var width: Int
  var height: Int
  var pixels: [SIMD3<Double>]
}

/// How far a rendering is from the reference, in levels of 0 to 255.
struct ReferenceDistance {
  /// The mean absolute difference over all pixels and channels.
  private(set) var mean = 0.0
  /// The largest mean signed difference of a channel in a block of 8 × 8 pixels; blind to the style
  /// of antialiasing, sees what is out of place.
  private(set) var block = 0.0

  /// Measures `rendering` against `painting`.
  ///
  /// - Precondition: Both have the same size.
  init(of rendering: StraightImage, from painting: ReferencePainting) {
    precondition(
      rendering.width == painting.width && rendering.height == painting.height,
      "pictures of different sizes have no distance")
    var sum = 0.0
    for top in stride(from: 0, to: painting.height, by: 8) {
      for left in stride(from: 0, to: painting.width, by: 8) {
        var signed = SIMD3<Double>()
        let rows = top..<min(top + 8, painting.height)
        let columns = left..<min(left + 8, painting.width)
        for index in rows.flatMap({ row in columns.map { row * painting.width + $0 } }) {
          let pixel = rendering.pixels[4 * index..<4 * index + 3].map(Double.init)
          let difference = SIMD3(pixel[0], pixel[1], pixel[2]) - painting.pixels[index]
          signed += difference
          sum += abs(difference.x) + abs(difference.y) + abs(difference.z)
        }
        // Cut blocks at the right and at the bottom weigh as what they are.
        signed /= 64
        block = max(block, abs(signed.x), abs(signed.y), abs(signed.z))
      }
    }
    mean = sum / Double(3 * painting.pixels.count)
  }
}
