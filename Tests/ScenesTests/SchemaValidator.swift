import Documents

/// As much of JSON Schema (draft 2020-12) as the schema of scenes uses.
///
/// A keyword that it does not know is a fault of the test, not something to pass over.
struct SchemaValidator {
  let schema: JSONValue

  /// What says nothing about values.
  private static let notes: Set<String> = [
    "$schema", "$defs", "title", "description", "default", "minItems", "maxItems", "minimum",
    "maximum", "exclusiveMinimum", "minProperties", "prefixItems",
  ]

  /// Returns whether `value` is as the schema has it.
  func accepts(_ value: JSONValue) -> Bool {
    accepts(value, by: schema)
  }

  private func accepts(_ value: JSONValue, by rule: JSONValue) -> Bool {
    if case .boolean(let verdict) = rule.content { return verdict }
    guard case .object(let keywords) = rule.content else {
      preconditionFailure("a schema is an object, true or false")
    }
    return fitsCounts(value, rule) && fitsItems(value, rule)
      && keywords.allSatisfy { accepts(value, keyword: $0.key, $0.value, of: rule) }
  }

  private func accepts(
    _ value: JSONValue, keyword: String, _ argument: JSONValue, of rule: JSONValue
  ) -> Bool {
    switch keyword {
    case "$ref": return accepts(value, by: definition(argument.text ?? ""))
    case "const": return value == argument
    case "enum": return argument.list.contains(value)
    case "type":
      let types = argument.list.isEmpty ? [argument] : argument.list
      return types.contains { value.hasType($0.text ?? "") }
    case "pattern": return fitsColor(value)
    case "allOf": return argument.list.allSatisfy { accepts(value, by: $0) }
    case "anyOf": return argument.list.contains { accepts(value, by: $0) }
    case "oneOf": return argument.list.filter { accepts(value, by: $0) }.count == 1
    case "not": return !accepts(value, by: argument)
    case "required":
      return !value.hasType("object") || argument.list.allSatisfy { value[$0.text ?? ""] != nil }
    case "properties":
      return value.members.allSatisfy { member in
        argument[member.key].map { accepts(member.value, by: $0) } ?? true
      }
    case "additionalProperties":
      return value.members.allSatisfy { rule["properties"]?[$0.key] != nil }
    case "dependentSchemas":
      return argument.members.allSatisfy { value[$0.key] == nil || accepts(value, by: $0.value) }
    case "items":
      let rest = value.list.dropFirst(rule["prefixItems"]?.list.count ?? 0)
      return rest.allSatisfy { accepts($0, by: argument) }
    default:
      precondition(Self.notes.contains(keyword), "the keyword \(keyword) is not understood")
      return true
    }
  }

  private func fitsItems(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    guard let rules = rule["prefixItems"]?.list else { return true }
    return zip(value.list, rules).allSatisfy { accepts($0, by: $1) }
  }

  private func fitsCounts(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    switch value.content {
    case .number(let number):
      guard let number = number.double else { return false }
      return number >= rule.number("minimum", default: -.infinity)
        && number <= rule.number("maximum", default: .infinity)
        && number > rule.number("exclusiveMinimum", default: -.infinity)
    case .array(let items):
      let count = Double(items.count)
      return count >= rule.number("minItems", default: 0)
        && count <= rule.number("maxItems", default: .infinity)
    case .object(let members):
      return Double(members.count) >= rule.number("minProperties", default: 0)
    default: return true
    }
  }

  /// The one pattern that there is.
  private func fitsColor(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value.content else { return true }
    return text.wholeMatch(of: /#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?/) != nil
  }

  /// What a reference such as `#/$defs/layer/properties/bounds` leads to.
  private func definition(_ reference: String) -> JSONValue {
    var place = schema
    for step in reference.split(separator: "/").dropFirst() {
      guard let next = place[String(step)] else {
        preconditionFailure("\(reference) leads nowhere")
      }
      place = next
    }
    return place
  }
}

extension JSONValue {
  fileprivate var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  fileprivate var list: [JSONValue] { elements ?? [] }

  fileprivate func number(_ key: String, default absent: Double) -> Double {
    self[key]?.number?.double ?? absent
  }

  fileprivate func hasType(_ name: String) -> Bool {
    switch (name, content) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .boolean), ("null", .null):
      true
    default: false
    }
  }
}
