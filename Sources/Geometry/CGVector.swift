import Foundation

/// A displacement in the plane.
public struct CGVector: Sendable, Hashable, BitwiseCopyable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// The displacement that goes nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the displacement that goes nowhere.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a displacement from its two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a displacement from its two distances.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a displacement from its two distances.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Creates a displacement from two numbers in a row: dx, dy.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(dx: numbers.decode(CGFloat.self), dy: numbers.decode(CGFloat.self))
  }

  /// Writes two numbers in a row: dx, dy.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
