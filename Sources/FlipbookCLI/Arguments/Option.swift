/// A named option of a command: a flag, or a name with a value.
package struct Option: Sendable, Hashable {
  /// The long name, without its dashes.
  package var name: String
  /// The one-letter name, for the common few.
  package var letter: Character?
  /// What the value is called in the help; nil: the option is a flag.
  package var value: String?
  /// The words that the value may be, if it is one of a few.
  package var choices: [String]
  /// The value that the option has when it is given without one, which then must follow `=`; nil: a
  /// value must be there.
  package var implied: String?
  /// What the option does, in a sentence or two.
  package var summary: String
  /// What holds when the option is not given, as the help prints it.
  package var standard: String?
  /// Whether the command works without it.
  package var presence: Presence
  /// What giving it twice means.
  package var repetition: Repetition

  /// Creates an option.
  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    implied: String? = nil, standard: String? = nil, presence: Presence = .optional,
    repetition: Repetition = .lastWins, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.implied = implied
    self.summary = summary
    self.standard = standard
    self.presence = presence
    self.repetition = repetition
  }
}

extension Option {
  /// Whether a command works without an option or argument.
  package enum Presence: Sendable, Hashable {
    case optional
    case required
  }

  /// What giving an option more than once means.
  package enum Repetition: Sendable, Hashable {
    /// The last value counts.
    case lastWins
    /// All values count, in their order.
    case list
  }

  /// The option as messages name it: `--fps`.
  package var spelling: String { "--\(name)" }

  /// Returns the option as one that its command cannot do without.
  package func required() -> Option {
    var option = self
    option.presence = .required
    return option
  }
}
