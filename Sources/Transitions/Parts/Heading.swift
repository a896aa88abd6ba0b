import Foundation
import Geometry

/// A way along the edges of the screen.
public enum Heading: String, Sendable, Hashable, CaseIterable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// To the top.
  case up
  /// To the bottom.
  case down
}

extension Heading {
  /// The other way.
  var opposite: Heading {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Whether it is a way from side to side.
  var isHorizontal: Bool { self == .left || self == .right }

  /// One step this way: ±1 along one axis.
  var step: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }

  /// Returns the way across a part of `size`.
  func way(across size: CGSize, _ part: CGFloat = 1) -> CGAffineTransform {
    CGAffineTransform(
      translationX: step.x * size.width * part, y: step.y * size.height * part)
  }
}

extension Catalogue.Parameter {
  /// A way along the edges of the screen.
  static func heading(_ standard: Heading, _ summary: String)
    -> Catalogue.Parameter
  {
    Catalogue.Parameter(
      "direction", .choice(of: Heading.allCases.map(\.rawValue)),
      default: .choice(standard.rawValue),
      summary)
  }
}
