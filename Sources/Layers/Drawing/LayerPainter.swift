import Foundation
import Geometry
import Raster

/// Turns presented layers into display-list items.
///
/// A painter knows the space that it paints into (a canvas, or a sheet in some layer's plane) and
/// what every colour is multiplied by; everything else is asked of the layers.
struct LayerPainter {
  /// The part of the space that is kept, in the space's units.
  var visible: CGRect
  /// Pixels to one of the space's units.
  var pixelsPerUnit: Double
  /// What red, green and blue are multiplied by.
  var tint = Color.white
  /// How the edges of layers meet the pixels that they cross.
  var edges = EdgePolicy.smooth
  /// How many shadows, one the shadow of what casts the other, are being painted.
  var shadowNesting = 0

  /// Shadows are themselves part of what casts a shadow, down to this nesting.
  ///
  /// Every layer on the way would double what there is to draw.
  private static let deepestShadow = 2

  /// Items are dropped when they lie further outside than this, in pixels.
  private static let margin = 2.0
}

extension LayerPainter {
  /// Returns what draws `layer`, with everything below it, and its shadow, mask and opacity.
  ///
  /// `projection` maps the layer's bounds space to the painter's space; `handedDown` is what layers
  /// above that form no group multiply the alpha by.
  func items(
    drawing layer: PresentedLayer, through projection: Projection, opacity handedDown: Double = 1
  ) -> [DisplayList.Item] {
    let properties = layer.properties
    guard !projection.isDegenerate, mayBeVisible(layer.extent, through: projection) else {
      return []
    }
    if let transition = properties.transition {
      return TransitionPainter(painter: self, transition: transition)
        .items(drawing: layer, through: projection, opacity: handedDown)
    }
    let opacity = handedDown * properties.opacity.unitClamped
    guard opacity > 0, !properties.isHidden else { return [] }
    var compositing = Compositing(blendMode: properties.blendMode)
    if properties.allowsGroupOpacity { compositing.opacity = opacity }
    if let mask = layer.mask {
      let cover = LayerMask(mask, painter: self, projection: projection)
      compositing.clips = cover.clips
      compositing.mask = cover.items
    }
    let each = properties.allowsGroupOpacity ? 1 : opacity
    guard properties.shouldRasterize else {
      let composite = composite(of: layer, through: projection, opacity: each)
      return compositing.applied(to: composite)
    }
    return compositing.applied(to: rasterized(layer, through: projection, opacity: each))
  }

  /// Returns what draws `layer` with everything below it and its shadow, without its mask and its
  /// group opacity.
  ///
  /// `opacity` is what the layer's own drawing and each sublayer's is multiplied by.
  func composite(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let body = body(of: layer, through: projection, opacity: opacity)
    guard layer.properties.showsShadow, shadowNesting < Self.deepestShadow else { return body }
    return shadow(of: layer, through: projection, opacity: opacity) + body
  }

  /// Returns what draws `layer` with everything below it, without its shadow.
  func body(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let properties = layer.properties
    let outline = properties.outline
    let inside =
      properties.borderHidesEdge ? outline.inset(by: properties.borderWidth / 2) : outline
    var items: [DisplayList.Item]
    if properties.masksToBounds {
      items = clippedBody(of: layer, to: inside, through: projection, opacity: opacity)
    } else {
      let own = OwnDrawing(properties, plane: plane(of: properties, projection, opacity: opacity))
      items = own.items(fillingTo: inside)
      items += sublayers(of: layer, through: projection, opacity: opacity)
    }
    return items + border(of: properties, along: outline, through: projection, opacity: opacity)
  }

  /// Returns the inside of a layer that clips to its bounds.
  ///
  /// What the layer draws itself is shaped by the outline where that suffices. Otherwise all is
  /// clipped together, and reaches beyond the outline, so that the edge is antialiased once.
  private func clippedBody(
    of layer: PresentedLayer, to outline: BoundsOutline, through projection: Projection,
    opacity: Double
  ) -> [DisplayList.Item] {
    guard !outline.isEmpty else { return [] }
    let own = OwnDrawing(
      layer.properties, plane: plane(of: layer.properties, projection, opacity: opacity))
    let sublayers = sublayers(of: layer, through: projection, opacity: opacity)
    if sublayers.isEmpty, let items = own.items(clippedTo: outline) { return items }
    let clip = DisplayList.Clip(
      outline.shape, projection: projection,
      edges: outline.isRectangle ? own.plane.edges : .smooth)
    let items = own.items(fillingTo: outline.inset(by: -overhang(of: projection, at: outline.rect)))
    return Compositing(clips: [clip]).applied(to: items + sublayers)
  }

  private func border(
    of properties: LayerProperties, along outline: BoundsOutline, through projection: Projection,
    opacity: Double
  ) -> [DisplayList.Item] {
    guard let color = properties.borderColor, color.alpha > 0, properties.borderWidth > 0,
      properties.borderWidth.isFinite, !outline.isEmpty
    else { return [] }
    let plane = plane(of: properties, projection, opacity: opacity)
    return [plane.draw(outline.border(width: properties.borderWidth), .color(plane.tinted(color)))]
  }

  /// A length in the plane that is at least two pixels on the canvas anywhere along `rect`.
  private func overhang(of projection: Projection, at rect: CGRect) -> CGFloat {
    let size = max(rect.width, rect.height)
    let least = size / max(1, stretchInPixels(of: projection, over: rect) * size) * 2
    return min(max(least, 1), max(size, 1))
  }

  /// How many pixels a unit of the plane is long on the canvas, at most, within `rect`.
  func stretchInPixels(of projection: Projection, over rect: CGRect) -> Double {
    projection.stretch(over: rect) * pixelsPerUnit
  }

  /// Whether something in the part `extent` of a plane can be seen.
  func mayBeVisible(_ extent: CGRect, through projection: Projection) -> Bool {
    let image = projection.reach(of: extent)
    guard !image.isNull else { return false }
    let margin = CGFloat(Self.margin / pixelsPerUnit)
    return !image.insetBy(dx: -margin, dy: -margin).overlap(with: visible).isEmpty
  }

  private func plane(
    of properties: LayerProperties, _ projection: Projection, opacity: Double
  ) -> DrawingPlane {
    DrawingPlane(
      projection: projection, opacity: opacity, tint: tint, edges: edges.edges(of: properties),
      pixelsPerUnit: pixelsPerUnit)
  }
}

extension LayerProperties {
  /// Whether an opaque border lies over the edge of everything that the bounds clip or shape.
  ///
  /// The edge below then ends under the middle of the border, so that its colour does not shine
  /// through where the border's own edge covers pixels in part.
  fileprivate var borderHidesEdge: Bool {
    borderWidth > 0 && borderWidth.isFinite && (borderColor?.alpha ?? 0) >= 1
  }
}
