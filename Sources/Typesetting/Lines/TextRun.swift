/// Characters that are shaped together: of one part of the text, one script and one direction.
struct TextRun: Sendable, Hashable {
  /// Which of the text's scalars.
  var range: Range<Int>
  /// Which part of the text they belong to.
  var span: Int
  /// How deep the direction is nested: even numbers run from left to right, odd ones the other way.
  var level: Int
}

extension TextRun {
  /// Which way the run goes.
  var direction: HarfBuzzFont.Direction { level % 2 == 0 ? .leftToRight : .rightToLeft }

  /// Returns runs in the order in which they stand, from left to right.
  ///
  /// Everything at or above a level is turned round, from the deepest level to the first odd one.
  static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    guard let deepest = runs.map(\.level).max(), deepest > 0 else { return runs }
    var order = runs
    for level in stride(from: deepest, through: 1, by: -1) {
      var index = 0
      while index < order.count {
        guard order[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, order[end].level >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}

extension TextCharacters {
  /// Returns whether a paragraph runs from right to left: whether the first letter in it does.
  func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
    paragraph.first { scalars[$0].isRightToLeft || scalars[$0].properties.isAlphabetic }
      .map { scalars[$0].isRightToLeft } ?? false
  }

  /// Returns a paragraph cut into runs, in reading order.
  ///
  /// A simple form of the Unicode rules for two directions: letters and numbers decide for
  /// themselves, what lies between two that agree goes with them, and all else goes the paragraph's
  /// way. Marks that embed or isolate a direction are not looked at.
  func runs(of paragraph: Range<Int>) -> [TextRun] {
    let levels = levels(of: paragraph)
    var runs: [TextRun] = []
    var script: UInt32?
    for index in paragraph {
      let own = HarfBuzzFont.script(of: scalars[index])
      let isCommon = HarfBuzzFont.commonScripts.contains(own)
      let level = levels[index - paragraph.lowerBound]
      if let last = runs.last, last.span == spans[index], last.level == level,
        isCommon || script == nil || script == own || !beginsCharacter[index]
      {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
        if !isCommon { script = own }
      } else {
        runs.append(TextRun(range: index..<index + 1, span: spans[index], level: level))
        script = isCommon ? nil : own
      }
    }
    return runs
  }

  private func levels(of paragraph: Range<Int>) -> [Int] {
    let base = isRightToLeft(paragraph) ? 1 : 0
    let hasOther = paragraph.contains { scalars[$0].isRightToLeft }
    guard base == 1 || hasOther else { return paragraph.map { _ in 0 } }
    var levels: [Int?] = paragraph.map { index in
      let scalar = scalars[index]
      if scalar.isRightToLeft { return 1 }
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        return nil
      }
      return base == 0 ? 0 : 2
    }
    var index = 0
    while index < levels.count {
      guard levels[index] == nil else {
        index += 1
        continue
      }
      var end = index
      while end < levels.count, levels[end] == nil { end += 1 }
      let before = index > 0 ? levels[index - 1] : base
      let after = end < levels.count ? levels[end] : base
      for place in index..<end { levels[place] = before == after ? before : base }
      index = end
    }
    return levels.map { $0 ?? base }
  }
}
