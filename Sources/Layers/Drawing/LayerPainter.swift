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
    var items: [DisplayList.Item] = []
    guard !projection.isDegenerate, mayBeVisible(layer.extent, through: projection) else {
      return items
    }
    add(layer, through: projection, opacity: handedDown, to: &items)
    return items
  }

  /// Adds what draws `layer`, which may be visible, with everything below it, and its shadow, mask
  /// and opacity, to `items`.
  func add(
    _ layer: PresentedLayer, through projection: Projection, opacity handedDown: Double,
    to items: inout [DisplayList.Item]
  ) {
    if let transition = layer.properties.transition {
      items += TransitionPainter(painter: self, transition: transition)
        .items(drawing: layer, through: projection, opacity: handedDown)
      return
    }
    let opacity = handedDown * layer.properties.opacity.unitClamped
    guard opacity > 0, !layer.properties.isHidden else { return }
    let isGroup = layer.properties.allowsGroupOpacity
    let start = items.count
    if layer.properties.shouldRasterize {
      items += rasterized(layer, through: projection, opacity: isGroup ? 1 : opacity)
    } else {
      addComposite(of: layer, through: projection, opacity: isGroup ? 1 : opacity, to: &items)
    }
    guard items.count > start else { return }
    var compositing = Compositing(blendMode: layer.properties.blendMode)
    if isGroup { compositing.opacity = opacity }
    if let mask = layer.mask {
      let cover = LayerMask(mask, painter: self, projection: projection)
      compositing.clips = cover.clips
      compositing.mask = cover.items
    }
    compositing.apply(to: &items, from: start)
  }

  /// Adds what draws `layer` with everything below it and its shadow, without its mask and its
  /// group opacity, to `items`.
  ///
  /// `opacity` is what the layer's own drawing and each sublayer's is multiplied by.
  func addComposite(
    of layer: PresentedLayer, through projection: Projection, opacity: Double,
    to items: inout [DisplayList.Item]
  ) {
    if layer.properties.showsShadow, shadowNesting < Self.deepestShadow {
      items += shadow(of: layer, through: projection, opacity: opacity)
    }
    addBody(of: layer, through: projection, opacity: opacity, to: &items)
  }

  /// Adds what draws `layer` with everything below it, without its shadow, to `items`.
  func addBody(
    of layer: PresentedLayer, through projection: Projection, opacity: Double,
    to items: inout [DisplayList.Item]
  ) {
    let outline = layer.properties.outline
    let inside =
      layer.properties.borderHidesEdge(at: opacity)
      ? outline.inset(by: layer.properties.borderWidth / 2) : outline
    if layer.properties.masksToBounds {
      items += clippedBody(of: layer, to: inside, through: projection, opacity: opacity)
    } else {
      let own = OwnDrawing(layer, plane: plane(of: layer.properties, projection, opacity: opacity))
      addBackdrop(of: layer.properties, inside: inside, own.plane, to: &items)
      own.add(fillingTo: inside, to: &items)
      addSublayers(of: layer, through: projection, opacity: opacity, to: &items)
    }
    addBorder(
      of: layer.properties, along: outline, through: projection, opacity: opacity, to: &items)
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
    let own = OwnDrawing(layer, plane: plane(of: layer.properties, projection, opacity: opacity))
    var sublayers: [DisplayList.Item] = []
    addSublayers(of: layer, through: projection, opacity: opacity, to: &sublayers)
    var items: [DisplayList.Item] = []
    if sublayers.isEmpty, let pictures = own.items(clippedTo: outline) {
      addBackdrop(of: layer.properties, inside: outline, own.plane, to: &items)
      return items + pictures
    }
    let clip = DisplayList.Clip(
      outline.shape, projection: projection,
      edges: outline.isRectangle ? own.plane.edges : .smooth)
    let beyond = outline.inset(by: -overhang(of: projection, at: outline.rect))
    addBackdrop(of: layer.properties, inside: beyond, own.plane, to: &items)
    own.add(fillingTo: beyond, to: &items)
    return Compositing(clips: [clip]).applied(to: items + sublayers)
  }

  /// Adds what draws the blurred backdrop of a layer that has one.
  private func addBackdrop(
    of properties: LayerProperties, inside outline: BoundsOutline, _ plane: DrawingPlane,
    to items: inout [DisplayList.Item]
  ) {
    guard let backdrop = properties.backdrop, backdrop.changesBackdrop, !outline.isEmpty else {
      return
    }
    items.append(plane.draw(backdrop, inside: outline.shape))
  }

  private func addBorder(
    of properties: LayerProperties, along outline: BoundsOutline, through projection: Projection,
    opacity: Double, to items: inout [DisplayList.Item]
  ) {
    guard properties.borderWidth > 0, properties.borderWidth.isFinite,
      let color = properties.borderColor, color.alpha > 0, !outline.isEmpty
    else { return }
    let plane = plane(of: properties, projection, opacity: opacity)
    items.append(
      plane.draw(outline.border(width: properties.borderWidth), .color(plane.tinted(color))))
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
  fileprivate func borderHidesEdge(at opacity: Double) -> Bool {
    opacity >= 1 && borderWidth > 0 && borderWidth.isFinite && (borderColor?.alpha ?? 0) >= 1
  }
}
