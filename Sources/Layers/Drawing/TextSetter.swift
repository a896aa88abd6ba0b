import Foundation
import Typesetting

/// Sets the text of a layer in a room of some size.
package struct TextSetter {
  private let text: TextProperties
  private let scale: CGFloat

  /// Letters never shrink below this share of their size.
  private static let smallestScale: CGFloat = 0.05
  /// How often the interval is halved in which the size of letters that fit is looked for.
  private static let halvings = 10

  /// Prepares the setting of a text; `scale` counts pixels to a point.
  package init(_ text: TextProperties, scale: CGFloat) {
    self.text = text
    self.scale = scale
  }

  /// Lines, and where they lie in the room.
  package struct Lines {
    package var layout: TextLayout
    /// From the room's upper left corner, in points.
    package var origin: CGPoint
  }

  /// Returns the lines in a room of some size, in points.
  package func layout(in size: CGSize) -> Lines {
    guard let setting = text.setting else {
      let layout = FontBook.current.layout(of: layerBlock(width: size.width, height: size.height))
      return Lines(layout: layout, origin: .zero)
    }
    let insets = setting.insets
    let room = CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let whole = layout(setting, shrunk: 1, in: room)
    var shown = whole
    if whole.isTruncated, setting.leastScale < 1 { shown = shrunk(setting, in: room) }
    var origin = CGPoint(x: insets.left, y: insets.top)
    if setting.placement == .middle {
      let keeps = setting.keepsBaseline && shown.lines.count == 1 && whole.lines.count == 1
      origin.y += middle(of: keeps ? whole : shown, in: room)
      if keeps { origin.y += whole.lines[0].baseline - shown.lines[0].baseline }
    }
    return Lines(layout: shown, origin: origin)
  }

  /// How far lines in the middle are from the top, on a whole pixel.
  private func middle(of layout: TextLayout, in room: CGSize) -> CGFloat {
    ((room.height - layout.size.height) / 2 * scale).rounded(.down) / scale
  }

  /// Returns the lines where they may be as wide as `width` and as many as wanted; nil: as wide as
  /// they get.
  package func layout(within width: CGFloat?) -> TextLayout {
    guard let setting = text.setting else {
      return FontBook.current.layout(of: layerBlock(width: width, height: nil))
    }
    var block = labelBlock(setting, shrunk: 1)
    block.width = width
    if setting.maximumLines == 1 || setting.lineBreak.wrapping == .none { block.width = nil }
    return FontBook.current.layout(of: block)
  }

  private func layout(
    _ setting: LabelSetting, shrunk factor: CGFloat, in room: CGSize
  ) -> TextLayout {
    var block = labelBlock(setting, shrunk: factor)
    block.width = room.width
    if setting.fitsHeight { block.height = room.height }
    return FontBook.current.layout(of: block)
  }

  /// Returns the lines of letters that have shrunk until all fit, or as far as they may.
  private func shrunk(_ setting: LabelSetting, in room: CGSize) -> TextLayout {
    var least = max(setting.leastScale, Self.smallestScale)
    var most: CGFloat = 1
    var best = layout(setting, shrunk: least, in: room)
    guard !best.isTruncated else { return best }
    for _ in 0..<Self.halvings {
      let middle = (least + most) / 2
      let next = layout(setting, shrunk: middle, in: room)
      if next.isTruncated {
        most = middle
      } else {
        least = middle
        best = next
      }
    }
    return best
  }

  private func labelBlock(_ setting: LabelSetting, shrunk factor: CGFloat) -> TextBlock {
    var spans = spans
    if factor != 1 {
      for index in spans.indices { spans[index].size *= factor }
    }
    return TextBlock(
      spans, maximumLines: setting.maximumLines, lineBreak: setting.lineBreak, scale: scale)
  }

  /// Returns the block of a text layer, which leaves out what does not fit only if told to.
  private func layerBlock(width: CGFloat?, height: CGFloat?) -> TextBlock {
    let truncation: TextBlock.LineBreak.Truncation =
      switch text.truncationMode {
      case .start: .head
      case .middle: .middle
      case .end: .tail
      default: .none
      }
    return TextBlock(
      spans, width: width, height: truncation == .none ? nil : height,
      lineBreak: TextBlock.LineBreak(text.isWrapped ? .words : .none, truncation), scale: scale)
  }

  /// The parts of the text.
  private var spans: [TextSpan] {
    switch text.content {
    case .styled(let styled):
      return styled.spans
    case .plain(let string):
      var paragraph = ParagraphFormat()
      paragraph.alignment =
        switch text.alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
      return [
        TextSpan(
          string, font: text.font.request, size: text.fontSize, paragraph: paragraph)
      ]
    }
  }
}
