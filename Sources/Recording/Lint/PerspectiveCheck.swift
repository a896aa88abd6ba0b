import Foundation
import Geometry
import Layers

/// Looks for perspective that makes what is further away larger.
///
/// A transform made of a turn R and then a perspective p has m34 = m33 · p, so the sign of p is that
/// of the product, whatever the turn.
@MainActor
struct PerspectiveCheck {
  private var names: [String] = []

  /// Looks at a layer and everything in it, as they stand now.
  mutating func look(at root: CALayer) {
    var found: [String] = []
    root.visitTree { layer in
      if Self.isTurnedRound(layer.transform) || Self.isTurnedRound(layer.sublayerTransform) {
        found.append(layer.subject)
      }
    }
    for name in found where !names.contains(name) { names.append(name) }
  }

  private static func isTurnedRound(_ matrix: CATransform3D) -> Bool {
    matrix.m34 * matrix.m33 > 1e-12
  }

  /// What was found.
  var findings: [LintFinding] {
    names.isEmpty
      ? []
      : [
        LintFinding(
          .perspective,
          "m34 of \(names.joined(separator: ", ")) is positive, which turns depth round: "
            + "write m34 = -1 / distance")
      ]
  }
}

extension CALayer {
  /// Calls `visit` with the layer and everything in it, masks included.
  func visitTree(_ visit: (CALayer) -> Void) {
    visit(self)
    mask?.visitTree(visit)
    for layer in sublayers ?? [] { layer.visitTree(visit) }
  }
}
