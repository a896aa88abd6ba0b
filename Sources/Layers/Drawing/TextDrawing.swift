import Foundation
import Geometry
import Raster
import Typesetting

/// A layer's text, set in lines for the layer's bounds.
struct TextDrawing: Sendable {
  /// The lines; their origin is the upper left corner of the room that they were set in.
  let layout: TextLayout
  /// The part of the layer's plane that may be painted, in its bounds space; null: none.
  let extent: CGRect
  /// The map from the lines to the layer's bounds space.
  private let placement: CGAffineTransform
  /// What nothing is drawn outside of, in the lines' space; nil: nothing lies outside.
  private let clip: CGRect?
  private let text: TextProperties

  /// Sets the text of a layer; nil for a layer that has none to show.
  init?(_ properties: LayerProperties) {
    guard let text = properties.text, !text.isEmpty, !properties.isHidden,
      properties.depth == .flattened, !properties.bounds.isEmpty
    else { return nil }
    self.text = text
    let bounds = properties.bounds
    let size = text.setting?.size ?? bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let scale = properties.contentsScale
    let setter = TextSetter(text, scale: scale > 0 && scale.isFinite ? scale : 1)
    let lines = setter.layout(in: size)
    layout = lines.layout
    // The whole room, then where contents of its size lie in the bounds.
    let frame =
      text.setting == nil
      ? bounds
      : ContentsFit(gravity: properties.contentsGravity.rawValue).frame(of: size, in: bounds)
    placement = CGAffineTransform(translationX: lines.origin.x, y: lines.origin.y)
      .concatenating(
        CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
      )
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    var ink = layout.inkBounds
    for (background, color) in text.backgrounds(of: layout) where color.alpha > 0 {
      ink = ink.union(background)
    }
    if let setting = text.setting, setting.shadowColor != nil {
      ink = ink.union(ink.offsetBy(dx: setting.shadowOffset.width, dy: setting.shadowOffset.height))
    }
    guard !ink.isNull, ink.isFinite else {
      clip = nil
      extent = .null
      return
    }
    let room = CGRect(
      x: -lines.origin.x, y: -lines.origin.y, width: size.width, height: size.height)
    let seen = ink.intersection(room)
    clip = room.contains(ink) ? nil : room
    extent = seen.isNull ? .null : seen.applying(placement)
  }

  /// Adds what draws the text on a layer's plane, back to front, to `items`.
  func add(to items: inout [DisplayList.Item], on plane: DrawingPlane) {
    guard !extent.isNull else { return }
    let projection = Projection(placement).concatenating(plane.projection)
    var own: [DisplayList.Item] = []
    func draw(_ shape: DisplayList.Shape, _ color: Color, _ projection: Projection) {
      own.append(
        .draw(
          DisplayList.Draw(
            shape, paint: .color(plane.tinted(color)), projection: projection,
            opacity: plane.opacity)))
    }
    for (background, color) in text.backgrounds(of: layout) where color.alpha > 0 {
      draw(.rect(background), color, projection)
    }
    if let setting = text.setting, let color = setting.shadowColor, color.alpha > 0 {
      let moved = CGAffineTransform(
        translationX: setting.shadowOffset.width, y: setting.shadowOffset.height)
      for shape in layout.shapes {
        draw(.path(shape.path, .nonZero), color, Projection(moved).concatenating(projection))
      }
    }
    for shape in layout.shapes {
      guard let color = text.color(ofSpan: shape.span), color.alpha > 0 else { continue }
      draw(.path(shape.path, .nonZero), color, projection)
    }
    guard let clip else {
      items += own
      return
    }
    items.append(
      .group(
        DisplayList.Group(
          own,
          clips: [DisplayList.Clip(.rect(clip), projection: projection, edges: plane.edges)])))
  }
}

extension TextProperties {
  /// Whether there are no characters.
  var isEmpty: Bool {
    switch content {
    case .plain(let string): string.isEmpty
    case .styled(let text): text.spans.allSatisfy(\.text.isEmpty)
    }
  }

  /// The colour of a part of the text; nil: it is not drawn.
  func color(ofSpan index: Int) -> Color? {
    switch content {
    case .plain: foregroundColor
    case .styled(let text): text.colors[index]
    }
  }

  /// Returns what lies behind parts of the text, and in which colour.
  func backgrounds(of layout: TextLayout) -> [(CGRect, Color)] {
    guard case .styled(let text) = content else { return [] }
    return layout.backgrounds.compactMap { background in
      text.backgrounds[background.span].map { (background.rect, $0) }
    }
  }
}
