import Documents

/// A document that names many renders.
public struct Batch: Sendable, Hashable {
  /// The document's name in messages, most often its path.
  public var document: String
  /// The renders, in the document's order; no two have one name.
  public var entries: [Entry]

  /// Creates a batch.
  public init(document: String, entries: [Entry]) {
    self.document = document
    self.entries = entries
  }

  /// One render.
  public struct Entry: Sendable, Hashable {
    /// Its name, which is that of the directory that its frames go to.
    public var name: String
    /// What is rendered.
    public var subject: Subject
    /// What is set about it, by the batch's defaults as well.
    public var settings: [Setting]
    /// The transition's parameters that are set, as they are written.
    public var parameters: [Parameter]
    /// Where the document has it: `batch.json:7:5`.
    public var place: String
  }

  /// What is rendered.
  public enum Subject: Sendable, Hashable {
    /// A transition of the catalogue, by its id.
    case transition(String)
    /// A scene document, by its path.
    case scene(String)
  }

  /// Something that is set, as a command line writes it; a path leads on from the batch's directory.
  public struct Setting: Sendable, Hashable {
    /// What is set.
    public var key: Key
    /// To what.
    public var text: String
  }

  /// A parameter of a transition that is set.
  public struct Parameter: Sendable, Hashable {
    /// The parameter's name.
    public var name: String
    /// Its value, as a command line writes it.
    public var text: String
  }

  /// What can be set about a render, by the keys of the document.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case from
    case to
    case assets
    case duration
    case timing
    case fps
    case scale
    case size
    case fit
    case background
    case trigger
    case gesture
    case reverse
    case holdFirst
    case holdLast

    /// Which subjects it means something for.
    var audience: Audience {
      switch self {
      case .from, .to, .duration, .size, .fit, .trigger, .gesture: .transitions
      case .assets: .scenes
      case .timing, .fps, .scale, .background, .reverse, .holdFirst, .holdLast: .both
      }
    }

    /// Subjects for which something can be set.
    enum Audience {
      case transitions
      case scenes
      case both
    }
  }

  /// Whether `name` can be that of a render: letters, digits, `-`, `_` and `.`, at most 100.
  ///
  /// It names a directory and is written in options, so it begins with a letter or a digit, and
  /// `manifest.` is left to manifests.
  public static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 100, !name.hasPrefix("manifest.") else {
      return false
    }
    let isPlain = { (byte: UInt8) in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    return isPlain(first) && name.utf8.allSatisfy { isPlain($0) || "-_.".utf8.contains($0) }
  }
}
