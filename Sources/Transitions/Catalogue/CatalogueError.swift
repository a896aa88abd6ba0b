/// What can be wrong with a wish for a transition.
///
/// Each case carries what was asked for and what there is, so that a tool can make a sentence and a
/// suggestion of it.
public enum CatalogueError: Error, Sendable, Hashable {
  /// No transition has this id.
  case unknownTransition(id: String, known: [String])
  /// The transition has no parameter of this name.
  case unknownParameter(name: String, transition: String, known: [String])
  /// The text is no value of the parameter's kind.
  case unreadableValue(parameter: Catalogue.Parameter, text: String)
  /// The number is outside the parameter's range, or no number.
  case valueOutOfRange(parameter: Catalogue.Parameter, value: Double)
}
