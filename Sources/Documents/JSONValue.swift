/// A JSON value, and where in its text it stands.
///
/// Values that a reader made carry a position; values that a program made carry none. Two values
/// are equal when their contents are, wherever they stand.
public struct JSONValue: Sendable {
  /// What the value is.
  public var content: Content
  /// Where the value begins in the text that it was read from.
  public var position: TextPosition?

  /// Creates a value.
  public init(_ content: Content, at position: TextPosition? = nil) {
    self.content = content
    self.position = position
  }
}

extension JSONValue {
  /// The kinds of JSON values.
  public enum Content: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case boolean(Bool)
    /// A number.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Named values in order; no name occurs twice.
    case object([Member])
  }

  /// A named value of an object.
  public struct Member: Sendable {
    /// The name.
    public var key: String
    /// Where the name begins in the text that it was read from.
    public var position: TextPosition?
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue, at position: TextPosition? = nil) {
      self.key = key
      self.position = position
      self.value = value
    }
  }
}

extension JSONValue: Hashable {
  /// Whether the contents are equal, wherever they stand.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  /// Hashes the content and leaves the position out.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension JSONValue.Member: Hashable {
  /// Whether the contents are equal, wherever they stand.
  public static func == (left: JSONValue.Member, right: JSONValue.Member) -> Bool {
    left.key == right.key && left.value == right.value
  }

  /// Hashes the content and leaves the position out.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension JSONValue {
  /// The value's kind in words, for sentences: "a number", "an array".
  public var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns the member named `key`, if this is an object that has one.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements, if this is an array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The text, if this is a string.
  public var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The number, if this is one.
  public var number: JSONNumber? {
    guard case .number(let number) = content else { return nil }
    return number
  }
}
