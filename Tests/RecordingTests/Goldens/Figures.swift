import Foundation

/// What tests have measured, for whoever writes it down.
enum Figures {
  private static let areWanted = ProcessInfo.processInfo.environment["FLIPBOOK_FIGURES"] == "1"

  /// Prints a line when `FLIPBOOK_FIGURES=1` is set.
  static func note(_ line: @autoclosure () -> String) {
    if areWanted { print("figure:", line()) }
  }
}
