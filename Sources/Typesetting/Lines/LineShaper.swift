import Foundation
import Geometry

/// A run's glyphs, measured in points from where the run begins.
struct ShapedRun {
  /// A glyph, or the room that one takes which the font does not have.
  struct Glyph {
    /// The glyph's number; nil: nothing is drawn.
    var glyph: UInt32?
    /// The first of the characters that it stands for.
    var cluster: Int
    /// Where it lies, from the run's beginning.
    var x: Double
    /// How far above the base line it lies.
    var y: Double
    /// How far the next one is.
    var advance: Double
  }

  let run: TextRun
  /// From left to right.
  var glyphs: [Glyph]
  /// How far the next run is.
  var width: Double
}

/// Turns runs of a block's characters into glyphs.
struct LineShaper {
  let block: TextBlock
  let characters: TextCharacters
  /// The fonts of the block's parts.
  let matches: [FontBook.Match]
  /// The characters as the fonts are asked for them, and behind them what an ellipsis is made of.
  private let codes: [UInt32]

  /// How many blanks a tab is as wide as.
  private static let tabWidth = 4.0
  /// An ellipsis, and what stands for it in a font that has none.
  private static let ellipsis = "\u{2026}..."

  /// Prepares the shaping of a block's text.
  init(_ block: TextBlock, _ characters: TextCharacters, fonts: FontBook) {
    self.block = block
    self.characters = characters
    matches = block.spans.map { fonts.match($0.font) }
    codes =
      characters.scalars.map { scalar in
        if scalar == "\t" { return 0x20 }
        return scalar.properties.generalCategory == .control ? 0x200B : scalar.value
      } + Self.ellipsis.unicodeScalars.map(\.value)
  }

  /// Returns the size of a part of the text; 0 for one that nothing can be drawn in.
  func size(of span: Int) -> Double {
    let size = Double(block.spans[span].size)
    return size > 0 && size < 1e6 ? size : 0
  }

  /// Returns the glyphs of a run.
  func shape(_ run: TextRun) -> ShapedRun {
    let span = block.spans[run.span]
    let face = matches[run.span].face
    let scale = size(of: run.span) / face.unitsPerEm
    let tracking = span.tracking.isFinite ? Double(span.tracking) : 0
    var features: [(tag: String, isOn: Bool)] = []
    if tracking != 0 { features += [("liga", false), ("clig", false)] }
    if span.font.hasTabularDigits { features.append(("tnum", true)) }
    let glyphs = face.glyphs(
      of: codes, in: run.range, direction: run.direction, features: features)
    var shaped = ShapedRun(run: run, glyphs: [], width: 0)
    var index = 0
    while index < glyphs.count {
      var end = index + 1
      while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
      let cluster = glyphs[index..<end]
      let isMissing = cluster.contains { $0.glyph == 0 }
      for glyph in isMissing ? cluster.filter({ $0.glyph == 0 }).prefix(1) : cluster {
        let stretch = isTab(glyph.cluster) ? Self.tabWidth : 1
        shaped.glyphs.append(
          ShapedRun.Glyph(
            glyph: isMissing ? nil : glyph.glyph, cluster: glyph.cluster,
            x: shaped.width + glyph.offsetX * scale, y: glyph.offsetY * scale,
            advance: glyph.advance * scale * stretch))
        shaped.width += glyph.advance * scale * stretch
      }
      if let last = shaped.glyphs.indices.last { shaped.glyphs[last].advance += tracking }
      shaped.width += tracking
      index = end
    }
    return shaped
  }

  private func isTab(_ cluster: Int) -> Bool {
    cluster < characters.count && characters.scalars[cluster] == "\t"
  }

  /// Returns the run that stands for what is left out beside characters of a part of the text.
  func ellipsis(in span: Int, level: Int) -> TextRun {
    let first = characters.count
    let single = TextRun(range: first..<first + 1, span: span, level: level)
    if shape(single).glyphs.allSatisfy({ $0.glyph != nil }) { return single }
    return TextRun(range: first + 1..<first + 4, span: span, level: level)
  }

  /// Returns how far each character of some runs moves what follows it, in points, from the start of
  /// `range` on; characters that others stand for move nothing.
  func advances(of runs: [TextRun], in range: Range<Int>) -> [Double] {
    var advances = [Double](repeating: 0, count: range.count)
    for run in runs {
      for glyph in shape(run).glyphs { advances[glyph.cluster - range.lowerBound] += glyph.advance }
    }
    return advances
  }

  /// Returns what a missing glyph's character is, in words: all of a kind are told of once.
  func missing(_ glyph: ShapedRun.Glyph, in run: TextRun) -> String? {
    guard glyph.glyph == nil, glyph.cluster < characters.count else { return nil }
    let scalar = characters.scalars[glyph.cluster]
    let family = matches[run.span].face.familyName
    if scalar.properties.isEmojiPresentation || (scalar.properties.isEmoji && scalar.value > 0xFF) {
      return "\(family) has no emoji: they take room and are not drawn."
    }
    if scalar.isIdeographic || (0x3000...0x30FF).contains(scalar.value) {
      return """
        \(family) has no Chinese, Japanese or Korean characters: they take room and are not drawn.
        """
    }
    let script = HarfBuzzFont.script(of: scalar)
    if !HarfBuzzFont.commonScripts.contains(script) {
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }
      let name = String(decoding: letters, as: UTF8.self)
      return """
        \(family) lacks characters of the script \(name): they take room and are not drawn.
        """
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(family) has no glyph for U+\(code): it takes room and is not drawn."
  }
}
