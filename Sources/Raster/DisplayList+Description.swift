import Foundation
import Geometry

extension DisplayList: CustomStringConvertible {
  /// The list as text: a line an item, back to front, what belongs to an item indented below it.
  ///
  /// Equal lists give equal text, on every machine. Numbers are the shortest that read back as the
  /// same; pictures are named by their size and fingerprint.
  public var description: String {
    var text = ListText()
    text.line("canvas \(width) × \(height), background \(background.text)")
    text.add(items)
    return text.lines.joined(separator: "\n")
  }
}

/// Lines of text being written.
private struct ListText {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func line(_ words: String) {
    lines.append(String(repeating: "  ", count: depth) + words)
  }

  mutating func indented(_ body: (inout ListText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func add(_ items: [DisplayList.Item]) {
    for item in items { add(item) }
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .draw(let draw): add(draw)
    case .group(let group): add(group)
    case .sheet(let sheet): add(sheet)
    case .backdrop(let backdrop): add(backdrop)
    }
  }

  private mutating func add(_ draw: DisplayList.Draw) {
    line("draw \(draw.shape.text)\(draw.edges.text)\(opacity(draw.opacity))")
    indented { text in
      text.line("through \(draw.projection.text)")
      text.line("paint \(draw.paint.text)")
    }
  }

  private mutating func add(_ group: DisplayList.Group) {
    let blend = group.blendMode == .normal ? "" : ", blend \(group.blendMode)"
    line("group\(opacity(group.opacity))\(blend)")
    indented { text in
      for clip in group.clips {
        text.line("clip \(clip.shape.text)\(clip.edges.text)")
        text.indented { $0.line("through \(clip.projection.text)") }
      }
      if let mask = group.mask {
        text.line("mask")
        text.indented { $0.add(mask) }
      }
      text.add(group.children)
    }
  }

  private mutating func add(_ sheet: DisplayList.Sheet) {
    var words = "sheet \(sheet.bounds.text), scale \(number(sheet.scale))"
    if sheet.blurRadius != 0 { words += ", blur \(number(sheet.blurRadius))" }
    if let tint = sheet.tint { words += ", tint \(tint.text)" }
    line(words + opacity(sheet.opacity))
    indented { text in
      text.line("through \(sheet.projection.text)")
      text.add(sheet.children)
    }
  }

  private mutating func add(_ backdrop: DisplayList.Backdrop) {
    var words = "backdrop \(backdrop.shape.text)\(backdrop.edges.text)"
    words += ", blur \(number(backdrop.blurRadius))"
    if backdrop.saturation != 1 { words += ", saturation \(number(backdrop.saturation))" }
    line(words + opacity(backdrop.opacity))
    indented { $0.line("through \(backdrop.projection.text)") }
  }

  private func opacity(_ opacity: Double) -> String {
    opacity == 1 ? "" : ", opacity \(number(opacity))"
  }
}

// MARK: - Words

/// Returns the shortest decimal that reads back as `value`, without a point where there is none.
private func number(_ value: Double) -> String {
  let text = String(value == 0 ? 0 : value)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func number(_ value: CGFloat) -> String { number(Double(value)) }

extension CGPoint {
  fileprivate var text: String { "\(number(x)) \(number(y))" }
}

extension CGRect {
  fileprivate var text: String {
    "(\(number(origin.x)), \(number(origin.y)), \(number(size.width)), \(number(size.height)))"
  }
}

extension Color {
  /// `#rrggbb`, with the alpha's two digits if it is not opaque; the components themselves where
  /// they are no whole 255ths.
  fileprivate var text: String {
    let components = [red, green, blue, alpha]
    let levels = components.map { $0 * 255 }
    guard levels.allSatisfy({ $0 >= 0 && $0 <= 255 && $0 == $0.rounded() }) else {
      return "(" + components.map { number($0) }.joined(separator: ", ") + ")"
    }
    let digits = levels.map { level in
      let text = String(Int(level), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits[..<(alpha == 1 ? 3 : 4)].joined()
  }
}

extension Projection {
  fileprivate var text: String {
    let entries = [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { number($0) }
    if self == .identity { return "identity" }
    if m13 == 0, m23 == 0, m33 == 1 {
      return "[\(entries[0]) \(entries[1]) | \(entries[3]) \(entries[4]) | "
        + "\(entries[6]) \(entries[7])]"
    }
    return "["
      + [entries[0..<3], entries[3..<6], entries[6..<9]].map { $0.joined(separator: " ") }
      .joined(separator: " | ") + "]"
  }
}

extension CGAffineTransform {
  fileprivate var text: String { Projection(self).text }
}

extension DisplayList.Edges {
  fileprivate var text: String { self == .smooth ? "" : ", hard edges" }
}

extension DisplayList.Shape {
  fileprivate var text: String {
    switch self {
    case .rect(let rect): "rect \(rect.text)"
    case .polygon(let points): "polygon " + points.map(\.text).joined(separator: ", ")
    case .path(let path, .nonZero): "path \(path.text)"
    case .path(let path, .evenOdd): "path, even-odd, \(path.text)"
    }
  }
}

extension Path {
  fileprivate var text: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.text)"
      case .line(let point): "L \(point.text)"
      case .quadratic(let control, let point): "Q \(control.text) \(point.text)"
      case .cubic(let control1, let control2, let point):
        "C \(control1.text) \(control2.text) \(point.text)"
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.text
    case .picture(let picture): picture.text
    case .gradient(let gradient): gradient.text
    }
  }
}

extension PicturePaint {
  fileprivate var text: String {
    let bitmap = picture.bitmap
    var words = "picture \(bitmap.width) × \(bitmap.height) \(picture.digest)"
    words += ", plane to picture \(planeToPicture.text)"
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    if source != whole {
      words += ", source (\(source.x), \(source.y), \(source.width), \(source.height))"
    }
    if magnification == .nearest { words += ", magnified by nearest" }
    if minification == .nearest { words += ", reduced by nearest" }
    return words
  }
}

extension Gradient {
  fileprivate var text: String {
    let stops = stops.map { "\(number($0.location)) \($0.color.text)" }.joined(separator: ", ")
    return "\(kind) gradient from \(start.text) to \(end.text), plane to unit "
      + "\(planeToUnit.text), stops \(stops)"
  }
}
