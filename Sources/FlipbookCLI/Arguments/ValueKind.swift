import Flipbook

/// What may stand in a place of the command line, as far as a shell can complete it.
package enum ValueKind: Sendable, Hashable {
  /// Something that only the user knows: a number, a colour.
  case free
  /// A file or directory.
  case path
  /// One of a few words.
  case words([String])
  /// A transition of the catalogue, or a file.
  case transition
}

extension ValueKind {
  /// Placeholders, as the help prints them between angle brackets, that stand for paths.
  private static let pathNames: Set<String> = [
    "actual", "batch", "directory", "file", "frames", "golden", "manifest", "path", "picture",
    "trace",
  ]

  /// The words that can be typed, other than paths.
  package var choices: [String] {
    switch self {
    case .free, .path: []
    case .words(let words): words
    case .transition: Catalogue.entries.map(\.id)
    }
  }

  /// Whether a path can be typed.
  package var takesPaths: Bool { self == .path || self == .transition }

  fileprivate init(placeholder: String) {
    self = Self.pathNames.contains(placeholder) ? .path : .free
  }
}

extension Option {
  /// What its value may be; nil: the option is a flag.
  package var valueKind: ValueKind? {
    guard let value else { return nil }
    return choices.isEmpty ? ValueKind(placeholder: value) : .words(choices)
  }
}

extension Argument {
  /// What it may be.
  package var valueKind: ValueKind {
    if !choices.isEmpty { return .words(choices) }
    return name == "name" ? .transition : ValueKind(placeholder: name)
  }
}
