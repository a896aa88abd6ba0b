import Foundation
import Geometry
import Raster

extension LayerPainter {
  /// How many pixels a sheet has at most; beyond that its scale falls.
  private static let largestSheet = 0x1p24

  /// Returns the shadow of what `layer` shows, to be drawn below it.
  ///
  /// The silhouette is blurred in the layer's plane, so a shadow leans and grows with the layer.
  func shadow(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let properties = layer.properties
    guard let color = properties.shadowColor else { return [] }
    let source = LayerExtent(
      properties: properties, sublayers: layer.sublayers, mask: nil)
    let silhouetteExtent = properties.shadowPath.map(\.bounds) ?? source.body
    let offset = Projection(
      CGAffineTransform(
        translationX: properties.shadowOffset.width, y: properties.shadowOffset.height))
    let reach = properties.blurRadius * LayerExtent.blurReach
    return sheet(
      covering: silhouetteExtent.insetBy(dx: -reach, dy: -reach),
      through: offset.concatenating(projection), scale: nil, reach: reach
    ) { sheet, painter in
      if let path = properties.shadowPath {
        guard path.isFinite else { return }
        sheet.children = [
          .draw(
            DisplayList.Draw(.path(path, .nonZero), paint: .color(.black), projection: .identity))
        ]
      } else {
        sheet.children = painter.body(of: layer, through: .identity, opacity: 1)
      }
      var tint = tint.isNeutralFactor ? color : color.multiplied(by: self.tint)
      tint.alpha = 1
      sheet.tint = tint
      sheet.blurRadius = Double(properties.blurRadius)
      sheet.opacity = opacity * properties.shadowOpacity.unitClamped * color.alpha.unitClamped
    }
  }

  /// Returns `layer` with everything below it drawn on a sheet of the scale that it asks for.
  func rasterized(
    _ layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let scale = Double(layer.properties.rasterizationScale)
    return sheet(
      covering: layer.extent, through: projection, scale: scale > 0 && scale.isFinite ? scale : 1,
      reach: 0
    ) { sheet, painter in
      sheet.children = painter.composite(of: layer, through: .identity, opacity: opacity)
    }
  }

  /// Returns a sheet that covers what can be seen of `extent`, as `fill` completes it; nothing if
  /// nothing can be seen, or `fill` adds no children.
  ///
  /// `scale` counts pixels per point; nil stands for as many as the canvas has where the plane comes
  /// closest. `reach` is how far a blur carries colour, in points: children outside of what can be
  /// seen matter that far.
  private func sheet(
    covering extent: CGRect, through projection: Projection, scale: Double?, reach: CGFloat,
    fill: (inout DisplayList.Sheet, LayerPainter) -> Void
  ) -> [DisplayList.Item] {
    guard !projection.isDegenerate, mayBeVisible(extent, through: projection) else { return [] }
    let bounds = visiblePart(of: extent, through: projection)
      .insetBy(dx: -reach, dy: -reach).intersection(extent)
    guard !bounds.isEmpty, bounds.isFinite else { return [] }
    var scale = scale ?? min(stretchInPixels(of: projection, over: bounds), 16 * pixelsPerUnit)
    let area = Double(bounds.width) * Double(bounds.height)
    if area * scale * scale > Self.largestSheet { scale = (Self.largestSheet / area).squareRoot() }
    guard scale > 0, scale.isFinite else { return [] }
    var sheet = DisplayList.Sheet(
      [], bounds: bounds.onWholePixels(scale: CGFloat(scale)), scale: scale, projection: projection)
    var painter = self
    painter.visible = sheet.bounds
    painter.pixelsPerUnit = scale
    fill(&sheet, painter)
    return sheet.children.isEmpty || sheet.opacity <= 0 ? [] : [.sheet(sheet)]
  }

  /// Returns a rectangle that holds the part of `extent` that can be seen, all of it where the
  /// plane has perspective.
  private func visiblePart(of extent: CGRect, through projection: Projection) -> CGRect {
    guard let map = projection.affine, map.a * map.d - map.b * map.c != 0 else { return extent }
    let margin = CGFloat(2 / pixelsPerUnit)
    let seen = visible.insetBy(dx: -margin, dy: -margin).applying(map.inverted())
    return seen.isFinite ? extent.intersection(seen) : extent
  }
}

extension CGRect {
  /// Returns the smallest rectangle around this one whose sides lie between whole pixels.
  fileprivate func onWholePixels(scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    let right = (maxX * scale).rounded(.up) / scale
    let bottom = (maxY * scale).rounded(.up) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
