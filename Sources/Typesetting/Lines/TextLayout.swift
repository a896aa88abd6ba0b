import Foundation
import Geometry

/// A text set in lines: where the glyphs are, and how much room they take.
///
/// Lengths are in points; the origin is the upper left corner of the room that the text was set in,
/// and the y axis points down.
public struct TextLayout: Sendable, Hashable {
  /// One line.
  public struct Line: Sendable, Hashable {
    /// Which of the text's Unicode scalars are in it, those that are not shown included.
    public var range: Range<Int>
    /// Where it begins.
    public var x: CGFloat
    /// Where its upper edge is.
    public var top: CGFloat
    /// From the upper edge to the lower one.
    public var height: CGFloat
    /// Where the letters stand.
    public var baseline: CGFloat
    /// How wide it is, without blanks at its end.
    public var width: CGFloat
  }

  /// Everything that is filled in the colour of one part of the text.
  public struct Shape: Sendable, Hashable {
    /// The part's place among the block's parts.
    public var span: Int
    /// The outlines of its glyphs and of lines under and through them.
    public var path: Path
    /// The rectangle around the outlines.
    public var bounds: CGRect
  }

  /// What is behind a part of the text in a line.
  public struct Background: Sendable, Hashable {
    /// The part's place among the block's parts.
    public var span: Int
    /// From the line's upper edge to its lower one.
    public var rect: CGRect
  }

  /// The lines, from the top.
  public var lines: [Line] = []
  /// What is filled, in the order of the parts.
  public var shapes: [Shape] = []
  /// What lies behind parts of the text, in reading order.
  public var backgrounds: [Background] = []
  /// The width of the widest line and the height of all.
  public var size = CGSize.zero
  /// Whether a part of the text is left out.
  public var isTruncated = false
  /// The fonts that the glyphs come from, in the order of their first use.
  public var fonts: [FontIdentity] = []
  /// What is not drawn as it was asked for, as sentences.
  public var shortfalls: [String] = []

  /// The rectangle around all outlines; null if nothing is filled.
  public var inkBounds: CGRect {
    shapes.reduce(.null) { $0.union($1.bounds) }
  }

  /// Returns the layout moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> TextLayout {
    guard dx != 0 || dy != 0 else { return self }
    var moved = self
    for index in moved.lines.indices {
      moved.lines[index].x += dx
      moved.lines[index].top += dy
      moved.lines[index].baseline += dy
    }
    let way = CGAffineTransform(translationX: dx, y: dy)
    for index in moved.shapes.indices {
      moved.shapes[index].path = moved.shapes[index].path.applying(way)
      moved.shapes[index].bounds = moved.shapes[index].bounds.offsetBy(dx: dx, dy: dy)
    }
    for index in moved.backgrounds.indices {
      moved.backgrounds[index].rect = moved.backgrounds[index].rect.offsetBy(dx: dx, dy: dy)
    }
    return moved
  }
}

/// The layouts that were asked for lately.
///
/// Two generations: when the younger one is full, the older is forgotten.
struct LayoutMemo: Sendable {
  private var young: [TextBlock: TextLayout] = [:]
  private var old: [TextBlock: TextLayout] = [:]

  /// How many layouts a generation holds.
  private static let capacity = 256

  subscript(block: TextBlock) -> TextLayout? {
    mutating get {
      if let known = young[block] { return known }
      guard let known = old[block] else { return nil }
      self[block] = known
      return known
    }
    set {
      if young.count >= Self.capacity {
        old = young
        young = [:]
      }
      young[block] = newValue
    }
  }
}
