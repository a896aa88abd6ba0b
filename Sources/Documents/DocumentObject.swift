/// An object in a document, with the keys that it may have declared up front.
public struct DocumentObject: Sendable {
  /// The object as a value of the document.
  public let node: DocumentNode
  private let allowed: Set<String>
  private let members: [String: JSONValue]

  init(
    _ node: DocumentNode, allowing keys: [String], meaning meanings: [String: String]
  ) throws(DocumentError) {
    guard case .object(let members) = node.value.content else {
      throw node.wrongKind("an object")
    }
    for member in members where !keys.contains(member.key) {
      throw DocumentError(
        document: node.document, position: member.position, path: node.path,
        problem: .unknownKey(
          member.key,
          suggestion: meanings[member.key] ?? Spelling.suggestion(for: member.key, among: keys)))
    }
    self.node = node
    allowed = Set(keys)
    self.members = Dictionary(
      members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value under `key`, or nil if there is none.
  ///
  /// - Precondition: `key` is one of those that were allowed.
  public subscript(key: String) -> DocumentNode? {
    precondition(allowed.contains(key), "a key is allowed before it is asked for: \(key)")
    return members[key].map {
      DocumentNode($0, path: node.path.appending(.key(key)), document: node.document)
    }
  }

  /// The value under `key`, which the object must have.
  public func required(_ key: String) throws(DocumentError) -> DocumentNode {
    guard let value = self[key] else { throw node.error(.missingKey(key)) }
    return value
  }
}

extension DocumentObject {
  /// The number under `key`.
  public func number(_ key: String) throws(DocumentError) -> Double {
    try required(key).number()
  }

  /// The number under `key`, or `absent` if there is no such key.
  public func number(_ key: String, default absent: Double) throws(DocumentError) -> Double {
    try self[key]?.number() ?? absent
  }

  /// The integer under `key`.
  public func integer(_ key: String) throws(DocumentError) -> Int {
    try required(key).integer()
  }

  /// The integer under `key`, or `absent` if there is no such key.
  public func integer(_ key: String, default absent: Int) throws(DocumentError) -> Int {
    try self[key]?.integer() ?? absent
  }

  /// The boolean under `key`, or `absent` if there is no such key.
  public func boolean(_ key: String, default absent: Bool) throws(DocumentError) -> Bool {
    try self[key]?.boolean() ?? absent
  }

  /// The text under `key`.
  public func string(_ key: String) throws(DocumentError) -> String {
    try required(key).string()
  }

  /// The text under `key`, or `absent` if there is no such key.
  public func string(_ key: String, default absent: String) throws(DocumentError) -> String {
    try self[key]?.string() ?? absent
  }

  /// The elements of the array under `key`, or none if there is no such key.
  public func array(_ key: String) throws(DocumentError) -> [DocumentNode] {
    try self[key]?.array() ?? []
  }

  /// What the word under `key` stands for, or `absent` if there is no such key.
  public func choice<Meaning>(
    _ key: String, of meanings: KeyValuePairs<String, Meaning>, default absent: Meaning
  ) throws(DocumentError) -> Meaning {
    try self[key]?.choice(of: meanings) ?? absent
  }
}
