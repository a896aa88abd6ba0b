import Foundation
import Geometry
import Raster

extension LayerValue {
  /// Whether the value is a transform.
  package var isTransform: Bool {
    if case .transform = self { true } else { false }
  }

  /// Whether the value is a number.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether the value is a path, or none where one can be.
  package var isPath: Bool {
    if case .path = self { true } else { false }
  }

  /// Returns the sum: component by component, for transforms the product in which `other` acts
  /// first.
  ///
  /// A value that cannot be added gives way to `other`.
  package func adding(_ other: LayerValue) -> LayerValue {
    combined(with: other, +) { $1.concatenating($0) } ?? other
  }

  /// Returns the difference: component by component, for transforms what has to act before `other`
  /// to make this one.
  ///
  /// A value that cannot be subtracted from stays as it is.
  package func subtracting(_ other: LayerValue) -> LayerValue {
    combined(with: other, -) { $0.concatenating(CATransform3DInvert($1)) } ?? self
  }

  /// Returns the value times a whole number, for transforms that often repeated.
  package func scaled(by count: Double) -> LayerValue {
    switch self {
    case .transform(let matrix): .transform(matrix.repeated(Int(clamping: count)))
    default:
      combined(with: self) { value, _ in
        value * count
      } _: { matrix, _ in
        matrix
      } ?? self
    }
  }

  /// Applies an operation to the components of two values; nil if they have none in common.
  private func combined(
    with other: LayerValue, _ combine: (Double, Double) -> Double,
    _ join: (CATransform3D, CATransform3D) -> CATransform3D
  ) -> LayerValue? {
    func length(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(combine(Double(a), Double(b))) }
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(combine(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: length(a.x, b.x), y: length(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: length(a.width, b.width), height: length(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: length(a.origin.x, b.origin.x), y: length(a.origin.y, b.origin.y),
          width: length(a.size.width, b.size.width),
          height: length(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(join(a, b))
    case (.color(let a), .color(let b)):
      let (a, b) = (Color.clear(ifAbsent: a), Color.clear(ifAbsent: b))
      return .color(
        Color(
          red: combine(a.red, b.red), green: combine(a.green, b.green),
          blue: combine(a.blue, b.blue), alpha: combine(a.alpha, b.alpha)))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      return .numbers(zip(a, b).map(combine))
    default:
      return nil
    }
  }
}

extension CATransform3D {
  /// Returns the product of `count` matrices like this one; the identity for 0 or less.
  func repeated(_ count: Int) -> CATransform3D {
    var result = CATransform3D.identity
    var power = self
    var remaining = count
    while remaining > 0 {
      if remaining & 1 == 1 { result = result.concatenating(power) }
      power = power.concatenating(power)
      remaining >>= 1
    }
    return result
  }
}
