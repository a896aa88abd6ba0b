import Foundation
import Geometry

/// A length that follows the container's size: `a · W + b · H + c` points.
///
/// Written as a sum of terms: `50`, `H-50`, `0.5W`, `W/2+10`.
public struct Extent: Sendable, Hashable {
  /// How much of the container's width it holds.
  public var ofWidth: Double
  /// How much of the container's height it holds.
  public var ofHeight: Double
  /// What is added, in points.
  public var points: Double

  /// Creates the length `ofWidth · W + ofHeight · H + points`.
  public init(ofWidth: Double = 0, ofHeight: Double = 0, points: Double = 0) {
    self.ofWidth = ofWidth
    self.ofHeight = ofHeight
    self.points = points
  }

  /// Returns the length in a container of `size`, in points.
  public func length(in size: CGSize) -> CGFloat {
    ofWidth * size.width + ofHeight * size.height + points
  }
}

extension Extent {
  /// Reads a sum of terms, each a number, `W` or `H` with an optional factor before or divisor after.
  ///
  /// Returns nil for anything else, and for numbers that are not finite.
  public init?(_ text: some StringProtocol) {
    self.init()
    var rest = Substring(text.filter { !$0.isWhitespace })
    guard !rest.isEmpty else { return nil }
    while let term = Self.nextTerm(&rest) {
      guard add(term) else { return nil }
    }
    guard rest.isEmpty, [ofWidth, ofHeight, points].allSatisfy(\.isFinite) else { return nil }
  }

  private static func nextTerm(_ rest: inout Substring) -> Substring? {
    guard let first = rest.first else { return nil }
    var end = rest.index(after: rest.startIndex)
    var former = first
    while end < rest.endIndex, !"+-".contains(rest[end]) || "eE".contains(former) {
      former = rest[end]
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private mutating func add(_ term: Substring) -> Bool {
    var term = term
    let sign: Double = term.first == "-" ? -1 : 1
    if let first = term.first, "+-".contains(first) { term.removeFirst() }
    guard let letter = term.firstIndex(where: { "WHwh".contains($0) }) else {
      guard let number = Double(decimal: term) else { return false }
      points += sign * number
      return true
    }
    guard
      let factor = Self.factor(before: term[..<letter], after: term[term.index(after: letter)...])
    else { return false }
    if "Ww".contains(term[letter]) { ofWidth += sign * factor } else { ofHeight += sign * factor }
    return true
  }

  private static func factor(before: Substring, after: Substring) -> Double? {
    let number = before.hasSuffix("*") ? before.dropLast() : before
    guard let factor = number.isEmpty ? 1 : Double(decimal: number) else { return nil }
    guard !after.isEmpty else { return factor }
    guard after.hasPrefix("/"), let divisor = Double(decimal: after.dropFirst()), divisor != 0
    else {
      return nil
    }
    return factor / divisor
  }
}

extension Extent: CustomStringConvertible {
  /// The sum of terms, as `init(_:)` reads it.
  public var description: String {
    var terms: [String] = []
    for (factor, letter) in [(ofWidth, "W"), (ofHeight, "H")] where factor != 0 {
      terms.append(factor == 1 ? letter : factor == -1 ? "-\(letter)" : Self.plain(factor) + letter)
    }
    if points != 0 || terms.isEmpty { terms.append(Self.plain(points)) }
    return terms.joined(separator: "+").replacingOccurrences(of: "+-", with: "-")
  }

  static func plain(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}

/// A point that follows the container's size, written `x,y`.
public struct RelativePoint: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Extent
  /// The distance from the top edge.
  public var y: Extent

  /// Creates the point.
  public init(x: Extent, y: Extent) {
    self.x = x
    self.y = y
  }

  /// Returns the point in a container of `size`, in points.
  public func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x.length(in: size), y: y.length(in: size))
  }
}

/// A rectangle that follows the container's size, written `x,y,width,height`.
public struct RelativeRect: Sendable, Hashable {
  /// The corner at the top left.
  public var origin: RelativePoint
  /// The width.
  public var width: Extent
  /// The height.
  public var height: Extent

  /// Creates the rectangle.
  public init(x: Extent, y: Extent, width: Extent, height: Extent) {
    origin = RelativePoint(x: x, y: y)
    self.width = width
    self.height = height
  }

  /// Returns the rectangle in a container of `size`, in points.
  public func rect(in size: CGSize) -> CGRect {
    CGRect(
      origin: origin.point(in: size),
      size: CGSize(width: width.length(in: size), height: height.length(in: size)))
  }
}

extension RelativePoint: CustomStringConvertible {
  /// Reads `x,y`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Extent($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    self.init(x: x, y: y)
  }

  /// The point as `x,y`.
  public var description: String { "\(x),\(y)" }
}

extension RelativeRect: CustomStringConvertible {
  /// Reads `x,y,width,height`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Extent($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The rectangle as `x,y,width,height`.
  public var description: String { "\(origin),\(width),\(height)" }
}
