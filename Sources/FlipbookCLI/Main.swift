import Flipbook
import Foundation

/// The program: what the command line asks for, as an exit status.
@main
@MainActor
struct Main {
  static func main() async {
    holdStandardStreams()
    let interruption = Interruption()
    // What these would say, the calls that write say as well: a pipe that is closed, a file that
    // may not grow.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    withExtendedLifetime(interruption) { exit(status.code) }
  }

  /// Takes the places of standard streams that are closed, so that no file that is opened gets one of
  /// their numbers; reading or writing them still fails.
  private static func holdStandardStreams() {
    for (stream, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
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
