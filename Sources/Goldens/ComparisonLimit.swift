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
  }

  /// What is limited.
  public var measure: Measure
  /// The greatest number that is let pass.
  public var value: Int
  /// Where the limit comes from, such as the name of an option.
  public var source: String

  /// Creates a limit.
  public init(_ measure: Measure, _ value: Int, source: String) {
    self.measure = measure
    self.value = value
    self.source = source
  }

  /// Whether a difference keeps the limit.
  public func allows(_ difference: PictureDifference) -> Bool {
    difference[measure] <= value
  }
}

extension PictureDifference {
  /// What a limit is compared with.
  public subscript(measure: ComparisonLimit.Measure) -> Int {
    switch measure {
    case .channelDifference: greatestDifference
    case .differentPixels: differentPixels
    case .densestWindow: densestWindow
    }
  }
}
