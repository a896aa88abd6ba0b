/// Names in the order in which people number them: `frame_2` before `frame_10`.
///
/// Runs of digits count as numbers, whatever zeros lead them; everything else is compared by its
/// Unicode scalars.
public struct NaturalOrder: Sendable, Hashable {
  /// The name's parts.
  private let parts: [Part]

  private enum Part: Sendable, Hashable {
    /// A number, as digits without leading zeros.
    case number(String)
    case text(String)
  }

  /// Takes a name apart.
  public init(_ name: String) {
    var parts: [Part] = []
    var rest = Substring(name)
    while let first = rest.unicodeScalars.first {
      let isNumber = Self.isDigit(first)
      let run = rest.unicodeScalars.prefix { Self.isDigit($0) == isNumber }
      parts.append(
        isNumber ? .number(String(String(run).drop { $0 == "0" })) : .text(String(run)))
      rest = rest[run.endIndex...]
    }
    self.parts = parts
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}

extension NaturalOrder: Comparable {
  /// Whether the left name comes first.
  public static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
    for (left, right) in zip(left.parts, right.parts) where left != right {
      switch (left, right) {
      case (.number(let left), .number(let right)):
        return (left.count, left) < (right.count, right)
      case (.text(let left), .text(let right)):
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return left.parts.count < right.parts.count
  }
}

extension NaturalOrder {
  /// Returns `names` in natural order; names that differ only in leading zeros by their length.
  public static func sorted(_ names: some Sequence<String>) -> [String] {
    names.map { (key: NaturalOrder($0), name: $0) }
      .sorted { left, right in
        left.key == right.key
          ? (left.name.utf8.count, left.name) < (right.name.utf8.count, right.name)
          : left.key < right.key
      }
      .map(\.name)
  }
}
