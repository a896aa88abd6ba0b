import Foundation

/// One line before its glyphs are placed: the runs in it, in reading order.
struct TextLine {
  /// Which of the text's scalars are in it.
  var range: Range<Int>
  /// What is shown: without blanks at the end, and with an ellipsis for what is left out.
  var runs: [TextRun]
  /// Which paragraph it belongs to.
  var paragraph: Int
  /// Whether it is the first of its paragraph.
  var isFirst: Bool
  /// Whether the paragraph ends with it.
  var isLast: Bool
}

/// A paragraph, cut into runs and measured.
struct MeasuredParagraph {
  let range: Range<Int>
  let runs: [TextRun]
  /// How far each character moves what follows it, in points.
  let advances: [Double]
  let format: ParagraphFormat
  /// The level of text that goes the paragraph's way.
  let level: Int
}

/// Divides paragraphs into lines that fit a width, and shortens what does not fit.
struct LineMaker {
  let shaper: LineShaper
  let paragraphs: [MeasuredParagraph]

  /// Lines may be this much too wide, in points: sums of the same numbers in another order.
  private static let slack = 0.001

  /// Measures the paragraphs of a text.
  init(_ shaper: LineShaper) {
    self.shaper = shaper
    let characters = shaper.characters
    paragraphs = characters.paragraphs.map { range in
      let runs = characters.runs(of: range)
      let span =
        range.lowerBound < characters.count
        ? characters.spans[range.lowerBound] : shaper.block.spans.count - 1
      return MeasuredParagraph(
        range: range, runs: runs, advances: shaper.advances(of: runs, in: range),
        format: shaper.block.spans[span].paragraph,
        level: characters.isRightToLeft(range) ? 1 : 0)
    }
  }

  /// Returns how wide a line of a paragraph may be; nil: as wide as it gets.
  func room(_ paragraph: MeasuredParagraph, isFirst: Bool) -> Double? {
    guard let width = shaper.block.width else { return nil }
    let format = paragraph.format
    let start = isFirst ? format.firstLineIndent : format.indent
    let end = format.tailIndent > 0 ? min(format.tailIndent, width) : width + format.tailIndent
    let room = Double(end - start)
    return room.isFinite ? max(room, 0) : nil
  }

  // MARK: Dividing

  /// Returns all lines, as many as there are.
  func lines() -> [TextLine] {
    paragraphs.indices.flatMap { lines(ofParagraph: $0) }
  }

  private func lines(ofParagraph index: Int) -> [TextLine] {
    let paragraph = paragraphs[index]
    var lines: [TextLine] = []
    var start = paragraph.range.lowerBound
    repeat {
      let isFirst = lines.isEmpty
      let end = lineEnd(from: start, in: paragraph, isFirst: isFirst)
      lines.append(
        line(start..<end, ofParagraph: index, isFirst: isFirst))
      start = end
    } while start < paragraph.range.upperBound
    return lines
  }

  private func line(_ range: Range<Int>, ofParagraph index: Int, isFirst: Bool) -> TextLine {
    let paragraph = paragraphs[index]
    return TextLine(
      range: range, runs: runs(in: shaper.characters.trimmed(range), of: paragraph),
      paragraph: index, isFirst: isFirst, isLast: range.upperBound == paragraph.range.upperBound)
  }

  /// Returns the parts of a paragraph's runs that lie in a range.
  private func runs(in range: Range<Int>, of paragraph: MeasuredParagraph) -> [TextRun] {
    paragraph.runs.compactMap { run in
      let part = run.range.clamped(to: range)
      return part.isEmpty ? nil : TextRun(range: part, span: run.span, level: run.level)
    }
  }

  /// Returns where the line that begins at `start` ends.
  private func lineEnd(from start: Int, in paragraph: MeasuredParagraph, isFirst: Bool) -> Int {
    let characters = shaper.characters
    let wrapping = shaper.block.lineBreak.wrapping
    guard wrapping != .none, let room = room(paragraph, isFirst: isFirst) else {
      return paragraph.range.upperBound
    }
    var width = 0.0
    var wordEnd: Int?
    var characterEnd: Int?
    for index in start..<paragraph.range.upperBound {
      if index > start {
        if characters.beginsCharacter[index], !characters.scalars[index].isBlank {
          characterEnd = index
        }
        if wrapping == .words, characters.mayBreak(before: index) { wordEnd = index }
      }
      width += paragraph.advances[index - paragraph.range.lowerBound]
      if !characters.scalars[index].isBlank, width > room + Self.slack,
        let end = wordEnd ?? characterEnd
      {
        return end
      }
    }
    return paragraph.range.upperBound
  }

  // MARK: Shortening

  /// Returns how wide a line is.
  func width(of line: TextLine) -> Double {
    let paragraph = paragraphs[line.paragraph]
    let shown = shaper.characters.trimmed(line.range)
    return shown.reduce(0) { $0 + paragraph.advances[$1 - paragraph.range.lowerBound] }
  }

  /// Whether a line is wider than it may be.
  func isTooLong(_ line: TextLine) -> Bool {
    guard let room = room(paragraphs[line.paragraph], isFirst: line.isFirst) else { return false }
    return width(of: line) > room + Self.slack
  }

  /// Returns a line with the rest of its paragraph behind it, shortened to fit; an ellipsis stands
  /// for what is left out.
  func shortened(_ line: TextLine, by truncation: TextBlock.LineBreak.Truncation) -> TextLine {
    let paragraph = paragraphs[line.paragraph]
    let range = line.range.lowerBound..<paragraph.range.upperBound
    guard let room = room(paragraph, isFirst: line.isFirst) else { return line }
    let spans = shaper.characters.spans
    let firstSpan =
      range.isEmpty ? shaper.block.spans.count - 1 : spans[range.lowerBound]
    let lastSpan = range.isEmpty ? firstSpan : spans[range.upperBound - 1]
    var line = line
    line.range = range
    line.isLast = true
    func ellipsis(_ span: Int) -> TextRun { shaper.ellipsis(in: span, level: paragraph.level) }
    let budget = room + Self.slack - shaper.shape(ellipsis(firstSpan)).width
    switch truncation {
    case .none:
      break
    case .tail:
      let start = prefix(of: range, within: budget, paragraph)
      let span = start.isEmpty ? firstSpan : spans[start.upperBound - 1]
      line.runs = runs(in: start, of: paragraph) + [ellipsis(span)]
    case .head:
      let end = suffix(of: range, within: budget, paragraph)
      let span = end.isEmpty ? lastSpan : spans[end.lowerBound]
      line.runs = [ellipsis(span)] + runs(in: end, of: paragraph)
    case .middle:
      var start = prefix(of: range, within: budget / 2, paragraph)
      let end = suffix(
        of: start.upperBound..<range.upperBound, within: budget - width(of: start, paragraph),
        paragraph)
      start = prefix(
        of: range.lowerBound..<end.lowerBound, within: budget - width(of: end, paragraph),
        paragraph)
      let span = start.isEmpty ? firstSpan : spans[start.upperBound - 1]
      line.runs = runs(in: start, of: paragraph) + [ellipsis(span)] + runs(in: end, of: paragraph)
    }
    return line
  }

  private func width(of range: Range<Int>, _ paragraph: MeasuredParagraph) -> Double {
    range.reduce(0) { $0 + paragraph.advances[$1 - paragraph.range.lowerBound] }
  }

  /// Returns as many characters from the start of a range as fit, without blanks at the end.
  private func prefix(
    of range: Range<Int>, within room: Double, _ paragraph: MeasuredParagraph
  ) -> Range<Int> {
    var width = 0.0
    var end = range.lowerBound
    for index in range {
      if shaper.characters.beginsCharacter[index] { end = index }
      width += paragraph.advances[index - paragraph.range.lowerBound]
      if width > room { return shaper.characters.trimmed(range.lowerBound..<end) }
    }
    return shaper.characters.trimmed(range)
  }

  /// Returns as many characters from the end of a range as fit, without blanks at the start.
  private func suffix(
    of range: Range<Int>, within room: Double, _ paragraph: MeasuredParagraph
  ) -> Range<Int> {
    let range = shaper.characters.trimmed(range)
    var width = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      width += paragraph.advances[index - paragraph.range.lowerBound]
      if width > room { break }
      if shaper.characters.beginsCharacter[index] { start = index }
    }
    while start < range.upperBound, shaper.characters.scalars[start].isBlank { start += 1 }
    return start..<range.upperBound
  }
}
