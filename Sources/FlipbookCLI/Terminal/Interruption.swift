import Dispatch
import Files
import Foundation

/// Ends the program when a signal asks for it, leaving nothing half-written.
///
/// It watches for interrupts, terminations and hang-ups as long as it lives.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Starts watching.
  ///
  /// The signals' usual effects are turned off, and tidying up happens in ordinary code on a queue.
  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        TemporaryFiles.removeAll { _exit(128 + number) }
      }
      source.resume()
      return source
    }
  }
}
