import Documents

/// Text made safe for the place in a page where it stands.
package enum PageText {
  /// Returns `text` for between tags, and for between the quotes of an attribute.
  package static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns `value` as JSON for inside of a script element.
  ///
  /// Whatever could end the element, or begin a comment in it, is written as an escape. Such
  /// characters occur in JSON only inside of texts, where an escape means the same.
  package static func script(_ value: JSONValue) -> String {
    var safe = ""
    for scalar in JSONWriter().line(of: value).unicodeScalars {
      switch scalar {
      case "<": safe += "\\u003C"
      case ">": safe += "\\u003E"
      case "&": safe += "\\u0026"
      case "\u{2028}": safe += "\\u2028"
      case "\u{2029}": safe += "\\u2029"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
