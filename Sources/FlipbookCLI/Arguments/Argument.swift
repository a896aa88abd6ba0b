/// An argument of a command that is told by its place.
package struct Argument: Sendable, Hashable {
  /// What the argument is called in the help, without angle brackets.
  package var name: String
  /// The words that it may be, if it is one of a few.
  package var choices: [String]
  /// What it is, in a sentence.
  package var summary: String
  /// Whether the command works without it.
  package var presence: Option.Presence

  /// Whether there may be several; only the last argument of a command.
  package var repetition: Option.Repetition

  /// Creates an argument.
  package init(
    _ name: String, choices: [String] = [], presence: Option.Presence = .required,
    repetition: Option.Repetition = .lastWins, _ summary: String
  ) {
    self.name = name
    self.choices = choices
    self.summary = summary
    self.presence = presence
    self.repetition = repetition
  }
}
