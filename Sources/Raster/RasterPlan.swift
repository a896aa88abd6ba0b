import Geometry

/// What a display list comes to before any pixel is touched: its shapes on the canvas, its paints
/// ready to be asked for rows, and only what can be seen.
///
/// A plan is a value that any number of threads can draw bands from.
public struct RasterPlan: Sendable {
  /// The canvas's width, in pixels.
  public let width: Int
  /// The canvas's height, in pixels.
  public let height: Int
  /// What the canvas holds before anything is drawn.
  package let background: Pixel
  /// The shapes that items refer to by index.
  package var regions: [Region] = []
  /// The items, back to front.
  package var items: [PlannedItem] = []
}

/// A paint, where it goes, and how it mixes with what is there.
package struct PlannedItem: Sendable {
  /// The regions whose intersection is painted; none: the whole canvas.
  package var regions: [Int]
  /// What is painted.
  package var paint: PlannedPaint
  /// Multiplies the paint's alpha, 1 to 256.
  package var weight: UInt16
  /// How the paint mixes with what lies below.
  package var blendMode: DisplayList.BlendMode
  /// The pixels that may be changed.
  package var bounds: PixelBox

  /// Whether nothing shows through where the item covers a pixel wholly.
  package var isOpaque: Bool {
    weight == 256 && blendMode == .normal && paint.isOpaque
  }
}

/// What is painted.
package indirect enum PlannedPaint: Sendable {
  /// One premultiplied pixel.
  case solid(Pixel)
  /// A picture, mapped.
  case picture(PictureSampler)
  /// A gradient, mapped.
  case gradient(GradientSampler)
  /// Items that are composited together first.
  case group(PlannedGroup)

  /// Whether every pixel of it is opaque.
  package var isOpaque: Bool {
    switch self {
    case .solid(let pixel): pixel.alpha == 255
    case .picture(let sampler): sampler.picture.isOpaque
    case .gradient(let sampler): sampler.isOpaque
    case .group: false
    }
  }
}

/// Items that are composited together, and items whose alpha limits them.
package struct PlannedGroup: Sendable {
  /// The items, back to front.
  package var items: [PlannedItem]
  /// The items whose combined alpha multiplies that of the others; nil: none.
  package var mask: [PlannedItem]?
}
