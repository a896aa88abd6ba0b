import Foundation
import Geometry
import Raster

/// What one layer draws itself, apart from the layers in it.
struct LayerPlate {
  /// What the layer is called and shows, in words.
  let caption: String
  /// How many layers it lies in.
  let nesting: Int
  /// What it draws on the canvas, limited by the masks and the bounds of the layers that it lies in.
  let items: [DisplayList.Item]
  /// The corners of its bounds on the canvas, in pixels.
  let outline: ConvexPolygon

  /// Whether nothing of it can be seen: it is clear, or masked, or clipped away.
  var isInvisible: Bool { items.isEmpty }
}

/// Takes a layer tree apart into plates, back to front.
///
/// Layers that only hold others make no plate.
struct PlateCollector {
  private(set) var plates: [LayerPlate] = []
  private let painter: LayerPainter

  /// Creates a collector for what `painter` paints on.
  init(_ painter: LayerPainter) {
    self.painter = painter
  }

  /// Adds the plates of layers that share a space, and of those in them.
  ///
  /// `limits` are what the layers around them do to all that is in them, the innermost last.
  mutating func add(
    _ members: [SpaceMember], through projection: Projection = .identity,
    limits: [Compositing] = []
  ) {
    for member in Self.sorted(members) where member.isFacing {
      add(member, through: member.projection.concatenating(projection), limits: limits)
    }
  }

  private mutating func add(
    _ member: SpaceMember, through projection: Projection, limits: [Compositing]
  ) {
    let layer = member.layer
    var painter = painter
    painter.tint = painter.tint.multiplied(by: member.tint)
    if layer.properties.transition == nil {
      let alone = layer.alone
      if !alone.body.isNull {
        append(
          layer, painter.items(drawing: alone, through: projection, opacity: member.opacity),
          through: projection, limits: limits)
      }
      let limit = painter.limit(of: layer, through: projection)
      let each = layer.properties.allowsGroupOpacity ? 1 : layer.properties.opacity.unitClamped
      add(
        SpaceMember.members(
          of: layer.sublayers, in: layer.properties, opacity: each * member.opacity,
          tint: member.tint),
        through: projection, limits: limits + [limit])
    } else {
      append(
        layer, painter.items(drawing: layer, through: projection, opacity: member.opacity),
        through: projection, limits: limits)
    }
  }

  private mutating func append(
    _ layer: PresentedLayer, _ items: [DisplayList.Item], through projection: Projection,
    limits: [Compositing]
  ) {
    let bounds = layer.properties.bounds
    let outline = projection.image(of: bounds.isEmpty ? layer.alone.extent : bounds)
    guard !outline.isEmpty, outline.bounds.isFinite else { return }
    plates.append(
      LayerPlate(
        caption: layer.caption, nesting: limits.count,
        items: limits.reversed().reduce(items) { $1.applied(to: $0) }, outline: outline))
  }

  /// Returns members from the back to the front; one that others cut comes where its nearest piece
  /// does.
  private static func sorted(_ members: [SpaceMember]) -> [SpaceMember] {
    let pieces = DepthOrder.sorted(
      members.enumerated().map { index, member in
        PlanePolygon(
          source: index, transform: member.matrix, polygon: ConvexPolygon(member.layer.extent))
      })
    var order: [Int] = []
    for piece in pieces.reversed() where !order.contains(piece.source) {
      order.append(piece.source)
    }
    // Members that paint nothing have no pieces.
    let others = members.indices.filter { !order.contains($0) }
    return (others + order.reversed()).map { members[$0] }
  }
}

extension LayerPainter {
  /// What `layer` does to everything in it: its mask, its bounds if they clip, and its opacity.
  fileprivate func limit(of layer: PresentedLayer, through projection: Projection) -> Compositing {
    let properties = layer.properties
    var limit = Compositing()
    if properties.allowsGroupOpacity { limit.opacity = properties.opacity.unitClamped }
    if properties.masksToBounds {
      limit.clips.append(DisplayList.Clip(properties.outline.shape, projection: projection))
    }
    if let mask = layer.mask {
      let cover = LayerMask(mask, painter: self, projection: projection)
      limit.clips += cover.clips
      limit.mask = cover.items
    }
    return limit
  }
}

extension PresentedLayer {
  /// The layer without those in it, mixing with nothing.
  fileprivate var alone: PresentedLayer {
    var properties = properties
    properties.blendMode = .normal
    return PresentedLayer(name: name, properties: properties, mask: mask)
  }

  /// What the layer is called and shows, in words.
  fileprivate var caption: String {
    var words: [String] = []
    if let picture = properties.pictures.last {
      words.append("picture \(picture.bitmap.width)×\(picture.bitmap.height)")
    }
    if properties.gradient != nil { words.append("gradient") }
    if properties.shape?.path != nil { words.append("shape") }
    if text != nil { words.append("text") }
    if properties.backgroundColor != nil { words.append("color") }
    if properties.borderWidth > 0 { words.append("border") }
    if properties.showsShadow { words.append("shadow") }
    if properties.backdrop?.changesBackdrop == true { words.append("blurs what is behind") }
    if mask != nil { words.append("masked") }
    if properties.masksToBounds { words.append("clips") }
    if properties.opacity < 1 { words.append("opacity \(properties.opacity)") }
    return ([name ?? "layer"] + words).joined(separator: ", ")
  }
}
