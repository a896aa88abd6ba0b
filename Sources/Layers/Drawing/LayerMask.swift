import Foundation
import Geometry
import Raster

/// What a mask does to the layer that has it: regions that limit it, where the mask is nothing but
/// an opaque shape, or else items whose alpha multiplies it.
struct LayerMask {
  let clips: [DisplayList.Clip]
  /// Nil if the clips say all; empty if nothing shows.
  let items: [DisplayList.Item]?

  /// Works out what `mask` does to a layer whose bounds space `projection` maps to the painter's
  /// space.
  init(_ mask: PresentedLayer, painter: LayerPainter, projection: Projection) {
    let masking = Projection(flattening: mask.properties.placement).concatenating(projection)
    if let regions = mask.opaqueRegions {
      let edges = painter.edges.edges(of: mask.properties)
      clips = regions.map { region in
        var clip = DisplayList.Clip(region, projection: masking)
        if case .rect = region { clip.edges = edges }
        return clip
      }
      items = masking.isDegenerate ? [] : nil
      return
    }
    clips = []
    let members = SpaceMember.entering(mask)
    items = SpacePainter(painter: painter, projection: projection).items(drawing: members)
  }
}

extension PresentedLayer {
  /// The regions whose intersection the layer covers with opaque paint, while it paints nothing
  /// else; nil if it is more complicated.
  fileprivate var opaqueRegions: [DisplayList.Shape]? {
    guard properties.isPlain, sublayers.isEmpty, mask == nil, !extent.isNull else { return nil }
    let outline = properties.outline
    let isFilled = (properties.backgroundColor?.alpha ?? 0) >= 1
    let showsShape = (properties.shape?.path).map { !$0.isEmpty && $0.isFinite } ?? false
    switch (isFilled, showsShape) {
    case (true, false):
      return outline.isEmpty ? nil : [outline.shape]
    case (false, true):
      guard properties.backgroundColor == nil, let shape = properties.shape, let path = shape.path,
        (shape.fillColor?.alpha ?? 0) >= 1, shape.strokeColor == nil
      else { return nil }
      let region = DisplayList.Shape.path(path, shape.rule)
      return properties.masksToBounds ? [outline.shape, region] : [region]
    case (true, true), (false, false):
      return nil
    }
  }
}

extension LayerProperties {
  /// Whether nothing but a background and a shape can be seen of the layer itself.
  fileprivate var isPlain: Bool {
    !isHidden && opacity >= 1 && pictures.isEmpty && gradient == nil && text == nil
      && transition == nil && !showsShadow && !shouldRasterize && depth == .flattened
      && isDoubleSided && blendMode == .normal && !(borderWidth > 0 && borderColor != nil)
      && bounds.isFinite
  }
}
