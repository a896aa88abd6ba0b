/// A JSON number, kept as it is written, so that nothing is lost before somebody asks for it.
public struct JSONNumber: Sendable, Hashable {
  /// The number in JSON's own notation, such as `-1.5e3`.
  public let literal: String

  /// Wraps a literal that the reader has checked.
  package init(checked literal: String) {
    self.literal = literal
  }

  /// Creates the number that stands for an integer.
  public init(_ value: some BinaryInteger) {
    literal = "\(value)"
  }

  /// Creates the shortest number that reads back as `value`.
  ///
  /// - Precondition: `value` is finite; JSON has no other numbers.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON has neither infinities nor NaN")
    let text = "\(value)"
    literal = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONNumber {
  /// The nearest double, or nil if the number is beyond the largest one.
  public var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }

  /// The number as an integer, or nil if it has a fraction or does not fit.
  ///
  /// `2`, `2.0` and `0.2e1` are all 2. Numbers with a fraction part or an exponent go through
  /// `double`, and are integers only up to 2⁵³, where doubles still tell neighbours apart.
  public var integer: Int? {
    if let value = Int(literal) { return value }
    guard let value = double, abs(value) <= 0x1p53 else { return nil }
    return Int(exactly: value)
  }
}
