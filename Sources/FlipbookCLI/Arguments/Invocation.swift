import Documents

/// A command with what was given to it.
package struct Invocation: Sendable {
  /// The command.
  package let command: Command
  private var values: [String: [String]] = [:]
  private var words: [String] = []

  /// Creates an invocation with nothing given yet.
  package init(of command: Command) {
    self.command = command
  }

  /// Notes that an option was given, with its value or, for a flag, without one.
  package mutating func give(_ value: String?, for option: Option) {
    values[option.name, default: []].append(value ?? "")
  }

  /// Notes an argument.
  package mutating func give(_ word: String) {
    words.append(word)
  }

  /// How many arguments were given.
  package var argumentCount: Int { words.count }
}

extension Invocation {
  /// Whether an option was given.
  package func has(_ option: Option) -> Bool {
    !list(option).isEmpty
  }

  /// The value of an option that was given, the last one if it was given twice.
  package subscript(option: Option) -> String? {
    list(option).last
  }

  /// All values of an option, in the order given.
  ///
  /// - Precondition: The command has the option.
  package func list(_ option: Option) -> [String] {
    precondition(
      command.allOptions.contains { $0.name == option.name },
      "a command asks for options that its row lists: \(option.name)")
    return values[option.name] ?? []
  }

  /// The argument that the table names `name`, if it was given.
  ///
  /// - Precondition: The command has such an argument.
  package subscript(argument name: String) -> String? {
    guard let place = command.arguments.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("a command asks for arguments that its row lists: \(name)")
    }
    return place < words.count ? words[place] : nil
  }

  /// All arguments, in their order.
  package var arguments: [String] { words }

  /// The argument that the table names `name`, which the parser has made sure of.
  package func required(argument name: String) -> String {
    self[argument: name] ?? ""
  }

  /// The value of an option that is one of a few words, or nil if the option was not given.
  ///
  /// - Throws: A usage failure that lists the words, or says which one is near.
  package func choice<Value: RawRepresentable & CaseIterable>(
    of option: Option
  ) throws(Failure) -> Value? where Value.RawValue == String {
    guard let text = self[option] else { return nil }
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue)
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw .usage(
      "\(option.spelling) \(text) is not \(list)",
      Spelling.suggestion(for: text, among: words)
        .map { "did you mean \(option.spelling)\(option.implied == nil ? " " : "=")\($0)?" } ?? "")
  }

  /// The value of an option as `read` understands it, or nil if the option was not given.
  ///
  /// - Throws: A usage failure that says what `expected` is, when `read` returns nil.
  package func value<Value>(
    of option: Option, expected: String, _ read: (String) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = self[option] else { return nil }
    guard let value = read(text) else {
      throw .usage("\(option.spelling) \(text) is not \(expected)")
    }
    return value
  }
}
