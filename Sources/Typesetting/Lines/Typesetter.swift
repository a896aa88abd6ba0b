import Foundation
import Geometry

/// Sets a block of text in lines.
struct Typesetter {
  private let block: TextBlock
  private let shaper: LineShaper
  private let maker: LineMaker

  /// Prepares the setting of a block.
  init(_ block: TextBlock, fonts: FontBook) {
    var block = block
    if let width = block.width, !width.isFinite || width < 0 { block.width = width < 0 ? 0 : nil }
    self.block = block
    let characters = TextCharacters(block)
    shaper = LineShaper(block, characters, fonts: fonts)
    maker = characters.count == 0 ? LineMaker(empty: shaper) : LineMaker(shaper)
  }

  /// How high a line is, and where the letters stand in it.
  private struct Measure {
    var height: CGFloat = 0
    /// From the upper edge to the base line.
    var ascent: CGFloat = 0
    /// The room that the fonts want below it.
    var gap: CGFloat = 0
  }

  /// Returns the lines with their glyphs.
  func layout() -> TextLayout {
    var layout = TextLayout()
    guard !maker.paragraphs.isEmpty else { return layout }
    let all = maker.lines()
    var tops: [CGFloat] = []
    var measures: [Measure] = []
    var bottom: CGFloat = 0
    for line in all {
      let measure = measure(of: line)
      var top = bottom
      if let last = measures.last {
        top += last.gap + gap(before: line)
      }
      if block.maximumLines > 0, tops.count == block.maximumLines { break }
      if let height = block.height, !tops.isEmpty, top + measure.height > height + 0.01 { break }
      tops.append(top)
      measures.append(measure)
      bottom = top + measure.height
    }
    var lines = Array(all.prefix(tops.count))
    let truncation = block.lineBreak.truncation
    for index in lines.indices where truncation != .none {
      let isCutOff = index == lines.count - 1 && lines.count < all.count
      guard isCutOff || (block.lineBreak.wrapping == .none && maker.isTooLong(lines[index])) else {
        continue
      }
      lines[index] = maker.shortened(lines[index], by: truncation)
      layout.isTruncated = true
    }
    layout.isTruncated = layout.isTruncated || lines.count < all.count
    place(lines, tops, measures, in: &layout)
    layout.size.height = bottom
    return layout
  }

  /// Returns the room between a line and the one before it, apart from what the font wants.
  private func gap(before line: TextLine) -> CGFloat {
    let format = maker.paragraphs[line.paragraph].format
    guard line.isFirst else { return max(format.lineSpacing.finite, 0) }
    let before = maker.paragraphs[line.paragraph - 1].format
    return max(before.lineSpacing.finite, 0) + max(before.spacingAfter.finite, 0)
      + max(format.spacingBefore.finite, 0)
  }

  private func measure(of line: TextLine) -> Measure {
    let characters = shaper.characters
    var spans = Set(line.range.map { characters.spans[$0] })
    if spans.isEmpty {
      spans = [
        line.range.lowerBound < characters.count
          ? characters.spans[line.range.lowerBound] : block.spans.count - 1
      ]
    }
    var above = 0.0
    var below = 0.0
    var gap = 0.0
    for span in spans {
      let metrics = shaper.matches[span].face.metrics
      let size = shaper.size(of: span)
      let raised = Double(block.spans[span].baselineOffset.finite)
      above = max(above, metrics.ascender * size + raised)
      below = max(below, -metrics.descender * size - raised)
      gap = max(gap, metrics.lineGap * size)
    }
    let format = maker.paragraphs[line.paragraph].format
    var height = CGFloat(above + below)
    if format.lineHeightMultiple.finite > 0 { height *= format.lineHeightMultiple }
    if format.maximumLineHeight.finite > 0 { height = min(height, format.maximumLineHeight) }
    height = max(height, format.minimumLineHeight.finite)
    // What is added or taken away is so above the letters.
    return Measure(height: height, ascent: height - CGFloat(below), gap: CGFloat(gap))
  }

  // MARK: Placing

  private func place(
    _ lines: [TextLine], _ tops: [CGFloat], _ measures: [Measure], in layout: inout TextLayout
  ) {
    let shaped = lines.map { line in TextRun.visualOrder(line.runs).map { shaper.shape($0) } }
    let widths = shaped.map { $0.reduce(0) { $0 + $1.width } }
    let indents = lines.map { line in
      let format = maker.paragraphs[line.paragraph].format
      return (line.isFirst ? format.firstLineIndent : format.indent).finite
    }
    layout.size.width =
      zip(widths, indents).map { CGFloat($0) + max($1, 0) }.max() ?? 0
    var canvas = GlyphCanvas(shaper: shaper)
    var shift: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let paragraph = maker.paragraphs[line.paragraph]
      let room =
        maker.room(paragraph, isFirst: line.isFirst) ?? Double(layout.size.width - indents[index])
      let spare = room - widths[index]
      let start = self.start(of: paragraph, spare: spare)
      var baseline = tops[index] + measures[index].ascent
      if let scale = block.scale, scale > 0 {
        let onPixel = (baseline * scale).rounded() / scale
        if index == 0 { shift = onPixel - baseline }
        // Where pixels are large, lines at even distances look better than each on its pixel.
        baseline = scale < 2 ? baseline + shift : onPixel
      }
      let isStretched = paragraph.format.alignment == .justified && !line.isLast && spare > 0
      let placed = TextLayout.Line(
        range: line.range, x: indents[index] + CGFloat(start), top: tops[index],
        height: measures[index].height, baseline: baseline,
        width: CGFloat(isStretched ? room : widths[index]))
      layout.lines.append(placed)
      canvas.add(shaped[index], of: placed, spare: isStretched ? spare : 0)
    }
    canvas.finish(&layout)
  }

  /// Returns how far from the margin a line begins that leaves some room.
  private func start(of paragraph: MeasuredParagraph, spare: Double) -> Double {
    guard spare > 0 else { return 0 }
    switch paragraph.format.alignment {
    case .left: return 0
    case .center: return spare / 2
    case .right: return spare
    case .natural, .justified: return paragraph.level == 1 ? spare : 0
    }
  }
}

extension LineMaker {
  /// Creates a maker for a text without characters, which has no lines.
  init(empty shaper: LineShaper) {
    self.shaper = shaper
    paragraphs = []
  }
}

extension CGFloat {
  /// The number, or 0 if it is none.
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
