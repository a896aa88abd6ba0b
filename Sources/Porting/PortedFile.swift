/// A file that has been rewritten for Linux, and what was changed in it.
public struct PortedFile: Sendable, Hashable {
  /// The file's name, as it was given.
  public var name: String
  /// The new text.
  public var text: String
  /// The changes, in the order of their lines.
  public var changes: [Change]

  /// Creates a file.
  public init(name: String, text: String, changes: [Change]) {
    self.name = name
    self.text = text
    self.changes = changes
  }

  /// A change, or something that somebody has to change by hand.
  public struct Change: Sendable, Hashable {
    /// Who makes a change.
    public enum Kind: Sendable, Hashable {
      /// It has been made.
      case made
      /// Somebody has to make it.
      case byHand
    }

    /// The line in the file as it was, from 1.
    public var line: Int
    /// Whether it has been made.
    public var kind: Kind
    /// Why, as a clause.
    public var reason: String
    /// The lines as they were.
    public var before: [String]
    /// The lines as they are now.
    public var after: [String]

    /// Creates a change.
    public init(line: Int, kind: Kind, reason: String, before: [String], after: [String]) {
      self.line = line
      self.kind = kind
      self.reason = reason
      self.before = before
      self.after = after
    }
  }
}

extension PortedFile {
  /// The changes as people read them: a line on what and why, then the lines with − and + before
  /// them.
  public var report: String {
    var text = ""
    for change in changes {
      let mark = change.kind == .byHand ? "by hand: " : ""
      text += "\(name):\(change.line): \(mark)\(change.reason)\n"
      for line in change.before { text += "- \(line)\n" }
      for line in change.after { text += "+ \(line)\n" }
    }
    return text
  }

  /// Whether something is left that somebody has to change by hand.
  public var needsHands: Bool { changes.contains { $0.kind == .byHand } }
}
