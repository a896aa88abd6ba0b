extension Command {
  /// All commands, in the order in which the help lists them.
  package static let table: [Command] = [
    .compare, .sheet, .info, .convert,
  ]
}
