extension SourceFile {
  /// Takes `@IBAction` away from methods that do not take exactly the one sender, as the compiler
  /// has it here.
  mutating func portActions() {
    for index in tokens.indices
    where tokens[index].text == "@IBAction" || tokens[index].text == "@IBSegueAction" {
      guard let function = tokens[index...].prefix(8).firstIndex(where: { $0.text == "func" }),
        let open = tokens[function...].firstIndex(where: { $0.text == "(" }),
        let close = closing(open)
      else { continue }
      let count = parts(between: open, and: close).count
      guard tokens[index].text == "@IBSegueAction" || count != 1 else { continue }
      replace(
        tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, by: "",
        because: "\(tokens[index].text) allows one argument here, and means nothing")
    }
  }

  /// Values that properties begin with which Core Data or a layer would have supplied.
  private static let firstValues = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "String": "\"\"",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
  ]

  /// Stores properties that something else would have stored.
  mutating func portStoredProperties() {
    for index in tokens.indices where tokens[index].text == "@NSManaged" {
      let start = tokens[index].range.lowerBound
      guard let variable = tokens[index...].prefix(4).firstIndex(where: { $0.text == "var" }),
        isToken(variable + 2, ":"), tokens.indices.contains(variable + 3)
      else {
        remark(at: start, "@NSManaged needs Objective-C: store the property")
        continue
      }
      let type = tokens[variable + 3]
      let isOptional = isToken(variable + 4, "?")
      guard isOptional || Self.firstValues[type.text] != nil else {
        remark(at: start, "@NSManaged needs Objective-C: store the property")
        continue
      }
      replace(
        start..<tokens[index + 1].range.lowerBound, by: "",
        because: "@NSManaged needs Objective-C: the property is stored, and not animated")
      if !isOptional, let value = Self.firstValues[type.text] {
        replace(
          type.range.upperBound..<type.range.upperBound, by: " = \(value)",
          because: "a stored property begins with a value")
      }
    }
  }

  /// Takes away what makes a class the program's beginning: tests have their own.
  mutating func portEntryPoints() {
    for index in tokens.indices
    where tokens[index].text == "@UIApplicationMain" || tokens[index].text == "@main" {
      let start = tokens[index].range.lowerBound
      let head = tokens[index...].prefix { $0.text != "{" }
      guard tokens[index].text != "@main" || head.contains(where: { $0.text.hasSuffix("Delegate") })
      else { continue }
      let range = start..<tokens[index].range.upperBound
      replace(
        wholeLine(range) ?? start..<tokens[index + 1].range.lowerBound, by: "",
        because: "\(tokens[index].text) begins an application, and there is none here")
    }
  }

  /// Says of protocols that were Objective-C's, and so of classes only, that they are.
  mutating func portClassBounds() {
    for index in tokens.indices where tokens[index].text == "protocol" {
      let ahead = tokens[max(0, index - 8)..<index].reversed().prefix {
        $0.kind == .word || "():".contains($0.text)
      }
      guard ahead.contains(where: { $0.text == "@objc" }), isToken(index + 2, "{") else { continue }
      let end = tokens[index + 1].range.upperBound
      replace(
        end..<end, by: ": AnyObject", because: "protocols of Objective-C are of classes only")
    }
  }

  /// Makes an `@objc optional var` one that is nil unless a type has it.
  mutating func portOptionalProperty(behind index: Int) {
    let start = tokens[index].range.lowerBound
    guard let owner = protocolAround(index), let close = closing(owner.open),
      isToken(index + 4, ":"),
      let open = tokens[index...].firstIndex(where: { $0.text == "{" }), let end = closing(open)
    else { return remark(at: start, "an optional property needs a default implementation") }
    let name = tokens[index + 3].text
    let last = tokens[open - 1].range.upperBound
    let type = text(tokens[index + 5].range.lowerBound..<last)
    let isSet = tokens[open..<end].contains { $0.text == "set" }
    let mark = type.hasSuffix("?") ? "" : "?"
    replace(last..<last, by: mark, because: "a type may not have it")
    let place = tokens[close].range.upperBound
    let accessors = isSet ? "{\n    get { nil }\n    set {}\n  }" : "{ nil }"
    replace(
      place..<place,
      by: "\n\nextension \(owner.name) {\n  \(owner.access)var \(name): \(type)\(mark) "
        + "\(accessors)\n}",
      because: "the optional requirement has a default implementation instead")
    if mark == "?" {
      remark(at: start, "declare \(name) as \(type)? where a type has it: others are not found")
    }
  }
}
