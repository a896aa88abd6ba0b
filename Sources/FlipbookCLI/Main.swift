import Flipbook
import Foundation

/// The program: what the command line asks for, as an exit status.
@main
@MainActor
struct Main {
  static func main() async {
    let interruption = Interruption()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    withExtendedLifetime(interruption) { exit(status.code) }
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    var console = Console(invocation: nil, environment: environment)
    do {
      switch try ArgumentParser(commands: Command.table).parse(words) {
      case .overview:
        try console.result(HelpText.overview(of: Command.table))
      case .help(let command):
        try console.result(HelpText.text(of: command))
      case .version:
        try console.result(RendererVersion.current.sentence)
      case .run(let invocation):
        console = Console(invocation: invocation, environment: environment)
        return try await invocation.command.run(invocation, console)
      }
      return .done
    } catch let failure as Failure {
      console.failure(failure)
      return failure.status
    } catch {
      console.failure(Failure(.bug, "\(error)", "please report this"))
      return .bug
    }
  }
}
