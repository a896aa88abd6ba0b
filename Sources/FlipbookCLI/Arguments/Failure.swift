/// Why a command cannot go on: what happened, what to do about it, and the exit status.
package struct Failure: Error, Sendable, Hashable {
  /// How the program ends.
  package var status: ExitStatus
  /// What happened, as a clause without a full stop.
  package var event: String
  /// What to do about it; may be empty when the event says it all.
  package var remedy: String

  /// Creates a failure.
  package init(_ status: ExitStatus, _ event: String, _ remedy: String = "") {
    self.status = status
    self.event = event
    self.remedy = remedy
  }

  /// Whoever read standard output has closed it.
  package static let closedPipe = Failure(.closedPipe, "standard output was closed")

  /// The command line is wrong.
  package static func usage(_ event: String, _ remedy: String = "") -> Failure {
    Failure(.usage, event, remedy)
  }
}

extension Failure: CustomStringConvertible {
  /// The failure as standard error shows it: `what happened: what to do`.
  package var description: String {
    remedy.isEmpty ? event : "\(event): \(remedy)"
  }
}
