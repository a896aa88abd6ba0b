import Foundation
import Geometry
import Layers
import Raster
import Typesetting

/// How the size of text is worked out, with the platform's bits.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: Int

  /// Creates a set from the platform's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// As several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// With the room between lines, which it always is here.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// By what is drawn.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Cut off at the last line, with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is told of how text was drawn; nothing is.
open class NSStringDrawingContext: NSObject {}

/// A line under or through text, with the platform's bits; all are drawn single.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: Int

  /// Creates a style from the platform's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line.
  public static let single = Self(rawValue: 0x01)
  /// A thick line.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Not under blanks.
  public static let byWord = Self(rawValue: 0x8000)
}

extension NSAttributedString {
  /// Returns the size that the text takes, in points, in as many lines as it has paragraphs.
  public func size() -> CGSize {
    setting(in: nil, options: [.usesLineFragmentOrigin]).layout.size
  }

  /// Returns the rectangle that the text takes in a room of some size, in points.
  ///
  /// With `usesDeviceMetrics` it is that of the letters' outlines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = setting(in: size, options: options).layout
    if options.contains(.usesDeviceMetrics) {
      return layout.inkBounds.isNull ? .zero : layout.inkBounds
    }
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    setting(in: nil, options: [.usesLineFragmentOrigin]).draw(at: point, clippedTo: nil)
  }

  /// Draws the text in the current context, in the lines that a rectangle has room for.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the text in the current context, from the upper edge of a rectangle on, or, as a single
  /// line, on the base line that its origin lies on.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let setting = setting(in: rect.size, options: options)
    var origin = rect.origin
    if options.contains(.usesLineFragmentOrigin) {
      setting.draw(at: origin, clippedTo: rect)
    } else {
      origin.y -= setting.layout.lines.first?.baseline ?? 0
      setting.draw(at: origin, clippedTo: nil)
    }
  }

  private func setting(in size: CGSize?, options: NSStringDrawingOptions) -> StringSetting {
    StringSetting(self, in: size, options: options)
  }
}

/// A string with attributes, set in lines to be measured or drawn.
private struct StringSetting {
  let styled: StyledText
  let layout: TextLayout

  init(_ string: NSAttributedString, in size: CGSize?, options: NSStringDrawingOptions) {
    styled = StyledText(string, usual: TextSpan("", size: 12), color: .black)
    var style: NSParagraphStyle?
    if string.length > 0 {
      style =
        string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    func limit(_ length: CGFloat?) -> CGFloat? {
      guard let length, length > 0, length < 1e6 else { return nil }
      return length
    }
    let isMany = options.contains(.usesLineFragmentOrigin)
    var lineBreak = (style?.lineBreakMode ?? .byWordWrapping).rule(lines: isMany ? 0 : 1)
    var block = TextBlock(styled.spans, width: limit(size?.width), lineBreak: lineBreak)
    if !isMany { block.maximumLines = 1 }
    if !isMany, lineBreak.truncation == .none { block.width = nil }
    if options.contains(.truncatesLastVisibleLine), let height = limit(size?.height) {
      lineBreak.truncation = .tail
      block.lineBreak = lineBreak
      block.height = height
    }
    layout = FontBook.current.layout(of: block)
  }

  /// Draws the lines in the current context, from a corner on.
  @MainActor
  func draw(at point: CGPoint, clippedTo rect: CGRect?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    Timeline.current.note(layout)
    context.saveGState()
    if let rect { context.clip(to: rect) }
    context.translateBy(x: point.x, y: point.y)
    for background in layout.backgrounds {
      guard let color = styled.backgrounds[background.span] else { continue }
      context.setFillColor(CGColor(color))
      context.fill(background.rect)
    }
    for shape in layout.shapes {
      guard let color = styled.colors[shape.span] else { continue }
      context.setFillColor(CGColor(color))
      context.beginPath()
      context.addPath(CGPath(shape.path))
      context.fillPath(using: .winding)
    }
    context.restoreGState()
  }
}

extension String {
  /// Returns the size that the text takes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle that the text takes in a room of some size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in the current context, in the lines that a rectangle has room for.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in the current context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size that the text takes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the rectangle that the text takes in a room of some size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context, in the lines that a rectangle has room for.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}
