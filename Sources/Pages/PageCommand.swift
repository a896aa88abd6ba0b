/// A command line that a page offers to copy.
public struct PageCommand: Sendable, Hashable {
  /// What the line is for: "Compare again".
  public var purpose: String
  /// The line.
  public var line: ShellLine

  /// Creates a command.
  public init(_ purpose: String, _ line: ShellLine) {
    self.purpose = purpose
    self.line = line
  }
}
