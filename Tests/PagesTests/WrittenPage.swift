import Documents
import Foundation
import ImageCodecs

/// A page as its bytes show it, without a browser.
struct WrittenPage {
  let text: String

  /// What every element of a kind holds, with the attributes that it has.
  func elements(_ name: String) -> [(attributes: String, contents: String)] {
    var found: [(String, String)] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "<\(name)") {
      rest = rest[opening.upperBound...]
      guard let next = rest.first, next == " " || next == ">" else { continue }
      guard let end = rest.firstIndex(of: ">"),
        let closing = rest.firstRange(of: "</\(name)>")
      else { break }
      found.append(
        (String(rest[..<end]), String(rest[rest.index(after: end)..<closing.lowerBound])))
      rest = rest[closing.upperBound...]
    }
    return found
  }

  /// What the scripts read.
  var book: JSONValue {
    get throws {
      let element = elements("script").first { $0.attributes.contains("id=\"book\"") }
      return try JSONReader(document: "book").read(element?.contents ?? "")
    }
  }

  /// The pictures in the page, by their numbers.
  var pictures: [Int: StraightImage] {
    get throws {
      var pictures: [Int: StraightImage] = [:]
      for (attributes, contents) in elements("script") {
        guard let start = attributes.firstRange(of: "id=\"picture-")?.upperBound,
          let number = Int(attributes[start...].prefix { $0.isNumber }),
          let bytes = Data(base64Encoded: contents)
        else { continue }
        pictures[number] = try ImageReader().read(bytes: Array(bytes))
      }
      return pictures
    }
  }
}
