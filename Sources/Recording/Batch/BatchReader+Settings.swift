import Documents
import Foundation
import Raster
import Transitions

extension BatchReader {
  /// Reads what is set under a key, as a command line writes it; nil for a flag that is not set.
  func text(
    of node: DocumentNode, _ key: Batch.Key, _ transition: Catalogue.Entry?
  ) throws(DocumentError) -> String? {
    switch key {
    case .from, .to, .assets: return try path(node)
    case .duration: return try Self.number(node, in: 1e-6...3600)
    case .scale: return try Self.number(node, in: 1e-3...100)
    case .holdFirst, .holdLast: return try Self.number(node, in: 0...3600)
    case .reverse: return try node.boolean() ? "" : nil
    case .fit:
      return try node.choice(of: ["cover": "cover", "contain": "contain", "stretch": "stretch"])
    case .size:
      let sides = try node.array(count: 2)
      return try Self.number(sides[0], in: 1e-3...1e6) + "x"
        + Self.number(sides[1], in: 1e-3...1e6)
    case .fps:
      return try Self.word(node, "a rate above 0 and up to 1000, such as 60 or \"30000/1001\"") {
        FrameRate(parsing: $0) != nil
      }
    case .timing:
      return try Self.word(
        node, "linear, ease, ease-in, ease-out, ease-in-out or cubic-bezier(x1,y1,x2,y2)"
      ) { PlaybackTiming(parsing: $0) != nil }
    case .background:
      return try Self.word(node, "a colour such as \"#1c1c1e\", \"black\", \"white\" or \"clear\"")
      {
        Color(spelling: $0) != nil
      }
    case .trigger:
      let triggers = transition?.triggers.map(\.rawValue) ?? []
      return try Self.word(node, "a change that it animates: \(triggers.joined(separator: ", "))") {
        triggers.contains($0)
      }
    case .gesture:
      let text = try node.string()
      if text.hasSuffix(".json") { return try path(node) }
      return try Self.word(node, "\"pan 0,400 -> 300,400 in 0.4s\" or the like, or a JSON file") {
        GestureTrace(parsing: $0) != nil
      }
    }
  }

  private static func number(
    _ node: DocumentNode, in range: ClosedRange<Double>
  ) throws(DocumentError) -> String {
    JSONNumber(try node.number(in: range)).literal
  }

  /// A number or a string that `isMeant` accepts.
  private static func word(
    _ node: DocumentNode, _ expected: String, _ isMeant: (String) -> Bool
  ) throws(DocumentError) -> String {
    let word = try word(node, expected)
    guard isMeant(word) else { throw node.error("is \(word) and must be \(expected)") }
    return word
  }
}
