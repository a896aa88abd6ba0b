extension JSONValue {
  /// Creates the value of a number; see `JSONNumber.init(_:)`.
  public static func number(_ value: Double) -> JSONValue {
    JSONValue(.number(JSONNumber(value)))
  }

  /// Creates the value of an integer.
  public static func number(_ value: some BinaryInteger) -> JSONValue {
    JSONValue(.number(JSONNumber(value)))
  }

  /// Creates the value of a text.
  public static func string(_ text: String) -> JSONValue {
    JSONValue(.string(text))
  }

  /// Creates an array.
  public static func array(_ elements: [JSONValue]) -> JSONValue {
    JSONValue(.array(elements))
  }

  /// Creates an object with its members in the order given.
  ///
  /// - Precondition: No key occurs twice.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var keys: Set<String> = []
    for (key, _) in members {
      precondition(keys.insert(key).inserted, "an object has a key once: \(key)")
    }
    return JSONValue(.object(members.map { Member($0.0, $0.1) }))
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  /// Creates the value `null`.
  public init(nilLiteral: ()) {
    self.init(.null)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self.init(.boolean(value))
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates the value of an integer.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Creates the value of a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension JSONValue: ExpressibleByStringInterpolation {
  /// Creates the value of a text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements)
  }
}
