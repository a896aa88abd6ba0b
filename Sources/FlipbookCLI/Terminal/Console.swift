import Files
import Foundation

/// Where a command talks to people: results to standard output, all else to standard error.
package struct Console: Sendable {
  /// How much is said on standard error.
  package var verbosity: Verbosity
  /// Whether standard error takes colours.
  package var hasColor: Bool

  /// How much is said on standard error.
  package enum Verbosity: Int, Sendable, Comparable {
    case quiet
    case normal
    case verbose

    package static func < (left: Verbosity, right: Verbosity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Creates a console as a command line and the environment ask for it.
  ///
  /// There are colours when standard error is a terminal that has them, unless `NO_COLOR` is set
  /// to anything or `--no-color` is given.
  package init(invocation: Invocation?, environment: [String: String]) {
    let isPlain =
      invocation?.has(.noColor) == true || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      || environment["TERM"] == "dumb"
    hasColor = !isPlain && Console.isTerminal(.error)
    verbosity =
      invocation?.has(.quiet) == true
      ? .quiet : invocation?.has(.verbose) == true ? .verbose : .normal
  }
}

extension Console {
  /// The standard streams that are written.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Whether a stream leads to a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Writes all of `bytes` to a stream.
  ///
  /// - Returns: What went wrong, or nil.
  @discardableResult
  package static func write(_ bytes: some Sequence<UInt8>, to stream: Stream) -> FileError? {
    AtomicFile.writeAll(
      Array(bytes), to: stream.rawValue,
      path: stream == .output ? "standard output" : "standard error")
  }

  /// Writes all of `bytes` to standard output.
  ///
  /// - Throws: `Failure.closedPipe` if nobody reads them any more.
  package static func output(_ bytes: some Sequence<UInt8>) throws(Failure) {
    guard let error = write(bytes, to: .output) else { return }
    throw error.code == EPIPE ? .closedPipe : Failure(error)
  }

  /// Prints a result, with a line break at its end.
  package func result(_ text: String) throws(Failure) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    try Console.output(line.utf8)
  }

  /// Tells what was done.
  package func note(_ text: String) {
    guard verbosity >= .normal else { return }
    Console.write("\(text)\n".utf8, to: .error)
  }

  /// Tells what only some want to know.
  package func detail(_ text: String) {
    guard verbosity >= .verbose else { return }
    Console.write("\(text)\n".utf8, to: .error)
  }

  /// Warns about something that is probably not meant.
  package func warning(_ text: String) {
    guard verbosity >= .normal else { return }
    Console.write("flipbook: \(colored("warning", "33")): \(text.visible)\n".utf8, to: .error)
  }

  /// Says why the program ends.
  ///
  /// A reader of standard output that has gone away is no news to anybody.
  package func failure(_ failure: Failure) {
    guard failure.status != .closedPipe else { return }
    Console.write("\(colored("flipbook:", "31")) \("\(failure)".visible)\n".utf8, to: .error)
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
