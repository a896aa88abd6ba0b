extension Command {
  /// All commands, in the order in which the help lists them.
  package static let table: [Command] = [
    .render, .still, .list, .describe, .compare, .preview, .sheet, .info, .convert, .lint, .port,
    .merge, .plan, .initialize, .schema, .completions, .manual,
  ]
}
