/// Writes JSON whose bytes depend on nothing but the value.
///
/// Members keep their order, numbers their literals (shortest round-trip ones when made from
/// doubles), two spaces indent a level, and a line break ends the text. An array or object that
/// holds nothing nested and fits on a line of 160 columns stays on one line.
public struct JSONWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Returns the text of `value`.
  public func text(of value: JSONValue) -> String {
    var text = ""
    write(value, indentation: 0, room: Self.lineWidth, to: &text)
    return text + "\n"
  }

  /// Returns `value` on one line, without a line break at the end: for JSON a line.
  public func line(of value: JSONValue) -> String {
    switch value.content {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number): return number.literal
    case .string(let string): return Self.quoted(string)
    case .array(let elements):
      return "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let inner = members.map { "\(Self.quoted($0.key)): \(line(of: $0.value))" }
      return "{ " + inner.joined(separator: ", ") + " }"
    }
  }

  /// The longest line that is not broken, in characters.
  private static let lineWidth = 160

  private func write(
    _ value: JSONValue, indentation: Int, room: Int, to text: inout String
  ) {
    if isFlat(value) {
      let line = line(of: value)
      let isScalar = !(isArray(value) || isObject(value))
      if isScalar || line.count <= room {
        text += line
        return
      }
    }
    let inner = String(repeating: "  ", count: indentation + 1)
    let outer = String(repeating: "  ", count: indentation)
    let width = Self.lineWidth - inner.count - 1
    switch value.content {
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        write(element, indentation: indentation + 1, room: width, to: &text)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += outer + "]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        text += inner + key
        write(member.value, indentation: indentation + 1, room: width - key.count, to: &text)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += outer + "}"
    case .null, .boolean, .number, .string:
      text += line(of: value)
    }
  }

  /// Whether nothing in the value holds anything itself.
  private func isFlat(_ value: JSONValue) -> Bool {
    switch value.content {
    case .null, .boolean, .number, .string: true
    case .array(let elements): !elements.contains { isArray($0) || isObject($0) }
    case .object(let members):
      !members.contains { isArray($0.value) || isObject($0.value) }
    }
  }

  private func isArray(_ value: JSONValue) -> Bool {
    guard case .array(let elements) = value.content else { return false }
    return !elements.isEmpty
  }

  private func isObject(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.content else { return false }
    return !members.isEmpty
  }

  /// Returns `string` in quotes, escaping what JSON must have escaped and nothing else.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
