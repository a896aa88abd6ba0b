extension SourceFile {
  /// Replaces selectors by closures, and takes them out where actions are taken away.
  mutating func portSelectors(_ declarations: Declarations) {
    for index in tokens.indices where tokens[index].text == "#selector" {
      guard isToken(index + 1, "("), let close = closing(index + 1) else { continue }
      let range = tokens[index].range.lowerBound..<tokens[close].range.upperBound
      let action = Action(named: index + 2..<close, in: self, declarations)
      guard let call = CallSite(around: index, in: self) else {
        remark(at: range.lowerBound, advice(forSelectorAt: index, action.name, declarations))
        replace(
          range, by: "Selector(\"\(action.written)\")",
          because: "#selector needs Objective-C: the name is kept")
        continue
      }
      switch call.kind {
      case .removal:
        let isControl = call.argument("for", in: self) != nil
        replace(
          range, by: "nil",
          because: isControl
            ? "actions have no names: all of these events are taken away, whoever added them"
            : "actions are taken away by their target")
      case .forgetting:
        guard let target = call.argument("withTarget", in: self) else { continue }
        replace(
          call.arguments, by: "(withTarget: \(target))",
          because: "#selector needs Objective-C: everything that the target waits for is called off"
        )
      case .delayed:
        let object = call.argument("with", in: self).flatMap { $0 == "nil" ? nil : $0 }
        replace(
          range, by: action.closure(onSelfWith: object),
          because: "#selector needs Objective-C: the action is a closure")
      case .recognizer, .displayLink:
        replace(
          range, by: action.closure(on: call.target),
          because: "#selector needs Objective-C: the action is a closure")
      case .control:
        guard let events = call.argument("for", in: self) else { continue }
        replace(
          call.name.lowerBound..<call.end,
          by: "addAction(UIAction \(action.closure(on: call.target, taking: .control)), "
            + "for: \(events))",
          because: "#selector needs Objective-C: the action is a closure")
      case .observer:
        guard let name = call.argument("name", in: self) else { continue }
        let object = call.argument("object", in: self) ?? "nil"
        if let start = statement(endingAt: call.callee) {
          let place = tokens[start].range.lowerBound
          replace(place..<place, by: "_ = ", because: "what ends the observing is not kept")
        }
        replace(
          call.arguments,
          by: "(forName: \(name), object: \(object), queue: nil, "
            + "using: \(action.closure(on: call.target, taking: .fromAnywhere)))",
          because: "#selector needs Objective-C: the action is a closure")
      case .timer:
        guard let interval = call.argument("timeInterval", in: self),
          let repeats = call.argument("repeats", in: self)
        else { continue }
        replace(
          call.arguments,
          by: "(withTimeInterval: \(interval), repeats: \(repeats), "
            + "block: \(action.closure(on: call.target, taking: .timer)))",
          because: "#selector needs Objective-C: the action is a closure")
      }
    }
  }

  /// What to do about a selector that nobody's action is.
  private func advice(
    forSelectorAt index: Int, _ name: String, _ declarations: Declarations
  ) -> String {
    guard isToken(index - 1, ":"), isToken(index - 2, "to"), isToken(index - 3, "("),
      isToken(index - 4, "responds")
    else {
      return "#selector needs Objective-C, and nobody calls the method by its "
        + "name: pass a closure instead"
    }
    return declarations.optionals.contains(name)
      ? "nobody can be asked for a method here, and \(name) has a default where a type lacks it: "
        + "take the check out"
      : "nobody can be asked for a method here: ask whether it conforms to a protocol, with as?"
  }

  /// The first token of the statement that a chain of names is by itself, by its last name; nil: its
  /// value goes somewhere.
  private func statement(endingAt last: Int) -> Int? {
    var start = last
    while isToken(start - 1, "."), start >= 2 {
      start -= isToken(start - 2, "?") || isToken(start - 2, "!") ? 3 : 2
      if isToken(start, ")") || isToken(start, "]") {
        guard let open = tokens[..<start].indices.last(where: { closing($0) == start }) else {
          return nil
        }
        start = open > 0 && tokens[open - 1].kind == .word ? open - 1 : open
      }
    }
    guard start > 0, tokens.indices.contains(start) else { return start == 0 ? 0 : nil }
    let former = tokens[start - 1]
    if ["{", "}", ";", "in", "else"].contains(former.text) { return start }
    let isAhead = line(of: former.range.lowerBound) < line(of: tokens[start].range.lowerBound)
    let continues = ["=", "return", "(", "[", ",", ":", "?", "&", "|", "+"].contains(former.text)
    return isAhead && !continues ? start : nil
  }

  /// Replaces key paths of Objective-C by their text.
  mutating func portKeyPaths() {
    for index in tokens.indices where tokens[index].text == "#keyPath" {
      guard isToken(index + 1, "("), let close = closing(index + 1) else { continue }
      let names = (index + 2..<close).map { tokens[$0].text }.filter { $0 != "." }
      let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
      replace(
        tokens[index].range.lowerBound..<tokens[close].range.upperBound,
        by: "\"\(path.joined(separator: "."))\"", because: "#keyPath needs Objective-C")
    }
  }
}

/// The method that a selector names.
private struct Action {
  let name: String
  /// The class that the selector names, if it names one.
  private let kind: String?
  private let labels: [String]?
  private let types: [String]

  /// What the caller of a closure hands over.
  enum Sender {
    case something
    /// An action, whose sender is the control.
    case control
    /// A timer, on a thread that the compiler does not know to be the main one.
    case timer
    /// A notification, on a thread that the compiler does not know to be the main one.
    case fromAnywhere
  }

  /// Reads `handle`, `handle(_:)`, `self.handle(gesture:)`, `Controller.handle`.
  init(named range: Range<Int>, in file: SourceFile, _ declarations: Declarations) {
    let open = range.first { file.isToken($0, "(") }
    let path = range.lowerBound..<(open ?? range.upperBound)
    let name = path.last { file.tokens[$0].kind == .word }.map { file.tokens[$0].text } ?? ""
    self.name = name
    let first = file.tokens[range.lowerBound].text
    kind = first.first?.isUppercase == true && first != name ? first : nil
    // Other types may have methods of that name: those of this file, and of them those that
    // Objective-C sees, come first.
    let known = [Declarations(in: [file]), declarations].flatMap { place in
      let functions = place.functions[name] ?? []
      return functions.filter(\.isExposed) + functions.filter { !$0.isExposed }
    }
    if let open {
      let labels = (open + 1..<range.upperBound)
        .filter { file.tokens[$0].kind == .word }.map { file.tokens[$0].text }
      self.labels = labels
      types = known.first { $0.labels == labels }?.types ?? []
    } else {
      labels = known.first?.labels
      types = known.first?.types ?? []
    }
  }

  /// Returns the closure that calls the method on `target`, which it does not keep alive.
  func closure(on target: String, taking sender: Sender = .something) -> String {
    var owner = target == "self" ? "self" : "target"
    if let kind, kind != "Self", target != "self" { owner = "(target as? \(kind))" }
    let capture = target == "self" ? "[weak self]" : "[weak target = \(target)]"
    let first = labels?.first
    if sender == .fromAnywhere {
      let call = "\(owner)?.\(name)"
      guard let first else { return "{ \(capture) _ in MainActor.assumeIsolated { \(call)() } }" }
      let value =
        types.first?.hasPrefix("NSNotification") == true
        ? "NSNotification(name: notification.name, object: notification.object, "
          + "userInfo: notification.userInfo)" : "notification"
      return "{ \(capture) notification in MainActor.assumeIsolated { "
        + "\(call)(\(label(first))\(value)) } }"
    }
    if sender == .timer {
      guard let first else {
        return "{ \(capture) _ in MainActor.assumeIsolated { \(owner)?.\(name)() } }"
      }
      return "{ \(capture) timer in MainActor.assumeIsolated { "
        + "\(owner)?.\(name)(\(label(first))timer) } }"
    }
    guard let first else { return "{ \(capture) _ in \(owner)?.\(name)() }" }
    let type = types.first ?? "UIGestureRecognizer"
    let plain = ["UIGestureRecognizer", "Any", "Any?", "AnyObject", "CADisplayLink", "Timer"]
    let value = sender == .control ? "$0.sender" : "$0"
    if type == "UIAction" || sender != .control && plain.contains(type) {
      return "{ \(capture) in \(owner)?.\(name)(\(label(first))$0) }"
    }
    if sender == .control, types.isEmpty || type == "Any?" || type == "AnyObject?" {
      return "{ \(capture) in \(owner)?.\(name)(\(label(first))\(value)) }"
    }
    let bare = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    let none = types.count != 2 || types[1].hasSuffix("?") || types[1].hasSuffix("!")
    let event =
      labels?.count == 2 ? ", \(label(labels?[1] ?? "_"))\(none ? "nil" : "UIEvent()")" : ""
    if bare == "Any" || bare == "AnyObject" {
      return "{ \(capture) in if let sender = \(value) { "
        + "\(owner)?.\(name)(\(label(first))sender\(event)) } }"
    }
    return "{ \(capture) in if let sender = \(value) as? \(bare) { "
      + "\(owner)?.\(name)(\(label(first))sender\(event)) } }"
  }

  /// Returns the closure that calls the method, with the object that the call holds ready for it.
  func closure(onSelfWith object: String?) -> String {
    guard let first = labels?.first else { return "{ [weak self] in self?.\(name)() }" }
    guard let object, let type = types.first else {
      return "{ [weak self] in self?.\(name)(\(label(first))\(object ?? "nil")) }"
    }
    if type.hasPrefix("Any") {
      return "{ [weak self, sender = \(object)] in self?.\(name)(\(label(first))sender) }"
    }
    let bare = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    return "{ [weak self, sender = \(object) as Any] in if let sender = sender as? \(bare) { "
      + "self?.\(name)(\(label(first))sender) } }"
  }

  /// The name with a colon for each argument, as the platform writes it.
  var written: String {
    name + (labels ?? []).map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private func label(_ name: String) -> String {
    name == "_" ? "" : "\(name): "
  }
}

/// The call that a selector is an argument of.
private struct CallSite {
  enum Kind {
    case recognizer
    case control
    case timer
    case displayLink
    case observer
    case removal
    /// A call after a delay.
    case delayed
    /// Calling such calls off.
    case forgetting
  }

  let kind: Kind
  /// The token that is the name of what is called.
  let callee: Int
  /// The name of what is called, in bytes.
  let name: Range<Int>
  /// The arguments with their brackets, in bytes.
  let arguments: Range<Int>
  /// Whose method is called.
  private(set) var target = "self"
  private let parts: [Range<Int>]

  /// The end of the call, in bytes.
  var end: Int { arguments.upperBound }

  /// Finds the call around token `index`.
  init?(around index: Int, in file: SourceFile) {
    var depth = 0
    var open = index - 1
    while open >= 0 {
      if file.isToken(open, ")") || file.isToken(open, "}") { depth += 1 }
      if file.isToken(open, "{") { depth -= 1 }
      if file.isToken(open, "(") {
        if depth == 0 { break }
        depth -= 1
      }
      if depth < 0 { return nil }
      open -= 1
    }
    guard open > 0, let close = file.closing(open) else { return nil }
    let callee = file.tokens[open - 1].text == "init" ? open - 3 : open - 1
    guard file.tokens.indices.contains(callee) else { return nil }
    self.callee = callee
    switch file.tokens[callee].text {
    case "addTarget":
      kind = file.parts(between: open, and: close).count > 2 ? .control : .recognizer
    case "removeTarget": kind = .removal
    case "cancelPreviousPerformRequests": kind = .forgetting
    case "perform":
      let labels = file.parts(between: open, and: close).map { file.tokens[$0.lowerBound].text }
      guard labels.contains("afterDelay") else { return nil }
      kind = .delayed
    case "addObserver": kind = .observer
    case "scheduledTimer", "Timer": kind = .timer
    case "CADisplayLink": kind = .displayLink
    case let name where name.hasSuffix("Recognizer") || name.hasSuffix("Gesture"):
      kind = .recognizer
    default:
      // A type in a variable that makes recognisers.
      let labels = file.parts(between: open, and: close).map { file.tokens[$0.lowerBound].text }
      guard labels.suffix(2) == ["target", "action"] else { return nil }
      kind = .recognizer
    }
    name = file.tokens[open - 1].range
    arguments = file.tokens[open].range.lowerBound..<file.tokens[close].range.upperBound
    parts = file.parts(between: open, and: close)
    target = argument("target", in: file) ?? parts.first.map { file.text(ofTokens: $0) } ?? "self"
  }

  /// Returns the argument with a label, as it is written.
  func argument(_ label: String, in file: SourceFile) -> String? {
    parts.first {
      file.isToken($0.lowerBound, label) && file.isToken($0.lowerBound + 1, ":") && $0.count > 2
    }.map { file.text(ofTokens: $0.lowerBound + 2..<$0.upperBound) }
  }
}

extension SourceFile {
  /// The text from the first to the last of some tokens.
  fileprivate func text(ofTokens range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    return text(tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound)
  }
}
