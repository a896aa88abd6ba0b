import ImageCodecs

/// A few thousand pixels of a frame, to tell how far two frames are from each other.
package struct FrameSketch {
  /// The greatest number of rows and of columns that are looked at.
  private static let side = 128

  private let width: Int
  private let height: Int
  private let samples: [UInt8]

  /// Takes pixels at even distances.
  package init(_ image: StraightImage) {
    width = image.width
    height = image.height
    let pixels = image.pixels.span
    var samples: [UInt8] = []
    for y in Self.places(image.height) {
      for x in Self.places(image.width) {
        let offset = 4 * (y * image.width + x)
        let alpha = Int(pixels[offset + 3])
        for channel in offset..<offset + 3 {
          samples.append(UInt8((Int(pixels[channel]) * alpha + 127) / 255))
        }
        samples.append(pixels[offset + 3])
      }
    }
    self.samples = samples
  }

  private static func places(_ length: Int) -> [Int] {
    let count = min(length, side)
    return (0..<count).map { (2 * $0 + 1) * length / (2 * count) }
  }

  /// Returns the sum of the differences of all channels; nil between frames of different sizes.
  package func distance(to other: FrameSketch) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var sum = 0
    for index in samples.indices { sum += abs(Int(samples[index]) - Int(other.samples[index])) }
    return sum
  }

  /// Returns the mean difference of a channel, 0 to 255; nil between frames of different sizes.
  package func meanDifference(from other: FrameSketch) -> Double? {
    distance(to: other).map { samples.isEmpty ? 0 : Double($0) / Double(samples.count) }
  }
}

/// How far a frame is on the way from the first frame to the last one, by its pixels.
package struct PictureProgress {
  private let first: FrameSketch
  private let last: FrameSketch

  /// Creates the way between two frames; nil if they look the same, so that there is no way.
  package init?(first: FrameSketch, last: FrameSketch) {
    guard let distance = first.distance(to: last), distance > 0 else { return nil }
    self.first = first
    self.last = last
  }

  /// Returns 0 for what is the first frame, 1 for what is the last one, and what lies between for
  /// frames between; nil for a frame of another size.
  package func progress(of frame: FrameSketch) -> Double? {
    guard let behind = first.distance(to: frame), let ahead = frame.distance(to: last) else {
      return nil
    }
    return Double(behind) / Double(behind + ahead)
  }
}
