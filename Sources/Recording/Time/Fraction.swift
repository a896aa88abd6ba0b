/// An exact fraction in lowest terms, with a positive denominator.
public struct Fraction: Sendable, Hashable {
  /// What is above the line.
  public let numerator: Int
  /// What is below the line, at least 1.
  public let denominator: Int

  /// Nothing.
  public static let zero = Fraction(0, 1)

  /// Creates `numerator` / `denominator`, reduced.
  ///
  /// - Precondition: The denominator is positive.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator > 0, "a fraction has a positive denominator")
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / Int(divisor)
    self.denominator = denominator / Int(divisor)
  }

  /// Creates the fraction that `text` writes: `60`, `29.97` or `30000/1001`, up to nine decimals.
  ///
  /// - Returns: nil if the text is anything else or its numbers have more than twelve digits.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let above = Self.decimal(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self = above
      return
    }
    guard above.denominator == 1, !parts[0].contains("."),
      let below = Self.decimal(parts[1]), !parts[1].contains("."), below.numerator > 0
    else { return nil }
    self.init(above.numerator, below.numerator)
  }

  /// Creates the multiple of 10⁻⁹ nearest to `value`.
  ///
  /// - Precondition: `value` is finite and below nine thousand million in magnitude.
  public init(nearest value: Double) {
    precondition(abs(value) < 9e9, "nanoseconds are counted in 64 bits")
    self.init(Int((value * 1e9).rounded()), 1_000_000_000)
  }
}

extension Fraction {
  /// The nearest double.
  ///
  /// Correctly rounded while both terms are below 2⁵³.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// The sum of two fractions.
  ///
  /// - Precondition: The result's terms fit in 64 bits.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    let divisor = Int(commonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    return Fraction(
      left.numerator * (right.denominator / divisor)
        + right.numerator * (left.denominator / divisor),
      left.denominator / divisor * right.denominator)
  }

  /// Euclid's algorithm.
  private static func commonDivisor(_ first: UInt, _ second: UInt) -> UInt {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(larger, 1)
  }

  /// A number of ASCII digits, with up to nine more behind a point.
  private static func decimal(_ text: Substring) -> Fraction? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({ part in
        !part.isEmpty
          && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.count <= 9, parts[0].count + decimals.count <= 12,
      let digits = Int(parts[0] + decimals)
    else { return nil }
    return Fraction(digits, decimals.reduce(1) { power, _ in power * 10 })
  }
}

extension Fraction: CustomStringConvertible {
  /// The fraction with its line, also when it is whole: `60/1`.
  public var description: String { "\(numerator)/\(denominator)" }

  /// The fraction without its line when it is whole: `60`.
  public var shortest: String { denominator == 1 ? "\(numerator)" : description }
}
