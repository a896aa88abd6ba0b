import Foundation
import Geometry
import Layers
import Views

/// Upright strips of a screen that are hinged to each other like folded paper.
@MainActor
struct FoldedScreen {
  private let strips: [UIView]
  private let shades: [Shade]

  /// Puts the axis of every strip at the edge that stays in front: left and right in turn.
  init(_ tiles: Tiles) {
    strips = tiles.all.map(\.view)
    shades = strips.map { Shade(over: $0) }
    for (index, strip) in strips.enumerated() {
      let frame = strip.frame
      let isLeft = index.isMultiple(of: 2)
      strip.layer.anchorPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
      strip.layer.position = CGPoint(x: isLeft ? frame.minX : frame.maxX, y: frame.midY)
    }
  }

  /// Folds the screen to a part of its width, whose left edge is at `start`, in points.
  func show(_ part: CGFloat, from start: CGFloat) {
    let depth = max(0, 1 - part * part).squareRoot()
    var edge = start
    for (index, strip) in strips.enumerated() {
      let isLeft = index.isMultiple(of: 2)
      strip.layer.position.x = isLeft ? edge : edge + strip.bounds.width * part
      edge += strip.bounds.width * part
      // The rotation about the upright axis with this cosine and sine.
      var turned = CATransform3DIdentity
      turned.m11 = part
      turned.m33 = part
      turned.m13 = isLeft ? -depth : depth
      turned.m31 = -turned.m13
      strip.layer.transform = turned
      shades[index].alpha = (isLeft ? 0.5 : 0.25) * (1 - part)
    }
  }
}
