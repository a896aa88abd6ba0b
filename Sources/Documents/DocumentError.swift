/// What is wrong with a document, and where.
public struct DocumentError: Error, Hashable {
  /// The document's name, as its user knows it: a file path, or `standard input`.
  public var document: String
  /// The place in the text.
  public var position: TextPosition?
  /// The value concerned; nil while the text is not JSON at all.
  public var path: DocumentPath?
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(
    document: String, position: TextPosition?, path: DocumentPath? = nil, problem: Problem
  ) {
    self.document = document
    self.position = position
    self.path = path
    self.problem = problem
  }
}

extension DocumentError {
  /// The ways in which a document can be wrong.
  public enum Problem: Sendable, Hashable {
    /// The bytes are not UTF-8 from this byte offset on.
    case notUTF8(offset: Int)
    /// Something else stands where the grammar wants something.
    case unexpected(found: String, expected: String)
    /// A string holds an escape that JSON does not have, or half of a surrogate pair.
    case badEscape(String)
    /// Objects and arrays are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// An object has a key twice.
    case duplicateKey(String, first: TextPosition)
    /// The number is beyond the largest double.
    case numberTooLarge(String)
    /// The value is of another kind.
    case wrongKind(found: String, expected: String)
    /// An object lacks a key that it must have.
    case missingKey(String)
    /// An object has a key that means nothing in its place.
    case unknownKey(String, suggestion: String?)
    /// A string is none of the words that are allowed in its place.
    case unknownChoice(String, choices: [String], suggestion: String?)
    /// The value has the right kind and breaks a rule, told as "must be …".
    case invalid(String)
  }
}

extension DocumentError: CustomStringConvertible {
  /// The error as a sentence: `scene.json:7:12: "heigth" is not a known key in /output (did you
  /// mean "height"?)`.
  public var description: String {
    let place = position.map { "\(document):\($0)" } ?? document
    return "\(place): \(sentence)"
  }

  /// The sentence without the place.
  public var sentence: String {
    switch problem {
    case .notUTF8(let offset):
      "byte \(offset) is not UTF-8: save the document as UTF-8"
    case .unexpected(let found, let expected):
      "found \(found) where \(expected) was expected"
    case .badEscape(let escape):
      "\(escape) is not an escape that JSON has"
    case .tooDeep(let limit):
      "values are nested more than \(limit) deep"
    case .duplicateKey(let key, let first):
      "\"\(key)\" occurs twice in one object; the first is on line \(first.line)"
    case .numberTooLarge(let literal):
      "\(literal) is too large a number"
    case .wrongKind(let found, let expected):
      "\(whole) is \(found) and must be \(expected)"
    case .missingKey(let key):
      "\(whole) has no \"\(key)\""
    case .unknownKey(let key, let suggestion):
      "\"\(key)\" is not a known key in \(whole)\(question(suggestion))"
    case .unknownChoice(let word, let choices, let suggestion):
      "\"\(word)\" is not a value of \(whole)"
        + (suggestion == nil
          ? ": use \(choices.map { "\"\($0)\"" }.joined(separator: ", "))"
          : question(suggestion))
    case .invalid(let rule):
      "\(whole) \(rule)"
    }
  }

  /// The value concerned, in words.
  private var whole: String {
    guard let path, !path.steps.isEmpty else { return "the document" }
    return path.description
  }

  private func question(_ suggestion: String?) -> String {
    suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
  }
}
