/// A value in a document that knows the way to itself, so that every complaint can name its place.
public struct DocumentNode: Sendable {
  /// The value.
  public let value: JSONValue
  /// The way from the root.
  public let path: DocumentPath
  /// The document's name.
  public let document: String

  /// Reads a document and stands at its root.
  public init(reading bytes: [UInt8], document: String) throws(DocumentError) {
    value = try JSONReader(document: document).read(bytes)
    path = .root
    self.document = document
  }

  /// Reads a document and stands at its root.
  public init(reading text: String, document: String) throws(DocumentError) {
    try self.init(reading: Array(text.utf8), document: document)
  }

  init(_ value: JSONValue, path: DocumentPath, document: String) {
    self.value = value
    self.path = path
    self.document = document
  }
}

extension DocumentNode {
  /// Returns the error that this value has `problem`.
  public func error(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(document: document, position: value.position, path: path, problem: problem)
  }

  /// Returns the error that this value breaks a rule, which reads on after the value's path:
  /// "must be positive".
  public func error(_ rule: String) -> DocumentError {
    error(.invalid(rule))
  }

  /// Whether the value is `null`.
  public var isNull: Bool { value.content == .null }

  /// The value as a number.
  public func number() throws(DocumentError) -> Double {
    guard case .number(let number) = value.content, let double = number.double else {
      throw wrongKind("a number")
    }
    return double
  }

  /// The value as a number that lies in `range`.
  public func number(in range: some RangeExpression<Double>) throws(DocumentError) -> Double {
    let number = try number()
    guard range.contains(number) else {
      throw error("is \(JSONNumber(number).literal) and must be in \(range)")
    }
    return number
  }

  /// The value as an integer.
  public func integer() throws(DocumentError) -> Int {
    guard case .number(let number) = value.content, let integer = number.integer else {
      throw wrongKind("an integer")
    }
    return integer
  }

  /// The value as an integer that lies in `range`.
  public func integer(in range: some RangeExpression<Int>) throws(DocumentError) -> Int {
    let integer = try integer()
    guard range.contains(integer) else { throw error("is \(integer) and must be in \(range)") }
    return integer
  }

  /// The value as a boolean.
  public func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let boolean) = value.content else { throw wrongKind("true or false") }
    return boolean
  }

  /// The value as a text.
  public func string() throws(DocumentError) -> String {
    guard case .string(let string) = value.content else { throw wrongKind("a string") }
    return string
  }

  /// The value as one of the words that `meanings` lists, in the order in which it lists them.
  public func choice<Meaning>(
    of meanings: KeyValuePairs<String, Meaning>
  ) throws(DocumentError) -> Meaning {
    let word = try string()
    if let pair = meanings.first(where: { $0.key == word }) { return pair.value }
    let choices = meanings.map(\.key)
    throw error(
      .unknownChoice(
        word, choices: choices, suggestion: Spelling.suggestion(for: word, among: choices)))
  }

  /// The value as an array.
  public func array() throws(DocumentError) -> [DocumentNode] {
    guard case .array(let elements) = value.content else { throw wrongKind("an array") }
    return elements.enumerated().map { index, element in
      DocumentNode(element, path: path.appending(.index(index)), document: document)
    }
  }

  /// The value as an array of `count` elements.
  public func array(count: Int) throws(DocumentError) -> [DocumentNode] {
    let elements = try array()
    guard elements.count == count else {
      throw error("has \(elements.count) elements and must have \(count)")
    }
    return elements
  }

  /// The value as an array of numbers.
  public func numbers() throws(DocumentError) -> [Double] {
    var numbers: [Double] = []
    for element in try array() { numbers.append(try element.number()) }
    return numbers
  }

  /// The value as an array of `count` numbers.
  public func numbers(count: Int) throws(DocumentError) -> [Double] {
    _ = try array(count: count)
    return try numbers()
  }

  /// The value as an object that has no other keys than those in `keys`; `meanings` has what is meant
  /// by other words that people write for them.
  public func object(
    allowing keys: [String], meaning meanings: [String: String] = [:]
  ) throws(DocumentError) -> DocumentObject {
    try DocumentObject(self, allowing: keys, meaning: meanings)
  }

  func wrongKind(_ expected: String) -> DocumentError {
    var found = value.kind
    if case .number(let number) = value.content { found = number.literal }
    return error(.wrongKind(found: found, expected: expected))
  }
}
