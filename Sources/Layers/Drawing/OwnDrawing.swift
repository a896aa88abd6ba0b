import Foundation
import Geometry
import Raster

/// What a layer draws itself below its sublayers: background, gradient, contents, shape and text.
struct OwnDrawing {
  let layer: PresentedLayer
  let plane: DrawingPlane

  /// Prepares the drawing of a layer.
  init(_ layer: PresentedLayer, plane: DrawingPlane) {
    self.layer = layer
    self.plane = plane
  }
}

extension OwnDrawing {
  /// Adds all parts, back to front, the background and the gradient filling `outline`, to `items`.
  ///
  /// Contents lie where they lie, unless they fill the bounds and would end where `outline` does
  /// not: a clip follows then, and they reach beyond it as the background does.
  func add(fillingTo outline: BoundsOutline, to items: inout [DisplayList.Item]) {
    let contents = ContentsDrawing(layer, plane: plane)
    if !contents.hides(outline.rect) { addFills(of: outline, to: &items) }
    items += contents.items(bounds: outline.rect)
    addShapes(to: &items)
    layer.text?.add(to: &items, on: plane)
  }

  /// Returns all parts, each cut along `outline`, or nil if that takes a clip.
  func items(clippedTo outline: BoundsOutline) -> [DisplayList.Item]? {
    var items: [DisplayList.Item] = []
    addShapes(to: &items)
    layer.text?.add(to: &items, on: plane)
    guard items.isEmpty else { return nil }
    let contents = ContentsDrawing(layer, plane: plane)
    guard let pictures = contents.items(cutTo: outline) else { return nil }
    if !contents.hides(outline.rect) { addFills(of: outline, to: &items) }
    return items + pictures
  }

  /// Adds the background and the gradient, each filling `outline`, to `items`.
  private func addFills(of outline: BoundsOutline, to items: inout [DisplayList.Item]) {
    guard !outline.isEmpty else { return }
    let gradient = layer.properties.gradient.flatMap {
      GradientFill($0, bounds: layer.properties.bounds, tint: plane.tint)
    }
    if let color = layer.properties.backgroundColor, color.alpha > 0,
      gradient?.isOpaque != true || plane.opacity < 1
    {
      items.append(plane.draw(outline.shape, .color(plane.tinted(color))))
    }
    if let gradient { items.append(plane.draw(outline.shape, gradient.paint)) }
  }

  /// Adds the fill and the stroke of a shape layer to `items`.
  private func addShapes(to items: inout [DisplayList.Item]) {
    guard let shape = layer.properties.shape, let path = shape.path, !path.isEmpty, path.isFinite
    else { return }
    if let color = shape.fillColor, color.alpha > 0 {
      items.append(plane.draw(.path(path, shape.rule), .color(plane.tinted(color))))
    }
    if let color = shape.strokeColor, color.alpha > 0,
      let outline = shape.strokeOutline(tolerance: plane.tolerance(over: shape.extent))
    {
      items.append(plane.draw(.path(outline, .nonZero), .color(plane.tinted(color))))
    }
  }
}

extension ShapeProperties {
  /// Which points count as inside.
  var rule: Path.FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }
}
