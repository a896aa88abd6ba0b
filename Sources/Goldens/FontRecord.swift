import Documents

/// A font that a sequence's text was drawn with, as documents name it.
public struct FontRecord: Sendable, Hashable {
  /// Its name, such as `Inter-Regular`.
  public var name: String
  /// XXH3-128 of its file: `xxh128:` and 32 hexadecimal digits.
  public var hash: String

  /// Creates a record.
  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}

extension FontRecord {
  /// Reads the fonts that a document lists under `fonts`; entries that are none are left out.
  static func list(in document: JSONValue) -> [FontRecord] {
    (document["fonts"]?.elements ?? []).compactMap { entry in
      guard let name = entry["name"]?.text, let hash = entry["hash"]?.text else {
        return nil
      }
      return FontRecord(name: name, hash: hash)
    }
  }

  /// The record as documents hold it.
  var json: JSONValue { ["name": .string(name), "hash": .string(hash)] }
}

extension FontRecord {
  /// The file in a directory of golden pictures that says which fonts their texts were drawn with,
  /// where no manifest does.
  static let fileName = "fonts.json"

  /// The text of such a file.
  static func text(of fonts: [FontRecord]) -> String {
    JSONWriter().text(of: ["fonts": .array(fonts.map(\.json))]) + "\n"
  }

  /// Reads such a file; what is none has no fonts.
  static func list(reading bytes: [UInt8]) -> [FontRecord] {
    (try? JSONReader(document: fileName).read(bytes)).map(list) ?? []
  }
}

extension SequenceReport {
  /// Fonts of one name whose files differ between the two sequences: texts in them do not have the
  /// same pixels.
  public var otherFonts: [(expected: FontRecord, actual: FontRecord)] {
    expected.fonts.compactMap { font in
      guard let other = actual.fonts.first(where: { $0.name == font.name }),
        other.hash != font.hash
      else { return nil }
      return (font, other)
    }
  }

  /// Why frames with text differ, where that is the fonts' doing and frames do; nil: it is not.
  public var fontSentence: String? {
    guard !failures.isEmpty else { return nil }
    if let first = otherFonts.first {
      let more = otherFonts.count > 1 ? ", and so are \(otherFonts.count - 1) more fonts" : ""
      return "the font \(first.actual.name) is another file than the golden's "
        + "(\(first.actual.hash) and not "
        + "\(first.expected.hash))\(more): texts differ by that"
    }
    let drawn = Set(actual.fonts.map(\.name))
    guard !drawn.isEmpty, let golden = expected.fonts.first,
      drawn.isDisjoint(with: expected.fonts.map(\.name))
    else { return nil }
    return
      "texts are drawn with \(actual.fonts.map(\.name).joined(separator: ", ")), and the golden's "
      + "with \(golden.name): texts differ by that"
  }
}
