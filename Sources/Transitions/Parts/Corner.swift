import Foundation

/// A corner of the screen.
public enum Corner: String, Sendable, Hashable, CaseIterable {
  /// At the top on the left.
  case topLeft = "top-left"
  /// At the top on the right.
  case topRight = "top-right"
  /// At the bottom on the left.
  case bottomLeft = "bottom-left"
  /// At the bottom on the right.
  case bottomRight = "bottom-right"
}

extension Corner {
  /// Where it is in the unit square: 0 or 1 each way.
  var unit: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }

  /// Returns where it is in a rectangle.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
  }
}

extension Catalogue.Parameter {
  /// A corner of the screen.
  static func corner(_ standard: Corner, _ summary: String) -> Catalogue.Parameter {
    Catalogue.Parameter(
      "corner", .choice(of: Corner.allCases.map(\.rawValue)), default: .choice(standard.rawValue),
      summary)
  }
}
