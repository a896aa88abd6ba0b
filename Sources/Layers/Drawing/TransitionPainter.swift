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
/// | curl   | is rolled off                | rests beneath                    |
/// | uncurl | rests                        | is rolled out over it            |
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
        to: transition.old.map { $0.mapped(by: whole) })
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
      let old = cubeFace(turnedBy: -progress / 2, in: properties.bounds)
      let new = cubeFace(turnedBy: (1 - progress) / 2, in: properties.bounds)
      return (old.map(drawOld) ?? []) + (new.map(drawNew) ?? [])
    case .curl:
      return PageCurl(of: properties.bounds, from: transition.side, progress: progress)
        .items(rolling: drawOld, off: drawNew(.identity), through: projection)
    case .uncurl:
      return PageCurl(of: properties.bounds, from: transition.side, progress: 1 - progress)
        .items(rolling: drawNew, off: drawOld(.identity), through: projection)
    case .flip:
      let turns = progress < 0.5 ? -progress : 1 - progress
      let moved = card(turnedBy: turns, in: properties.bounds)
      let shown = progress < 0.5 ? drawOld(moved) : drawNew(moved)
      let shade = DisplayList.Draw(
        .rect(properties.bounds), paint: .color(.black),
        projection: moved.concatenating(projection),
        opacity: Self.darkestShade * abs(Elementary.sin(turns * .pi)))
      return shown + [.group(DisplayList.Group([.draw(shade)], mask: shown))]
    }
  }

  /// How much black is laid over a card that is seen edge-on.
  private static let darkestShade = 0.2

  /// Returns the map of a card that is turned about the middle of `bounds`, by `turns` half turns
  /// towards the side from which the new state comes.
  ///
  /// The eye draws back meanwhile, so that the nearer edge is never longer than the card's side.
  private func card(turnedBy turns: Double, in bounds: CGRect) -> Projection {
    let way = transition.side.way
    let side = way.dx != 0 ? bounds.width : bounds.height
    let distance = side / 2 * CGFloat(abs(Elementary.sin(turns * .pi)))
    return face(turnedBy: turns, in: bounds, inFront: 0, behind: distance)
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

  /// Returns the map of a cube's face that is turned about the middle of the cube, by `turns` half
  /// turns towards the side from which the new state comes; nil for a face that is seen from inside
  /// the cube, which the other faces hide.
  ///
  /// A face is seen from outside if the eye is before its plane: with the cube's middle half a side
  /// behind the layer's plane, if (distance + side / 2) · cos angle > side / 2.
  private func cubeFace(turnedBy turns: Double, in bounds: CGRect) -> Projection? {
    let way = transition.side.way
    let half = (way.dx != 0 ? bounds.width : bounds.height) / 2
    let cosine = CGFloat(Elementary.cos(turns * .pi))
    guard (Self.eyeDistance + half) * cosine > half else { return nil }
    return face(turnedBy: turns, in: bounds, inFront: half, behind: half)
  }

  /// Returns the map of a face that is moved towards the eye, turned about the middle of `bounds`,
  /// and moved away from the eye, by distances in points.
  private func face(
    turnedBy turns: Double, in bounds: CGRect, inFront: CGFloat, behind: CGFloat
  ) -> Projection {
    let way = transition.side.way
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / Self.eyeDistance
    let turn = CATransform3DMakeRotation(CGFloat(turns * .pi), -way.dy, way.dx, 0)
    let matrix = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, inFront)
      .concatenating(turn)
      .concatenating(CATransform3DMakeTranslation(0, 0, -behind))
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
