extension Double {
  /// Creates the number that `text` writes in decimals, such as `1.5` or `-2e3`; nil for anything
  /// else, be it a number in hexadecimals, an infinity or what is no number.
  public init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ Self.decimalCharacters.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    self = value
  }

  private static let decimalCharacters = Set("0123456789.+-eE".utf8)
}
