import Foundation
import Geometry
import Raster

extension CALayer {
  /// Returns a picture of what the layer shows in `rect`, a part of its own coordinates.
  ///
  /// It holds the layer and everything in it, clipped to the layer's bounds, without the layer's
  /// own opacity and transform and whatever is around it. If that is one opaque picture shown pixel
  /// by pixel, the result is that very picture.
  ///
  /// `scale` counts pixels to a point. `time` is one of the timeline; nil stands for the values that
  /// were set, whatever animations make of them.
  package func snapshotPicture(
    of rect: CGRect, scale: CGFloat, at time: CFTimeInterval?
  ) -> Picture {
    let moment: PresentedLayer.Moment =
      time.map { .presentation(superlayerTime(atMediaTime: $0)) } ?? .model
    let layer = PresentedLayer(self, at: moment)
    var canvas = Canvas(size: rect.size, scale: scale)
    canvas.origin = rect.origin
    let list = canvas.displayList(ofInside: layer)
    return list.onlyPicture ?? Picture(Rasterizer().render(list))
  }
}

extension PresentedLayer {
  /// What draws the layer as it is now, its own opacity and mask included, in its bounds space: what
  /// a transition starts from.
  package var drawnState: [DisplayList.Item] {
    LayerPainter(visible: LayerExtent.everywhere, pixelsPerUnit: Self.statePixelsPerPoint)
      .items(drawing: self, through: .identity)
  }

  /// How finely blurs and rasterised layers are drawn in a state that is kept.
  private static let statePixelsPerPoint = 3.0

  /// The layer with its own opacity and blend mode taken away.
  fileprivate var inside: PresentedLayer {
    var properties = properties
    properties.opacity = 1
    properties.blendMode = .normal
    return PresentedLayer(
      name: name, properties: properties, sublayers: sublayers, mask: mask)
  }
}

extension Canvas {
  /// Returns what draws the inside of `layer`, clipped to its bounds; the canvas shows its bounds
  /// space.
  fileprivate func displayList(ofInside layer: PresentedLayer) -> DisplayList {
    var list = empty
    let bounds = layer.properties.bounds
    let items = painter.items(drawing: layer.inside, through: projection)
    let clip = DisplayList.Clip(.rect(bounds), projection: projection)
    let isInside = bounds.contains(CGRect(origin: origin, size: size))
    list.items = Compositing(clips: isInside ? [] : [clip]).applied(to: items)
    return list
  }
}

extension DisplayList {
  /// The picture that the list shows, if that is an opaque one that covers the canvas pixel by
  /// pixel.
  fileprivate var onlyPicture: Picture? {
    guard items.count == 1, case .draw(let draw) = items[0], draw.opacity == 1,
      case .rect(let rect) = draw.shape, case .picture(let paint) = draw.paint,
      paint.picture.bitmap.width == width, paint.picture.bitmap.height == height,
      paint.picture.isOpaque, let back = draw.projection.inverted()
    else { return nil }
    let toPicture = back.concatenating(Projection(paint.planeToPicture))
    let corners = CGRect(x: 0, y: 0, width: width, height: height).corners
    let isPixelByPixel = corners.allSatisfy { corner in
      guard let image = toPicture(corner), let point = back(corner) else { return false }
      let slack = 0.001
      return abs(image.x - corner.x) < slack && abs(image.y - corner.y) < slack
        && rect.insetBy(dx: -slack, dy: -slack).contains(point)
    }
    return isPixelByPixel ? paint.picture : nil
  }
}
