import Flipbook

extension Command {
  /// `flipbook manual`.
  package static let manual = Command(
    "manual", "Print the manual page, for man.",
    examples: [Example("read it", "flipbook manual | man -l -")]
  ) { _, console in
    try console.result(
      ManualPage(commands: Command.table, version: RendererVersion.current.release).text)
    return .done
  }
}
