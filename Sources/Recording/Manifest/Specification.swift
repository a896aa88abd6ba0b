import Documents

/// What decides the frames of a sequence, apart from which of them are wanted: the part of its
/// manifest that is known before the first frame.
///
/// Two runs of equal specifications write the same bytes into files of the same names.
public struct Specification: Sendable, Hashable {
  /// The members of the manifest that say it.
  public let json: JSONValue

  /// The members of a manifest that only the run itself brings about.
  private static let results: Set<String> = ["frames", "events", "warnings"]

  /// Creates the specification that a manifest states.
  public init(_ manifest: JSONValue) {
    guard case .object(let members) = manifest.content else {
      json = JSONValue(.object([]))
      return
    }
    json = JSONValue(.object(members.filter { !Self.results.contains($0.key) }))
  }

  /// A value that two specifications do not share.
  public struct Difference: Sendable, Hashable {
    /// Where it stands: `timing.fps`.
    public var place: String
    /// The value in the one; nil if it has none.
    public var first: String?
    /// The value in the other; nil if it has none.
    public var second: String?

    /// Creates a difference.
    public init(place: String, first: String?, second: String?) {
      self.place = place
      self.first = first
      self.second = second
    }
  }

  /// Returns where this specification and another differ, in the order of their members.
  public func differences(from other: Specification) -> [Difference] {
    Self.differences(json, other.json, at: "")
  }

  private static func differences(
    _ first: JSONValue?, _ second: JSONValue?, at place: String
  ) -> [Difference] {
    guard first != second else { return [] }
    let parts = [first, second].map { $0.map(parts(of:)) ?? [] }
    guard first != nil, second != nil, parts.allSatisfy({ !$0.isEmpty }) else {
      return [Difference(place: place, first: first.map(text), second: second.map(text))]
    }
    let keys =
      parts[0].map(\.key)
      + parts[1].map(\.key).filter { key in
        !parts[0].contains { $0.key == key }
      }
    return keys.flatMap { key in
      differences(
        parts[0].first { $0.key == key }?.value, parts[1].first { $0.key == key }?.value,
        at: place.isEmpty ? key : "\(place).\(key)")
    }
  }

  /// What a value holds, by name or number.
  private static func parts(of value: JSONValue) -> [(key: String, value: JSONValue)] {
    switch value.content {
    case .object(let members): members.map { ($0.key, $0.value) }
    case .array(let elements): elements.enumerated().map { ("\($0)", $1) }
    case .null, .boolean, .number, .string: []
    }
  }

  private static func text(_ value: JSONValue) -> String { JSONWriter().line(of: value) }
}

extension Manifest {
  /// What decides the frames.
  public var specification: Specification { Specification(json) }
}
