import Documents

/// How a command tells how far it has come, when somebody has asked for a way.
package enum ProgressStyle: String, Sendable, Hashable, CaseIterable {
  /// A line every ten per cent, on standard error.
  case plain
  /// A JSON object a line, every per cent, on standard error.
  case json
  /// Lines that Open Job Description's runners understand, on standard output.
  case openjd
  /// Nothing.
  case none

  /// How many per cent lie between two lines; 0: nothing is written.
  var step: Int {
    switch self {
    case .plain: 10
    case .json, .openjd: 1
    case .none: 0
    }
  }

  /// Says that `count` of `total` are done.
  func write(_ label: String, _ count: Int, of total: Int) {
    let percent = count * 100 / total
    switch self {
    case .plain:
      Console.write("\(label): \(percent) % (\(count) of \(total))\n".utf8, to: .error)
    case .json:
      let value: JSONValue = [
        "activity": .string(label), "done": .number(count), "total": .number(total),
      ]
      Console.write((JSONWriter().line(of: value) + "\n").utf8, to: .error)
    case .openjd:
      Console.write("openjd_progress: \(percent)\n".utf8, to: .output)
    case .none: break
    }
  }
}
