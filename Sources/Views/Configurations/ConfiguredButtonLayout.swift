import Foundation

/// Where title, subtitle and picture of a button lie, given how large they are, in points.
struct ConfiguredButtonLayout {
  /// The room around everything.
  let insets: NSDirectionalEdgeInsets
  /// The size of the picture.
  let picture: CGSize
  /// The edge at which it is.
  let placement: NSDirectionalRectEdge
  /// The distance between picture and text.
  let padding: CGFloat
  /// The size of the title.
  let title: CGSize
  /// The size of the subtitle.
  let subtitle: CGSize
  /// The distance between title and subtitle, where there are both.
  let titlePadding: CGFloat

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var content: CGSize {
    isStacked
      ? CGSize(
        width: max(picture.width, text.width), height: picture.height + padding + text.height)
      : CGSize(
        width: picture.width + padding + text.width, height: max(picture.height, text.height))
  }

  /// The size of a button that everything just fits into.
  var size: CGSize {
    CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The rectangles of the parts.
  struct Places {
    var picture = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Returns the parts' places in a button's bounds.
  @MainActor
  func places(
    in bounds: CGRect, alignment: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, title side: NSTextAlignment
  ) -> Places {
    let room = bounds.inset(by: insets.insets)
    let whole = CGRect(
      origin: origin(of: content, in: room, alignment, vertical), size: content)
    var places = Places()
    var text = CGRect(origin: .zero, size: text)
    places.picture.size = picture
    switch placement {
    case .top:
      places.picture.origin = CGPoint(x: whole.midX - picture.width / 2, y: whole.minY)
      text.origin = CGPoint(x: whole.midX - text.width / 2, y: whole.maxY - text.height)
    case .bottom:
      places.picture.origin = CGPoint(
        x: whole.midX - picture.width / 2, y: whole.maxY - picture.height)
      text.origin = CGPoint(x: whole.midX - text.width / 2, y: whole.minY)
    case .trailing:
      places.picture.origin = CGPoint(
        x: whole.maxX - picture.width, y: whole.midY - picture.height / 2)
      text.origin = CGPoint(x: whole.minX, y: whole.midY - text.height / 2)
    default:
      places.picture.origin = CGPoint(x: whole.minX, y: whole.midY - picture.height / 2)
      text.origin = CGPoint(x: whole.maxX - text.width, y: whole.midY - text.height / 2)
    }
    places.title = line(title, at: text.minY, in: text, side)
    places.subtitle = line(subtitle, at: text.maxY - subtitle.height, in: text, side)
    return places
  }

  @MainActor
  private func line(
    _ size: CGSize, at y: CGFloat, in text: CGRect, _ side: NSTextAlignment
  ) -> CGRect {
    let x: CGFloat
    switch side {
    case .center: x = text.midX - size.width / 2
    case .right: x = text.maxX - size.width
    default: x = text.minX
    }
    return CGRect(x: x.onWholePixel, y: y.onWholePixel, width: size.width, height: size.height)
  }

  private func origin(
    of size: CGSize, in room: CGRect, _ alignment: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGPoint {
    var origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    switch alignment {
    case .left, .leading: origin.x = room.minX
    case .right, .trailing: origin.x = room.maxX - size.width
    case .center, .fill: break
    }
    switch vertical {
    case .top: origin.y = room.minY
    case .bottom: origin.y = room.maxY - size.height
    case .center, .fill: break
    }
    return origin
  }
}
