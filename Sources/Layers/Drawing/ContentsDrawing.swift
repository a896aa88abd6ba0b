import Foundation
import Geometry
import Raster

/// The drawing of a layer's contents.
struct ContentsDrawing {
  let layer: PresentedLayer
  let plane: DrawingPlane

  /// Prepares the drawing of a layer's contents.
  init(_ layer: PresentedLayer, plane: DrawingPlane) {
    self.layer = layer
    self.plane = plane
  }
}

extension ContentsDrawing {
  /// Whether one opaque picture covers `rect` so that nothing below it shows.
  func hides(_ rect: CGRect) -> Bool {
    guard plane.opacity == 1, layer.properties.contentsFade == nil,
      let picture = layer.properties.contents,
      picture.isOpaque
    else { return false }
    let placement = layer.properties.placement(of: picture)
    // A rectangle that grew beyond the bounds for a clip's sake is covered if the bounds are.
    return placement.frame?.contains(rect.overlap(with: layer.properties.bounds)) ?? false
  }

  /// Returns the contents where they lie.
  ///
  /// `bounds` are the layer's, or a larger rectangle if a clip along the bounds follows: contents
  /// that end at the bounds then go on to its edge. They may be smaller as well, if a border hides
  /// the edge: contents that lie within the bounds then end there.
  func items(bounds: CGRect) -> [DisplayList.Item] {
    shown { picture in
      let placement = layer.properties.placement(of: picture)
      guard let frame = placement.frame else { return [] }
      let own = layer.properties.bounds
      let shrinks = !bounds.contains(own)
      let area = shrinks && !own.contains(frame) ? frame : frame.following(own, to: bounds)
      return items(of: picture, parts: placement.parts, frame: frame, over: .rect(area), area: area)
    }
  }

  /// Returns the contents cut along `outline`, or nil if that takes a clip.
  func items(cutTo outline: BoundsOutline) -> [DisplayList.Item]? {
    for picture in layer.properties.pictures {
      guard let frame = layer.properties.placement(of: picture).frame else { continue }
      guard outline.isRectangle || frame.contains(outline.rect) else { return nil }
    }
    return shown { picture in
      let placement = layer.properties.placement(of: picture)
      guard let frame = placement.frame else { return [] }
      let area = frame.overlap(with: outline.rect)
      guard !area.isEmpty else { return [] }
      let shape = frame.contains(outline.rect) ? outline.shape : .rect(area)
      return items(of: picture, parts: placement.parts, frame: frame, over: shape, area: area)
    }
  }

  /// Returns what draws the picture, or the mixture of the two pictures, that are shown.
  private func shown(_ items: (Picture) -> [DisplayList.Item]) -> [DisplayList.Item] {
    guard let fade = layer.properties.contentsFade else {
      return layer.properties.contents.map(items) ?? []
    }
    let area = layer.properties.pictures.compactMap { layer.properties.placement(of: $0).frame }
      .reduce(CGRect.null) { $0.union($1) }
    return Dissolve(
      old: fade.from.map(items) ?? [], new: fade.to.map(items) ?? [], progress: fade.progress
    ).items(within: plane.projection.reach(of: area))
  }

  /// Returns what draws `parts` of `picture` inside `shape`, which lies in `area`.
  ///
  /// The parts of a stretched picture meet without antialiasing, pixel by pixel, inside a clip that
  /// has it: two antialiased edges that meet would let the background through.
  private func items(
    of picture: Picture, parts: [PlacedContents], frame: CGRect, over shape: DisplayList.Shape,
    area: CGRect
  ) -> [DisplayList.Item] {
    let picture = plane.tinted(picture)
    guard parts.count > 1 else {
      return parts.map { plane.draw(shape, .picture(paint(picture, part: $0))) }
    }
    let draws = parts.map { part in
      DisplayList.Item.draw(
        DisplayList.Draw(
          .rect(part.destination.reachingOut(from: frame)),
          paint: .picture(paint(picture, part: part)),
          projection: plane.projection, opacity: plane.opacity, edges: .hard))
    }
    let clip = DisplayList.Clip(shape, projection: plane.projection, edges: plane.edges)
    return Compositing(clips: [clip]).applied(to: draws)
  }

  private func paint(_ picture: Picture, part: PlacedContents) -> PicturePaint {
    PicturePaint(
      picture, planeToPicture: part.planeToPicture,
      magnification: layer.properties.magnificationFilter == .nearest ? .nearest : .linear,
      minification: layer.properties.minificationFilter == .nearest ? .nearest : .linear)
  }
}

extension CGRect {
  /// Returns this rectangle with those of its sides that lie on sides of `bounds` moved to the
  /// corresponding sides of `target`.
  fileprivate func following(_ bounds: CGRect, to target: CGRect) -> CGRect {
    guard bounds != target else { return self }
    let left = minX == bounds.minX ? target.minX : minX
    let top = minY == bounds.minY ? target.minY : minY
    let right = maxX == bounds.maxX ? target.maxX : maxX
    let bottom = maxY == bounds.maxY ? target.maxY : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns this rectangle with those of its sides that lie on sides of `frame` moved outwards, by
  /// the frame's own size.
  fileprivate func reachingOut(from frame: CGRect) -> CGRect {
    following(frame, to: frame.insetBy(dx: -frame.width, dy: -frame.height))
  }
}
