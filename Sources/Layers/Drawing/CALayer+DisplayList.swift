import Foundation
import Geometry
import Raster

extension CALayer {
  /// Everything that a frame of this layer's tree needs, as the tree is at `time`.
  ///
  /// The canvas shows the layer's superlayer space from its origin on; a window's layer therefore
  /// fills it. The answer depends on the model, the animations and the time alone, so it is the
  /// same however often and in whatever order it is asked for.
  ///
  /// - Parameters:
  ///   - time: A time of the timeline, in seconds.
  ///   - scale: Pixels to a point; at least a millionth.
  ///   - size: The size of the canvas, in points. Its sides in pixels are rounded up to whole ones.
  ///   - background: What the canvas holds before anything is drawn.
  ///   - edges: How the edges of rectangular layers meet the pixels that they cross.
  /// - Returns: The items to draw, back to front.
  public func displayList(
    at time: CFTimeInterval, scale: CGFloat, size: CGSize, background: Color = .clear,
    edges: EdgePolicy = .smooth
  ) -> DisplayList {
    var canvas = Canvas(size: size, scale: scale, background: background)
    canvas.edges = edges
    return displayList(at: .presentation(superlayerTime(atMediaTime: time)), canvas: canvas)
  }

  /// Returns everything that a picture of this layer's tree needs.
  package func displayList(at moment: PresentedLayer.Moment, canvas: Canvas) -> DisplayList {
    canvas.displayList(drawing: PresentedLayer(self, at: moment))
  }
}
