/// A text with places to be filled, written `{{name}}`.
package struct PageTemplate {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Returns the text with every place filled with what `contents` names for it.
  ///
  /// What is filled in is not looked at again, so it may hold anything.
  ///
  /// - Precondition: Every place has contents, and no contents are left over.
  package func filled(with contents: KeyValuePairs<String, String>) -> String {
    var filled = ""
    var unused = Set(contents.map(\.key))
    var rest = text[...]
    while let opening = rest.firstRange(of: "{{"), let closing = rest.firstRange(of: "}}") {
      let name = String(rest[opening.upperBound..<closing.lowerBound])
      guard let content = contents.first(where: { $0.key == name })?.value else {
        preconditionFailure("a place in a page has contents: \(name)")
      }
      filled += rest[..<opening.lowerBound]
      filled += content
      unused.remove(name)
      rest = rest[closing.upperBound...]
    }
    precondition(unused.isEmpty, "contents have a place in the page: \(unused.sorted())")
    return filled + rest
  }
}
