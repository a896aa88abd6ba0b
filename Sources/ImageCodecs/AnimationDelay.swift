/// For how long a frame of an animated PNG shows: a fraction of a second, of two 16-bit numbers.
public struct AnimationDelay: Sendable, Hashable {
  /// What is above the line.
  public let numerator: UInt16
  /// What is below the line, at least 1.
  public let denominator: UInt16

  /// Creates the delay nearest to `numerator` / `denominator` seconds.
  ///
  /// It is exact if both terms of the fraction, in lowest terms, are at most 65 535.
  ///
  /// - Precondition: The numerator is not negative and the denominator is positive.
  public init(nearest numerator: Int, _ denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "a delay is a time")
    let limit = Int(UInt16.max)
    guard numerator / denominator < limit else {
      self.init(limit, 1)
      return
    }
    // The convergents of the continued fraction; one of the last two, or one between them, is the
    // nearest fraction with terms that fit.
    var (above, below) = (numerator, denominator)
    var last = (numerator: 1, denominator: 0)
    var beforeLast = (numerator: 0, denominator: 1)
    while below > 0 {
      let quotient = above / below
      var steps = quotient
      if last.numerator > 0 {
        steps = min(steps, (limit - beforeLast.numerator) / last.numerator)
      }
      if last.denominator > 0 {
        steps = min(steps, (limit - beforeLast.denominator) / last.denominator)
      }
      let next = (
        numerator: steps * last.numerator + beforeLast.numerator,
        denominator: steps * last.denominator + beforeLast.denominator
      )
      guard steps == quotient else {
        let isNearer =
          next.denominator > 0
          && (last.denominator == 0
            || Self.distance(next, numerator, denominator, times: last.denominator)
              < Self.distance(last, numerator, denominator, times: next.denominator))
        if isNearer { last = next }
        break
      }
      (beforeLast, last) = (last, next)
      (above, below) = (below, above % below)
    }
    self.init(last.numerator, last.denominator)
  }

  private init(_ numerator: Int, _ denominator: Int) {
    self.numerator = UInt16(numerator)
    self.denominator = UInt16(denominator)
  }

  /// The distance of a fraction from `numerator` / `denominator`, times both denominators and
  /// `factor`.
  private static func distance(
    _ fraction: (numerator: Int, denominator: Int), _ numerator: Int, _ denominator: Int,
    times factor: Int
  ) -> Int128 {
    let difference =
      Int128(fraction.numerator) * Int128(denominator)
      - Int128(fraction.denominator) * Int128(numerator)
    return (difference < 0 ? -difference : difference) * Int128(factor)
  }

  /// Whether the delay is `numerator` / `denominator` seconds.
  public func equals(_ numerator: Int, _ denominator: Int) -> Bool {
    Int128(self.numerator) * Int128(denominator) == Int128(numerator) * Int128(self.denominator)
  }
}
