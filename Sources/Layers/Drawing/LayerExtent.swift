import Foundation
import Geometry
import Raster

/// The part of a layer's plane that the layer and everything below it may paint.
///
/// Never too small; a little too large where curves and blurs are. Null stands for nothing.
enum LayerExtent {
  /// Coordinates beyond this are moved to it.
  static let farthest: CGFloat = 0x1p24

  /// Rectangles are cut to this one, so that arithmetic with them stays finite.
  static let everywhere = CGRect(x: -0x1p40, y: -0x1p40, width: 0x1p41, height: 0x1p41)

  /// How many standard deviations of a blur are kept.
  static let blurReach: CGFloat = 3

  /// Returns all that may be painted, shadow and mask included, by a layer with the given properties
  /// and text whose sublayers bring in `members`.
  static func painted(
    by properties: LayerProperties, text: TextDrawing?, members: [SpaceMember],
    mask: PresentedLayer?
  ) -> CGRect {
    guard properties.transition == nil else { return everywhere }
    guard !properties.isHidden else { return .null }
    guard properties.depth == .flattened else { return everywhere }
    var extent = body(of: properties, text: text, members: members)
    if properties.showsShadow { extent = extent.union(properties.shadow(of: extent)) }
    if let mask {
      extent = extent.overlap(
        with:
          Projection(flattening: mask.properties.placement).reach(of: mask.extent))
    }
    return extent.isNull ? .null : extent.overlap(with: everywhere)
  }

  /// Returns what is painted apart from the shadow.
  static func body(
    of properties: LayerProperties, text: TextDrawing?, members: [SpaceMember]
  ) -> CGRect {
    var extent = properties.ownExtent
    if let text { extent = extent.union(text.extent) }
    for member in members where !member.layer.extent.isNull {
      extent = extent.union(member.projection.reach(of: member.layer.extent))
    }
    return properties.masksToBounds ? extent.overlap(with: properties.bounds) : extent
  }
}

extension LayerProperties {
  /// What the layer paints itself.
  fileprivate var ownExtent: CGRect {
    var extent = CGRect.null
    if bounds.isFinite, fillsBounds { extent = bounds }
    if contents != nil || uncommon != nil {
      for picture in pictures {
        if let frame = placement(of: picture).frame { extent = extent.union(frame) }
      }
      if let shape { extent = extent.union(shape.extent) }
    }
    return extent
  }

  /// Returns where the shadow of something that paints `extent` falls.
  fileprivate func shadow(of extent: CGRect) -> CGRect {
    let silhouette = shadowPath.map(\.bounds) ?? extent
    guard !silhouette.isNull, silhouette.isFinite else { return .null }
    let reach = blurRadius * LayerExtent.blurReach
    return silhouette.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
  }

  /// Whether something is painted over the whole bounds or along their edge.
  fileprivate var fillsBounds: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || gradient?.colors?.isEmpty == false
      || (borderWidth > 0 && (borderColor?.alpha ?? 0) > 0) || backdrop?.changesBackdrop == true
  }

  /// Whether the layer casts a shadow.
  var showsShadow: Bool {
    shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 && !masksToBounds
  }

  /// The standard deviation of the shadow's blur, in points: what is set, if it is a length that a
  /// canvas can show.
  var blurRadius: CGFloat {
    shadowRadius > 0 && shadowRadius.isFinite ? min(shadowRadius, 10_000) : 0
  }
}

extension ShapeProperties {
  /// The rectangle that fill and stroke lie in; null if nothing is drawn.
  var extent: CGRect {
    guard let path, path.isFinite else { return .null }
    let bounds = path.bounds
    guard !bounds.isNull, strokeColor != nil, lineWidth > 0, lineWidth.isFinite else {
      return bounds
    }
    // Square caps reach √2 half widths away from the line, miter joins up to the miter limit.
    let reach = lineJoin == .miter ? max(1.5, miterLimit) : 1.5
    let distance = lineWidth / 2 * (reach.isFinite ? reach : 1.5)
    return bounds.insetBy(dx: -distance, dy: -distance)
  }
}
