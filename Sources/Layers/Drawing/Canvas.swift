import Foundation
import Geometry
import Raster

/// What a layer tree is drawn on.
package struct Canvas: Sendable, Hashable {
  /// In points.
  package var size: CGSize
  /// Pixels to a point.
  package var scale: CGFloat
  package var background: Color
  /// The point that lies at the upper left corner.
  package var origin = CGPoint.zero
  /// How the edges of rectangular layers meet the pixels that they cross.
  package var edges = EdgePolicy.smooth

  /// Creates a canvas.
  package init(size: CGSize, scale: CGFloat, background: Color = .clear) {
    self.size = size
    self.scale = scale
    self.background = background
  }
}

extension Canvas {
  /// No side has more pixels.
  private static let largestSide: CGFloat = 0x1p24

  /// Returns what draws `layer` on the canvas; its superlayer space is the canvas's.
  package func displayList(drawing layer: PresentedLayer) -> DisplayList {
    var list = empty
    list.items = SpacePainter(painter: painter, projection: projection)
      .items(drawing: SpaceMember.entering(layer))
    return list
  }

  /// The canvas with nothing on it.
  var empty: DisplayList {
    DisplayList(
      width: pixels(size.width), height: pixels(size.height), background: background)
  }

  /// The map from points to pixels.
  var projection: Projection {
    Projection(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
  }

  /// Who paints on the canvas.
  var painter: LayerPainter {
    LayerPainter(
      visible: CGRect(x: 0, y: 0, width: pixels(size.width), height: pixels(size.height)),
      pixelsPerUnit: 1, edges: edges)
  }

  /// A length in whole pixels, rounded up unless it is a whole number but for rounding errors.
  private func pixels(_ length: CGFloat) -> Int {
    let pixels = length * scale
    guard pixels > 0, pixels.isFinite else { return 0 }
    return Int(min((pixels - 1e-6).rounded(.up), Self.largestSide))
  }
}
