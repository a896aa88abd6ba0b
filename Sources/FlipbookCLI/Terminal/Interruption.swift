import Files
import Foundation

/// Ends the program when a signal asks for it, leaving nothing half-written.
enum Interruption {
  /// Starts watching for interrupts and termination signals.
  ///
  /// The signals are blocked in every thread and waited for in one of their own, so that tidying
  /// up happens in ordinary code. A second signal ends the program at once.
  static func watch() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&watched, signal) }
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    let thread = Thread { [watched] in
      var signals = watched
      var signal: Int32 = 0
      guard sigwait(&signals, &signal) == 0 else { return }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      TemporaryFiles.removeAll { _exit(128 + signal) }
    }
    thread.start()
  }
}
