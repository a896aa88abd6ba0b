/// An argument of a command that is told by its place.
package struct Argument: Sendable, Hashable {
  /// What the argument is called in the help, without angle brackets.
  package var name: String
  /// What it is, in a sentence.
  package var summary: String
  /// Whether the command works without it.
  package var presence: Option.Presence

  /// Creates an argument.
  package init(
    _ name: String, presence: Option.Presence = .required, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.presence = presence
  }
}
