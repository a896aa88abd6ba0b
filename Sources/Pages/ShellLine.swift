/// A command line as a person can copy it into a shell.
public struct ShellLine: Sendable, Hashable {
  /// The program and its arguments.
  public var words: [String]

  /// Creates a line.
  public init(_ words: [String]) {
    self.words = words
  }
}

extension ShellLine: CustomStringConvertible {
  /// The words with spaces between them, quoted where a shell would read them otherwise.
  public var description: String { quotedWords.joined(separator: " ") }

  /// The words, quoted where a shell would read them otherwise.
  var quotedWords: [String] { words.map(Self.quoted) }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./=,:@%+".utf8.contains(byte)
        }
      }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
