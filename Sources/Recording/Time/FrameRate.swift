/// How many frames a second has, exactly.
public struct FrameRate: Sendable, Hashable {
  /// The number of frames in a second: positive, at most 1000.
  public let framesPerSecond: Fraction

  /// Sixty frames a second.
  public static let standard = FrameRate(unchecked: Fraction(60))

  private init(unchecked framesPerSecond: Fraction) {
    self.framesPerSecond = framesPerSecond
  }

  /// Creates a rate, or nil if it is not positive, above 1000, or not a fraction of terms up to
  /// a million.
  public init?(_ framesPerSecond: Fraction) {
    guard framesPerSecond.numerator > 0, framesPerSecond.numerator <= 1_000_000,
      framesPerSecond.denominator <= 1_000_000,
      framesPerSecond.numerator <= 1000 * framesPerSecond.denominator
    else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  /// Creates the rate that `text` writes: `60`, `29.97` or `30000/1001`.
  public init?(parsing text: String) {
    guard let fraction = Fraction(parsing: text) else { return nil }
    self.init(fraction)
  }
}

extension FrameRate {
  /// The time between two frames, in seconds.
  public var frameDuration: Fraction {
    Fraction(framesPerSecond.denominator, framesPerSecond.numerator)
  }

  /// Returns when frame `index` shows, in seconds from frame 0.
  ///
  /// Computed from the index, never by adding up: frame 60 at 60 frames a second is at exactly 1.
  public func time(ofFrame index: Int) -> Double {
    Double(index * framesPerSecond.denominator) / Double(framesPerSecond.numerator)
  }

  /// Returns the number of frames that show something `duration` seconds long from its first
  /// moment to its finished state: ⌈duration · rate⌉ + 1.
  ///
  /// The duration counts as the nearest whole number of nanoseconds, so that 0.28 s at 25 frames
  /// a second are 8 frames although the product of the doubles is a little above 7.
  ///
  /// - Precondition: `duration` is finite, not negative, and below nine thousand million.
  public func frameCount(covering duration: Double) -> Int {
    precondition(duration >= 0, "a duration is not negative")
    let seconds = Fraction(nearest: duration)
    let above = Int128(seconds.numerator) * Int128(framesPerSecond.numerator)
    let below = Int128(seconds.denominator) * Int128(framesPerSecond.denominator)
    return Int((above + below - 1) / below) + 1
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a fraction: `60/1`.
  public var description: String { framesPerSecond.description }
}
