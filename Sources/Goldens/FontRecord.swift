import Documents

/// A font that a sequence's text was drawn with, as documents name it.
public struct FontRecord: Sendable, Hashable {
  /// Its name, such as `Inter-Regular`.
  public var name: String
  /// SHA-256 of its file, as 64 hexadecimal digits.
  public var sha256: String

  /// Creates a record.
  public init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}

extension FontRecord {
  /// Reads the fonts that a document lists under `fonts`; entries that are none are left out.
  static func list(in document: JSONValue) -> [FontRecord] {
    (document["fonts"]?.elements ?? []).compactMap { entry in
      guard let name = entry["name"]?.text, let digits = entry["sha256"]?.text,
        digits.utf8.count == 64
      else { return nil }
      return FontRecord(name: name, sha256: digits)
    }
  }

  /// The record as documents hold it.
  var json: JSONValue { ["name": .string(name), "sha256": .string(sha256)] }
}

extension SequenceReport {
  /// Fonts of one name whose files differ between the two sequences: texts in them do not have the
  /// same pixels.
  public var otherFonts: [(expected: FontRecord, actual: FontRecord)] {
    expected.fonts.compactMap { font in
      guard let other = actual.fonts.first(where: { $0.name == font.name }),
        other.sha256 != font.sha256
      else { return nil }
      return (font, other)
    }
  }

  /// Why frames with text differ, where that is the fonts' doing and frames do; nil: it is not.
  public var fontSentence: String? {
    guard !failures.isEmpty, let first = otherFonts.first else { return nil }
    let more = otherFonts.count > 1 ? ", and so are \(otherFonts.count - 1) more fonts" : ""
    return "the font \(first.actual.name) is another file than the golden's "
      + "(SHA-256 \(first.actual.sha256.prefix(12))… and not "
      + "\(first.expected.sha256.prefix(12))…)\(more): texts differ by that"
  }
}
