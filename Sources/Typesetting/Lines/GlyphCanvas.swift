import Foundation
import Geometry

/// Collects the outlines of glyphs where they lie, by the parts of the text that they belong to.
struct GlyphCanvas {
  private let shaper: LineShaper
  private var paths: [Path]
  /// Lines under and through the text, apart from the glyphs: they may run the other way round.
  private var strokes: [Path]
  private var backgrounds: [TextLayout.Background] = []
  private var fonts: [FontIdentity] = []
  private var shortfalls: [String] = []

  /// Creates a canvas for the text that `shaper` shapes.
  init(shaper: LineShaper) {
    self.shaper = shaper
    paths = Array(repeating: Path(), count: shaper.block.spans.count)
    strokes = paths
  }

  /// Adds the runs of a line, from left to right; `spare` is room that its blanks share.
  mutating func add(_ runs: [ShapedRun], of line: TextLayout.Line, spare: Double) {
    let blanks = runs.reduce(0) { $0 + $1.glyphs.count { isBlank($0) } }
    let stretch = spare > 0 && blanks > 0 ? spare / Double(blanks) : 0
    var x = Double(line.x)
    for run in runs {
      x += add(run, at: x, line, stretch: stretch)
    }
  }

  private func isBlank(_ glyph: ShapedRun.Glyph) -> Bool {
    glyph.cluster < shaper.characters.count && shaper.characters.scalars[glyph.cluster].isBlank
  }

  /// Adds a run, and returns how wide it is.
  private mutating func add(
    _ run: ShapedRun, at x: Double, _ line: TextLayout.Line, stretch: Double
  ) -> Double {
    let index = run.run.span
    let span = shaper.block.spans[index]
    let face = shaper.matches[index].face
    let size = shaper.size(of: index)
    let scale = size / face.unitsPerEm
    let baseline = Double(line.baseline) - Double(span.baselineOffset)
    note(shaper.matches[index])
    var moved = 0.0
    for glyph in run.glyphs {
      if let number = glyph.glyph {
        let origin = CGPoint(x: x + moved + glyph.x, y: baseline - glyph.y)
        paths[index].add(face.outline(of: number), at: origin, scale: scale)
      } else if let sentence = shaper.missing(glyph, in: run.run) {
        note(sentence)
      }
      if isBlank(glyph) { moved += stretch }
    }
    let width = run.width + moved
    backgrounds.append(
      TextLayout.Background(
        span: index,
        rect: CGRect(x: x, y: Double(line.top), width: width, height: Double(line.height))))
    let thickness = face.metrics.lineThickness * size
    let heights =
      (span.hasUnderline ? [face.metrics.underlinePosition] : [])
      + (span.hasStrikethrough ? [face.metrics.strikethroughPosition] : [])
    for height in heights where face.identity != nil {
      strokes[index].addRect(
        CGRect(x: x, y: baseline - height * size, width: width, height: thickness))
    }
    return width
  }

  private mutating func note(_ match: FontBook.Match) {
    if let identity = match.face.identity, !fonts.contains(identity) { fonts.append(identity) }
    for sentence in match.shortfalls { note(sentence) }
  }

  private mutating func note(_ sentence: String) {
    if !shortfalls.contains(sentence) { shortfalls.append(sentence) }
  }

  /// Hands over what has been collected.
  func finish(_ layout: inout TextLayout) {
    layout.shapes = paths.indices.flatMap { index in
      [paths[index], strokes[index]].filter { !$0.isEmpty }.map {
        TextLayout.Shape(span: index, path: $0, bounds: $0.bounds)
      }
    }
    layout.backgrounds = backgrounds
    layout.fonts = fonts
    layout.shortfalls = shortfalls
  }
}

extension Path {
  /// Adds an outline in a font's units, y upwards, with its origin at a point, y downwards.
  fileprivate mutating func add(_ outline: Path, at origin: CGPoint, scale: Double) {
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + point.x * scale, y: origin.y - point.y * scale)
    }
    elements.reserveCapacity(elements.count + outline.elements.count)
    for element in outline.elements {
      switch element {
      case .move(let point): elements.append(.move(to: placed(point)))
      case .line(let point): elements.append(.line(to: placed(point)))
      case .quadratic(let control, let point):
        elements.append(.quadratic(control: placed(control), to: placed(point)))
      case .cubic(let control1, let control2, let point):
        elements.append(
          .cubic(control1: placed(control1), control2: placed(control2), to: placed(point)))
      case .close: elements.append(.close)
      }
    }
  }
}
