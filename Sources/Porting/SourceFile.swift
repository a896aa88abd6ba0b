/// A Swift file as it is ported: its text, its tokens, and what is to be changed.
struct SourceFile {
  let name: String
  let bytes: [UInt8]
  let tokens: [SourceToken]
  private(set) var edits: [Edit] = []
  private(set) var remarks: [PortedFile.Change] = []
  /// Members of extensions whose class is in another file.
  var emigrants: [Emigrant] = []

  /// Members that leave an extension for their class in another file.
  struct Emigrant {
    /// The class.
    var name: String
    /// The protocols that the extension conforms to, with commas; empty: none.
    var protocols: String
    var members: String
    /// The file that they come from.
    var origin: String
  }

  /// A part of the text that gives way to another.
  struct Edit {
    var range: Range<Int>
    var replacement: String
    var reason: String
  }

  init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
    tokens = SourceLexer.tokens(of: text)
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number of the line that holds a byte, from 1.
  func line(of place: Int) -> Int {
    1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the index of the token that closes the bracket at token `index`.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .mark {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Whether token `index` is `text`.
  func isToken(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// Puts `replacement` in the place of a range of bytes.
  mutating func replace(_ range: Range<Int>, by replacement: String, because reason: String) {
    edits.append(Edit(range: range, replacement: replacement, reason: reason))
  }

  /// Forgets the changes in a range that is moved with them.
  mutating func drop(inside range: Range<Int>) {
    edits.removeAll { range.contains($0.range.lowerBound) }
  }

  /// Notes something that has to be changed by hand.
  mutating func remark(at place: Int, _ sentence: String) {
    let line = line(of: place)
    remarks.append(
      PortedFile.Change(
        line: line, kind: .byHand, reason: sentence, before: [lineText(line)], after: []))
  }

  /// Returns the text of a range with the changes in it made.
  func changedText(_ range: Range<Int>) -> String {
    var text = ""
    var place = range.lowerBound
    let end = range.upperBound == bytes.count ? bytes.count : nil
    let inside = edits.enumerated()
      .filter {
        range.contains($0.element.range.lowerBound) || $0.element.range == range
          || $0.element.range.lowerBound == end
      }
      .sorted {
        // What is put in at a place comes before what takes the place of the text behind it.
        ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
          < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
      }
    for (_, edit) in inside where edit.range.lowerBound >= place {
      text += self.text(place..<edit.range.lowerBound) + edit.replacement
      place = edit.range.upperBound
    }
    return text + self.text(min(place, range.upperBound)..<range.upperBound)
  }

  private func lineText(_ number: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1)
      ? String(decoding: lines[number - 1], as: UTF8.self) : ""
  }
}

extension SourceFile {
  /// The file with all changes made.
  var ported: PortedFile {
    let whole = 0..<bytes.count
    var changes = groups.map(change)
    changes.append(contentsOf: remarks)
    changes.sort { $0.line < $1.line }
    return PortedFile(name: name, text: changedText(whole), changes: changes)
  }

  /// The edits in their order, those that touch the same lines together; lines that come in and lines
  /// that go are by themselves.
  private var groups: [[Edit]] {
    var groups: [[Edit]] = []
    var end = -1
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let isOfLines = changesWholeLines(edit)
      if !isOfLines, lineStart(edit.range.lowerBound) < end, !groups.isEmpty {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
      end = isOfLines ? -1 : max(end, lineEnd(edit.range.upperBound) + 1)
    }
    return groups
  }

  private static let newline = UInt8(ascii: "\n")

  private func lineStart(_ place: Int) -> Int {
    bytes[..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  private func lineEnd(_ place: Int) -> Int {
    bytes[place...].firstIndex(of: Self.newline) ?? bytes.count
  }

  /// Whether an edit puts lines in, or takes lines out with their line breaks.
  private func changesWholeLines(_ edit: Edit) -> Bool {
    guard !edit.range.isEmpty else { return edit.replacement.hasSuffix("\n") }
    return edit.range.upperBound > lineStart(edit.range.lowerBound)
      && bytes[edit.range.upperBound - 1] == Self.newline
  }

  /// The lines that edits touch, before and after them.
  private func change(_ group: [Edit]) -> PortedFile.Change {
    func lines(_ text: String) -> [String] {
      text.isEmpty
        ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let first = group[0]
    let start = lineStart(first.range.lowerBound)
    let stop = group.map { lineEnd($0.range.upperBound) }.max() ?? start
    var (before, after) = (text(start..<stop), "")
    if !changesWholeLines(first) {
      var place = start
      for edit in group where edit.range.lowerBound >= place {
        after += text(place..<edit.range.lowerBound) + edit.replacement
        place = edit.range.upperBound
      }
      after += text(min(place, stop)..<stop)
    } else if first.range.isEmpty {
      (before, after) = ("", String(first.replacement.dropLast()))
    } else {
      (before, after) = (text(start..<first.range.upperBound - 1), first.replacement)
    }
    var reasons: [String] = []
    for edit in group where !reasons.contains(edit.reason) { reasons.append(edit.reason) }
    return PortedFile.Change(
      line: line(of: first.range.lowerBound), kind: .made, reason: reasons.joined(separator: "; "),
      before: lines(before), after: lines(after))
  }
}
