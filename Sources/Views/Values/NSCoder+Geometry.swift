import Foundation
import Geometry

/// Points, sizes and the like as text, in the platform's form: `{1, 2}`, `{{1, 2}, {3, 4}}`.
///
/// Text that is no such value is read as zeros.
extension NSCoder {
  /// Returns the point that a text stands for.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the size that a text stands for.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the vector that a text stands for.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the rectangle that a text stands for.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets that a text stands for: top, left, bottom, right.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the transform that a text stands for: a, b, c, d, tx, ty.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns a point as text.
  public class func string(for point: CGPoint) -> String {
    "{\(text(point.x)), \(text(point.y))}"
  }

  /// Returns a size as text.
  public class func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }

  /// Returns a rectangle as text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let found = string.split { "{}, \t\n".contains($0) }.map { Double($0) ?? .nan }
    guard found.count == count, found.allSatisfy(\.isFinite) else {
      return Array(repeating: 0, count: count)
    }
    return found.map { CGFloat($0) }
  }

  private class func text(_ number: CGFloat) -> String {
    let whole = number.rounded()
    return whole == number && abs(whole) < 1e15 ? String(Int(whole)) : "\(Double(number))"
  }
}
