import Foundation
import Geometry
import Raster

extension LayerPainter {
  /// The finest that a blurred sheet needs to be: this many pixels to a standard deviation.
  ///
  /// Interpolated between its pixels, a Gaussian of that width is off by an eighth of a level.
  private static let pixelsPerDeviation = 8.0
  /// How many pixels for one that can be seen a sheet has at most, beyond what any sheet may have;
  /// its scale falls where it would need more.
  private static let largestShare = 4.0
  private static let alwaysAllowed = 0x1p16
  /// The coarsest that a sheet is drawn, in pixels per point: what shows of a coarser one is less
  /// than a pixel of all that a layer may reach.
  private static let leastScale = 1e-6

  /// Returns the shadow of what `layer` shows, to be drawn below it.
  ///
  /// The silhouette is blurred in the layer's plane, so a shadow leans and grows with the layer.
  func shadow(
    of layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let properties = layer.properties
    guard let color = properties.shadowColor else { return [] }
    let silhouetteExtent = properties.shadowPath.map(\.bounds) ?? layer.body
    guard !silhouetteExtent.isNull else { return [] }
    let offset = Projection(
      CGAffineTransform(
        translationX: properties.shadowOffset.width, y: properties.shadowOffset.height))
    let reach = properties.blurRadius * LayerExtent.blurReach
    return sheet(
      covering: silhouetteExtent.insetBy(dx: -reach, dy: -reach),
      through: offset.concatenating(projection), blurRadius: properties.blurRadius
    ) { sheet, painter in
      if let path = properties.shadowPath {
        guard path.isFinite else { return }
        sheet.children = [
          .draw(
            DisplayList.Draw(.path(path, .nonZero), paint: .color(.black), projection: .identity))
        ]
      } else {
        var painter = painter
        painter.shadowNesting += 1
        painter.addBody(of: layer, through: .identity, opacity: 1, to: &sheet.children)
      }
      var tint = tint.isNeutralFactor ? color : color.multiplied(by: self.tint)
      tint.alpha = 1
      sheet.tint = tint
      sheet.opacity = opacity * properties.shadowOpacity.unitClamped * color.alpha.unitClamped
    }
  }

  /// Returns `layer` with everything below it drawn on a sheet of the scale that it asks for.
  func rasterized(
    _ layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    let scale = Double(layer.properties.rasterizationScale)
    return sheet(
      covering: layer.extent, through: projection, scale: scale > 0 && scale.isFinite ? scale : 1
    ) { sheet, painter in
      painter.addComposite(of: layer, through: .identity, opacity: opacity, to: &sheet.children)
    }
  }

  /// Returns a sheet that covers what can be seen of `extent`, as `fill` completes it; nothing if
  /// nothing can be seen, or `fill` adds no children.
  ///
  /// `scale` counts pixels per point; nil stands for as many as the canvas has where the plane comes
  /// closest, or as the blur needs. `extent` includes the room that the blur takes.
  private func sheet(
    covering extent: CGRect, through projection: Projection, scale: Double? = nil,
    blurRadius: CGFloat = 0, fill: (inout DisplayList.Sheet, LayerPainter) -> Void
  ) -> [DisplayList.Item] {
    guard !projection.isDegenerate, mayBeVisible(extent, through: projection) else { return [] }
    // Children outside of what can be seen matter as far as a blur carries their colour.
    let reach = blurRadius * LayerExtent.blurReach
    let seenPart = visiblePart(of: extent, through: projection)
    guard !seenPart.isNull else { return [] }
    let bounds = seenPart.insetBy(dx: -reach, dy: -reach).overlap(with: extent)
    guard !bounds.isEmpty, bounds.isFinite else { return [] }
    var scale = scale ?? fittingScale(over: bounds, through: projection, blurRadius: blurRadius)
    let area = Double(bounds.width) * Double(bounds.height)
    let seen = Double(visible.width) * Double(visible.height) * pixelsPerUnit * pixelsPerUnit
    let limit = Self.alwaysAllowed + Self.largestShare * seen
    if area * scale * scale > limit { scale = (limit / area).squareRoot() }
    guard scale >= Self.leastScale, scale.isFinite else { return [] }
    var sheet = DisplayList.Sheet(
      [], bounds: bounds.onWholePixels(scale: CGFloat(scale)), scale: scale,
      blurRadius: Double(blurRadius), projection: projection)
    var painter = self
    painter.visible = sheet.bounds
    painter.pixelsPerUnit = scale
    fill(&sheet, painter)
    return sheet.children.isEmpty || sheet.opacity <= 0 ? [] : [.sheet(sheet)]
  }

  private func fittingScale(
    over bounds: CGRect, through projection: Projection, blurRadius: CGFloat
  ) -> Double {
    let scale = stretchInPixels(of: projection, over: bounds)
    guard blurRadius > 0 else { return scale }
    return min(scale, Self.pixelsPerDeviation / Double(blurRadius))
  }

  /// Returns a rectangle that holds the part of `extent` that can be seen; null if none can.
  private func visiblePart(of extent: CGRect, through projection: Projection) -> CGRect {
    guard let back = projection.inverted() else { return .null }
    let margin = CGFloat(2 / pixelsPerUnit)
    let seen = back.reach(of: visible.insetBy(dx: -margin, dy: -margin))
    return seen.isNull ? seen : extent.overlap(with: seen)
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
