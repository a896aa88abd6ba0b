import Foundation

/// How far a long command has come, on standard error.
///
/// On a terminal it is a bar that is redrawn in place and disappears at the end. Elsewhere it is
/// nothing, or with `--verbose` one plain line every ten per cent. A style that is asked for holds
/// everywhere.
package struct ProgressBar {
  private let console: Console
  private let label: String
  private let total: Int
  private let isBar: Bool
  private let style: ProgressStyle?
  private var shown = -1

  /// Creates a bar at zero of `total`.
  package init(_ label: String, total: Int, console: Console, style: ProgressStyle? = nil) {
    self.console = console
    self.label = label
    self.total = total
    self.style = style
    isBar = style == nil && Console.isTerminal(.error)
  }

  /// Shows that `count` are done.
  package mutating func show(_ count: Int) {
    guard total > 0 else { return }
    let percent = count * 100 / total
    if let style {
      if percent >= max(shown, 0) + style.step || (shown < 0 && style.step > 0) || percent == 100 {
        guard percent != shown else { return }
        shown = percent
        style.write(label, count, of: total)
      }
      return
    }
    guard console.verbosity >= .normal else { return }
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
