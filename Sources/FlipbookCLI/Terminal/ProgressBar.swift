import Foundation

/// How far a long command has come, on standard error.
///
/// On a terminal it is a bar that is redrawn in place and disappears at the end. Elsewhere it is
/// nothing, or with `--verbose` one plain line every ten per cent.
package struct ProgressBar {
  private let console: Console
  private let label: String
  private let total: Int
  private let isBar: Bool
  private var shown = -1

  /// Creates a bar at zero of `total`.
  package init(_ label: String, total: Int, console: Console) {
    self.console = console
    self.label = label
    self.total = total
    isBar = Console.isTerminal(.error)
  }

  /// Shows that `count` are done.
  package mutating func show(_ count: Int) {
    guard console.verbosity >= .normal, total > 0 else { return }
    let percent = count * 100 / total
    if isBar {
      guard percent != shown else { return }
      shown = percent
      let filled = count * 30 / total
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
      Console.write("\r\(label) [\(bar)] \(count)/\(total)\u{1B}[K".utf8, to: .error)
    } else if percent / 10 > max(shown, 0) {
      shown = percent / 10
      console.detail("\(label): \(percent) % (\(count) of \(total))")
    }
  }

  /// Takes the bar off the terminal.
  package func finish() {
    guard isBar, console.verbosity >= .normal else { return }
    Console.write("\r\u{1B}[K".utf8, to: .error)
  }
}
