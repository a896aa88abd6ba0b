/// A difference that is let pass, and who said so.
///
/// Where there are several limits, a frame must keep all of them; where there is none, every pixel
/// must be equal.
public struct ComparisonLimit: Sendable, Hashable {
  /// What is limited.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// The greatest difference of one channel of one pixel, 0 to 255.
    case channelDifference = "channel-difference"
    /// The number of pixels that differ.
    case differentPixels = "different-pixels"
    /// The number of pixels that differ in the square of 16 × 16 pixels that has most of them.
    case densestWindow = "densest-window"
    /// The greatest distance of two colours in OKLab, 0 to about 1.
    case colorDistance = "color-distance"
  }

  /// What is limited.
  public var measure: Measure
  /// The greatest number that is let pass.
  public var value: Double
  /// Where the limit comes from, such as the name of an option or of a file.
  public var source: String

  /// Creates a limit.
  public init(_ measure: Measure, _ value: Double, source: String) {
    self.measure = measure
    self.value = value
    self.source = source
  }

  /// Whether a difference keeps the limit; one that has not been measured does not.
  public func allows(_ difference: PictureDifference) -> Bool {
    difference[measure].map { $0 <= value } ?? false
  }
}

extension PictureDifference {
  /// What a limit is compared with; nil for a distance of colours that has not been measured.
  public subscript(measure: ComparisonLimit.Measure) -> Double? {
    switch measure {
    case .channelDifference: Double(greatestDifference)
    case .differentPixels: Double(differentPixels)
    case .densestWindow: Double(densestWindow)
    case .colorDistance: isNone ? 0 : colorDistance
    }
  }
}
