import Documents
import Files
import Foundation
import Transitions

/// Reads batches from JSON documents.
///
/// Reading is strict: a key that means nothing is an error that says where it stands and what may
/// have been meant, and so is a value that no render could have.
public struct BatchReader: Sendable {
  private let document: String
  private let folder: String
  private var names: [String: DocumentPath] = [:]

  /// Reads the batch in `bytes`, a JSON text; paths in it lead on from the directory of `document`.
  public static func read(
    _ bytes: [UInt8], document: String
  ) throws(DocumentError) -> Batch {
    var reader = BatchReader(document: document)
    return try reader.batch(DocumentNode(reading: bytes, document: document))
  }

  /// Whether a JSON document is meant to be a batch, and not a scene.
  public static func isBatch(_ bytes: [UInt8]) -> Bool {
    guard let value = try? JSONReader(document: "").read(bytes) else { return false }
    return value["renders"] != nil
  }

  private init(document: String) {
    self.document = document
    folder = PathParts(document).directory
  }

  /// The keys of a render that are no settings.
  static let entryKeys = ["name", "transition", "scene", "parameters"]
  /// The keys of the document.
  static let documentKeys = ["$schema", "defaults", "renders"]

  private mutating func batch(_ root: DocumentNode) throws(DocumentError) -> Batch {
    let object = try root.object(allowing: Self.documentKeys)
    let keys = Batch.Key.allCases.map(\.rawValue)
    let defaults = try object["defaults"]?.object(allowing: keys)
    let renders = try object.required("renders")
    var entries: [Batch.Entry] = []
    for node in try renders.array() { entries.append(try entry(node, defaults: defaults)) }
    guard !entries.isEmpty else { throw renders.error("is empty and must name a render") }
    return Batch(document: document, entries: entries)
  }

  private mutating func entry(
    _ node: DocumentNode, defaults: DocumentObject?
  ) throws(DocumentError) -> Batch.Entry {
    let object = try node.object(
      allowing: Self.entryKeys + Batch.Key.allCases.map(\.rawValue))
    let name = try name(object.required("name"))
    let (subject, transition) = try subject(of: object)
    var settings: [Batch.Setting] = []
    for key in Batch.Key.allCases {
      let isMeant =
        switch key.audience {
        case .both: true
        case .transitions: transition != nil
        case .scenes: transition == nil
        }
      if let own = object[key.rawValue], !isMeant {
        throw own.error(
          transition == nil
            ? "means nothing for a scene: leave it out"
            : "means nothing for a transition: leave it out")
      }
      guard isMeant, let value = object[key.rawValue] ?? defaults?[key.rawValue] else { continue }
      guard let text = try text(of: value, key, transition) else { continue }
      settings.append(Batch.Setting(key: key, text: text))
    }
    if transition != nil {
      for key in [Batch.Key.from, .to] where !settings.contains(where: { $0.key == key }) {
        throw node.error(.missingKey(key.rawValue))
      }
    }
    return Batch.Entry(
      name: name, subject: subject, settings: settings,
      parameters: try parameters(of: object, transition),
      place: node.value.position.map { "\(document):\($0)" } ?? document)
  }

  private mutating func name(_ node: DocumentNode) throws(DocumentError) -> String {
    let name = try node.string()
    guard Batch.isName(name) else {
      throw node.error(
        "is \"\(name)\" and must be letters, digits, \"-\", \"_\" and \".\", at most 100, "
          + "beginning with a letter or a digit, and not with \"manifest.\"")
    }
    if let other = names.updateValue(node.path, forKey: name) {
      throw node.error("is \"\(name)\", and so is \(other): give every render its own name")
    }
    return name
  }

  private func subject(
    of object: DocumentObject
  ) throws(DocumentError) -> (Batch.Subject, Catalogue.Entry?) {
    if let scene = object["scene"] {
      if let transition = object["transition"] {
        throw transition.error("stands beside a scene: render one of them")
      }
      return (.scene(try path(scene)), nil)
    }
    guard let node = object["transition"] else {
      throw object.node.error(.missingKey("transition"))
    }
    let id = try node.string()
    do {
      return (.transition(id), try Catalogue.entry(id))
    } catch {
      let known = Catalogue.entries.map(\.id)
      let suggestion = Spelling.suggestion(for: id, among: known)
      throw node.error(
        "is \"\(id)\", which is no transition"
          + (suggestion.map { " (did you mean \"\($0)\"?)" } ?? ": 'flipbook list' shows them"))
    }
  }

  private func parameters(
    of object: DocumentObject, _ transition: Catalogue.Entry?
  ) throws(DocumentError) -> [Batch.Parameter] {
    guard let node = object["parameters"] else { return [] }
    guard let transition else { throw node.error("means nothing for a scene: leave it out") }
    let values = try node.object(allowing: transition.parameters.map(\.name))
    var parameters: [Batch.Parameter] = []
    for parameter in transition.parameters {
      guard let value = values[parameter.name] else { continue }
      let text = try Self.word(value, "a number or a string")
      do {
        _ = try parameter.value(parsing: text)
      } catch {
        throw value.error("is \(text), which 'flipbook describe \(transition.id)' does not allow")
      }
      parameters.append(Batch.Parameter(name: parameter.name, text: text))
    }
    return parameters
  }
}

extension BatchReader {
  /// A number or a string, as a command line writes it.
  static func word(_ node: DocumentNode, _ expected: String) throws(DocumentError) -> String {
    switch node.value.content {
    case .number(let number): return number.literal
    case .string(let text): return text
    case .null, .boolean, .array, .object:
      throw node.error("is \(node.value.kind) and must be \(expected)")
    }
  }

  /// A path, from the batch's directory on.
  func path(_ node: DocumentNode) throws(DocumentError) -> String {
    let path = try node.string()
    guard !path.isEmpty, path != "-" else { throw node.error("must be the path of a file") }
    return path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
