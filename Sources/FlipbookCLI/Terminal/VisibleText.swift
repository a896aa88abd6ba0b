extension String {
  /// The text with control characters spelled out, so that a file's name can neither break a line
  /// nor give orders to a terminal.
  var visible: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Self.isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u{\(digits)}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    // Those of ASCII and Latin-1, and the ones that turn the direction of writing.
    scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}
