/// The way from a document's root to one of its values, as a JSON Pointer (RFC 6901) writes it.
public struct DocumentPath: Sendable, Hashable {
  /// The keys and element numbers along the way.
  public var steps: [Step]

  /// The way to the root itself.
  public static let root = DocumentPath(steps: [])

  /// Creates a path.
  public init(steps: [Step]) {
    self.steps = steps
  }
}

extension DocumentPath {
  /// One step down.
  public enum Step: Sendable, Hashable {
    /// To a member of an object.
    case key(String)
    /// To an element of an array, counted from 0.
    case index(Int)
  }

  /// Returns the path one step further down.
  public func appending(_ step: Step) -> DocumentPath {
    DocumentPath(steps: steps + [step])
  }
}

extension DocumentPath: CustomStringConvertible {
  /// The path as a JSON Pointer: `/layers/0/bounds`, with `~` as `~0` and `/` in a key as `~1`.
  public var description: String {
    steps.map { step in
      switch step {
      case .key(let key):
        "/"
          + key.map { character in
            switch character {
            case "~": "~0"
            case "/": "~1"
            default: String(character)
            }
          }.joined()
      case .index(let index): "/\(index)"
      }
    }.joined()
  }
}
