import Foundation

extension CGAffineTransform: Codable {
  /// Creates a map from six numbers in a row: a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      a: numbers.decode(CGFloat.self), b: numbers.decode(CGFloat.self),
      c: numbers.decode(CGFloat.self), d: numbers.decode(CGFloat.self),
      tx: numbers.decode(CGFloat.self), ty: numbers.decode(CGFloat.self))
  }

  /// Writes six numbers in a row: a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try numbers.encode(entry) }
  }
}
