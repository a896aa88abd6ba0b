import Foundation
import Geometry

extension CALayer {
  /// Returns the frontmost layer of the tree that contains a point of the superlayer's coordinates.
  ///
  /// Hidden layers and fully transparent ones are passed over, as are layers that keep their
  /// sublayers' depth. Sublayers in front are asked first: those with the larger `zPosition`, among
  /// equals the later ones.
  func findHit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, properties.opacity > 0,
      let local = projectionToSuperlayer.inverted()?(point)
    else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    let ordered = (sublayers ?? []).enumerated().sorted { left, right in
      let (a, b) = (left.element.zPosition, right.element.zPosition)
      return a == b ? left.offset > right.offset : a > b
    }
    for (_, layer) in ordered {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside && properties.depth == .flattened ? self : nil
  }

  private var projectionToSuperlayer: Projection {
    Projection(flattening: properties.matrix(inSuperlayer: superlayer?.properties))
  }
}
