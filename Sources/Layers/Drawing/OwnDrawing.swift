import Foundation
import Geometry
import Raster

/// What a layer draws itself below its sublayers: background, gradient, contents and shape.
struct OwnDrawing {
  let properties: LayerProperties
  let plane: DrawingPlane

  /// Prepares the drawing of a layer with the given properties.
  init(_ properties: LayerProperties, plane: DrawingPlane) {
    self.properties = properties
    self.plane = plane
  }
}

extension OwnDrawing {
  /// Returns all parts, back to front, the background and the gradient filling `outline`.
  ///
  /// Contents lie where they lie, unless they fill the bounds and would end where `outline` does
  /// not: a clip follows then, and they reach beyond it as the background does.
  func items(fillingTo outline: BoundsOutline) -> [DisplayList.Item] {
    let contents = ContentsDrawing(properties, plane: plane)
    var items: [DisplayList.Item] = []
    if !contents.hides(outline.rect) { items += fills(of: outline) }
    items += contents.items(bounds: outline.rect)
    return items + shapes()
  }

  /// Returns all parts, each cut along `outline`, or nil if that takes a clip.
  func items(clippedTo outline: BoundsOutline) -> [DisplayList.Item]? {
    guard properties.shape == nil || shapes().isEmpty else { return nil }
    let contents = ContentsDrawing(properties, plane: plane)
    guard let pictures = contents.items(cutTo: outline) else { return nil }
    return (contents.hides(outline.rect) ? [] : fills(of: outline)) + pictures
  }

  /// Returns the background and the gradient, each filling `outline`.
  private func fills(of outline: BoundsOutline) -> [DisplayList.Item] {
    guard !outline.isEmpty else { return [] }
    var items: [DisplayList.Item] = []
    let gradient = properties.gradient.flatMap {
      GradientFill($0, bounds: properties.bounds, tint: plane.tint)
    }
    if let color = properties.backgroundColor, color.alpha > 0,
      gradient?.isOpaque != true
        || plane.opacity < 1
    {
      items.append(plane.draw(outline.shape, .color(plane.tinted(color))))
    }
    if let gradient { items.append(plane.draw(outline.shape, gradient.paint)) }
    return items
  }

  /// Returns the fill and the stroke of a shape layer.
  private func shapes() -> [DisplayList.Item] {
    guard let shape = properties.shape, let path = shape.path, !path.isEmpty, path.isFinite else {
      return []
    }
    var items: [DisplayList.Item] = []
    if let color = shape.fillColor, color.alpha > 0 {
      items.append(plane.draw(.path(path, shape.rule), .color(plane.tinted(color))))
    }
    if let color = shape.strokeColor, color.alpha > 0,
      let outline = shape.strokeOutline(tolerance: plane.tolerance(over: shape.extent))
    {
      items.append(plane.draw(.path(outline, .nonZero), .color(plane.tinted(color))))
    }
    return items
  }
}

extension ShapeProperties {
  /// Which points count as inside.
  var rule: Path.FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }
}
