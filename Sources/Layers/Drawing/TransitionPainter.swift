import Foundation
import Geometry
import Raster

/// Draws a layer that is on the way from an earlier state to the present one.
///
/// | kind   | old state                    | new state                        |
/// |--------|------------------------------|----------------------------------|
/// | fade   | fades out in place           | fades in, the sum staying whole  |
/// | moveIn | rests                        | slides in over it                |
/// | push   | slides out and fades         | slides in behind it and appears  |
/// | reveal | slides away                  | rests beneath                    |
/// | cube   | turns away as a cube's face  | turns in as the face beside it   |
/// | flip   | turns to its edge            | turns from its edge to the front |
///
/// Everything is clipped to the layer's bounds but the turning ones.
struct TransitionPainter {
  let painter: LayerPainter
  let transition: LayerTransition

  /// How far the eye is from the plane in which cubes and cards turn, in points.
  private static let eyeDistance: CGFloat = 1000

  /// Returns what draws `layer`, whose bounds space `projection` takes to the painter's space.
  func items(
    drawing layer: PresentedLayer, through projection: Projection, opacity: Double
  ) -> [DisplayList.Item] {
    var properties = layer.properties
    properties.transition = nil
    let settled = PresentedLayer(
      name: layer.name, properties: properties, sublayers: layer.sublayers, mask: layer.mask)
    func drawOld(_ moved: Projection) -> [DisplayList.Item] {
      let whole = moved.concatenating(projection)
      return Compositing(opacity: opacity).applied(
        to: transition.old.map { $0.projected(by: whole) })
    }
    func drawNew(_ moved: Projection) -> [DisplayList.Item] {
      painter.items(
        drawing: settled, through: moved.concatenating(projection), opacity: opacity)
    }
    let clip = DisplayList.Clip(.rect(properties.bounds), projection: projection)
    let area = projection.reach(of: properties.bounds)
    let progress = transition.progress.unitClamped
    let (incoming, outgoing) = slides(in: properties.bounds, progress: progress)
    switch transition.kind {
    case .fade:
      return Dissolve(old: drawOld(.identity), new: drawNew(.identity), progress: progress)
        .items(within: area)
    case .moveIn:
      return Compositing(clips: [clip]).applied(to: drawOld(.identity) + drawNew(incoming))
    case .push:
      return Compositing(clips: [clip]).applied(
        to: Compositing(opacity: 1 - progress).applied(to: drawOld(outgoing))
          + Compositing(opacity: progress).applied(to: drawNew(incoming)))
    case .reveal:
      return Compositing(clips: [clip]).applied(to: drawNew(.identity) + drawOld(outgoing))
    case .cube:
      return drawOld(face(turnedBy: -progress / 2, in: properties.bounds, depth: 0.5))
        + drawNew(face(turnedBy: (1 - progress) / 2, in: properties.bounds, depth: 0.5))
    case .flip:
      return progress < 0.5
        ? drawOld(face(turnedBy: -progress, in: properties.bounds, depth: 0))
        : drawNew(face(turnedBy: 1 - progress, in: properties.bounds, depth: 0))
    }
  }

  /// Returns how far the new state and the old one are from the layer's place.
  private func slides(in bounds: CGRect, progress: Double) -> (new: Projection, old: Projection) {
    let way = transition.side.way
    func slide(_ share: Double) -> Projection {
      Projection(
        CGAffineTransform(
          translationX: way.dx * bounds.width * CGFloat(share),
          y: way.dy * bounds.height * CGFloat(share)))
    }
    return (slide(1 - progress), slide(-progress))
  }

  /// Returns the map of a face that is turned about the middle of `bounds`, by `turns` half turns
  /// towards the side from which the new state comes, `depth` sides in front of the axis.
  private func face(turnedBy turns: Double, in bounds: CGRect, depth: CGFloat) -> Projection {
    let way = transition.side.way
    let distance = depth * (way.dx != 0 ? bounds.width : bounds.height)
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / Self.eyeDistance
    let turn = CATransform3DMakeRotation(CGFloat(turns * .pi), -way.dy, way.dx, 0)
    let matrix = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, distance)
      .concatenating(turn)
      .concatenating(CATransform3DMakeTranslation(0, 0, -distance))
      .concatenating(perspective)
      .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    return Projection(flattening: matrix)
  }
}

extension LayerTransition.Side {
  /// The direction from the layer to the side.
  fileprivate var way: CGVector {
    switch self {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    }
  }
}

extension DisplayList.Item {
  /// Returns the item with everything mapped further by `next`.
  func projected(by next: Projection) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      draw.projection = draw.projection.concatenating(next)
      return .draw(draw)
    case .sheet(var sheet):
      sheet.projection = sheet.projection.concatenating(next)
      return .sheet(sheet)
    case .group(var group):
      group.children = group.children.map { $0.projected(by: next) }
      group.mask = group.mask?.map { $0.projected(by: next) }
      for index in group.clips.indices {
        group.clips[index].projection = group.clips[index].projection.concatenating(next)
      }
      return .group(group)
    }
  }
}
