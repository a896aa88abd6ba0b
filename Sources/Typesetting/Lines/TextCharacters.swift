import Foundation

/// The characters of a block, one by one, and what is known of each before lines are made.
struct TextCharacters {
  /// The Unicode scalars.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Which part of the text each belongs to.
  private(set) var spans: [Int] = []
  /// Whether something that people call a character begins with it.
  private(set) var beginsCharacter: [Bool] = []

  /// Takes a block's text apart.
  init(_ block: TextBlock) {
    for (index, span) in block.spans.enumerated() {
      for scalar in span.text.unicodeScalars {
        scalars.append(scalar)
        spans.append(index)
      }
    }
    beginsCharacter.reserveCapacity(scalars.count)
    for character in block.spans.map(\.text).joined() {
      beginsCharacter.append(true)
      for _ in character.unicodeScalars.dropFirst() { beginsCharacter.append(false) }
    }
  }

  /// The number of scalars.
  var count: Int { scalars.count }

  /// The ranges of the paragraphs, without what ends each.
  ///
  /// A text that ends with a line break has an empty last paragraph.
  var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < count {
      if scalars[index].isLineEnd {
        found.append(start..<index)
        if scalars[index] == "\r", index + 1 < count, scalars[index + 1] == "\n" { index += 1 }
        start = index + 1
      }
      index += 1
    }
    found.append(start..<count)
    return found
  }

  /// Returns the range without blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, scalars[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns whether a line may end before the character at `index`, which is neither the first nor
  /// behind the last.
  func mayBreak(before index: Int) -> Bool {
    guard beginsCharacter[index] else { return false }
    let before = scalars[index - 1]
    let after = scalars[index]
    if after.isBlank || after.isClosing || before.isOpening { return false }
    if before.isBlank || before == "\u{200B}" || before == "\u{00AD}" { return true }
    if before.isHyphen {
      // Not before a number, as in −5, and not between the marks of an option such as --help.
      let follows = index >= 2 && scalars[index - 2].properties.isAlphabetic
      return after.properties.isAlphabetic
        && (follows || before == "\u{2014}" || before == "\u{2013}")
    }
    if before == "\u{2060}" || after == "\u{2060}" || before == "\u{00A0}" || after == "\u{00A0}" {
      return false
    }
    return before.isIdeographic || after.isIdeographic
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it, whatever follows.
  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether it is a blank that lines may break after, and that hangs over the edge at their ends.
  var isBlank: Bool {
    switch self {
    case " ", "\t", "\u{1680}", "\u{3000}": true
    case "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}": true
    default: false
    }
  }

  /// Whether lines may break after it, between letters.
  var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{058A}": true
    default: false
    }
  }

  /// Whether lines may break on both sides of it: Chinese, Japanese and Korean writing.
  var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x31A0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D,
      0x20000...0x3FFFF:
      // Small kana and the mark that lengthens them do not begin a line.
      !"ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー".unicodeScalars.contains(self)
    default: false
    }
  }

  /// Whether no line begins with it.
  var isClosing: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: "!,.:;?%、。，．：；！？・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars.contains(self)
    }
  }

  /// Whether no line ends with it.
  var isOpening: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  /// Whether its script is written from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x065F, 0x066E...0x06EF, 0x06FA...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
      true
    default: false
    }
  }
}
