import Foundation
import Geometry
import Raster

extension SpacePainter {
  /// How far a face goes on beneath the rest of its layer where that is drawn later, and how far
  /// clips stay away from edges that they do not make, in pixels.
  private static let overlap = 1.5

  /// Returns what draws members of which some lean, cut where they pass through each other.
  func items(sorting members: [SpaceMember]) -> [DisplayList.Item] {
    let faces = members.enumerated().compactMap { index, member in
      DepthFace(of: member.layer.extent, under: member.matrix, source: index)
    }
    let sorted = FaceOrder.sorted(faces)
    return sorted.indices.flatMap { place -> [DisplayList.Item] in
      let face = sorted[place]
      let member = members[face.source]
      guard !face.cuts.isEmpty else { return items(drawing: member) }
      let later = sorted[(place + 1)...].filter { $0.source == face.source }
      let isOverlapping = member.layer.looksOpaque && member.opacity >= 1
      let clip = clip(of: face, beneath: isOverlapping ? later : [])
      return Compositing(clips: [clip]).applied(to: items(drawing: member))
    }
  }

  /// Returns the region in which a face that has been cut shows.
  ///
  /// The two sides of a cut share its line. Where the other side is drawn later and hides what is
  /// below it, this side goes on beneath it: two antialiased edges that only touch would let the
  /// background through.
  private func clip(of face: DepthFace, beneath later: [DepthFace]) -> DisplayList.Clip {
    let stretch = projection.stretch(over: face.box) * painter.pixelsPerUnit
    let distance = stretch > 0 ? Self.overlap / stretch : 0
    var polygon = face.wholeBox.insetBy(dx: -distance, dy: -distance).corners
    for cut in face.cuts {
      let goesOn = later.contains { other in
        other.cuts.contains { $0.number == cut.number && $0.isNear != cut.isNear }
      }
      let line = cut.line
      polygon = polygon.clipped(
        to: goesOn
          ? DepthFunction(a: line.a, b: line.b, c: line.c + distance * line.slope) : line)
    }
    return DisplayList.Clip(.polygon(polygon), projection: projection)
  }
}

extension PresentedLayer {
  /// Whether what lies below the layer's bounds is hidden, apart from round corners.
  var looksOpaque: Bool {
    guard properties.opacity >= 1, properties.blendMode == .normal, mask == nil else {
      return false
    }
    if (properties.backgroundColor?.alpha ?? 0) >= 1 { return true }
    guard let picture = properties.contents, properties.contentsFade == nil, picture.isOpaque else {
      return false
    }
    return properties.placement(of: picture).frame?.contains(properties.bounds) ?? false
  }
}
