/// Where a bar lies, with the platform's numbers.
public enum UIBarPosition: Int, Sendable, Hashable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, and under the status bar.
  case topAttached = 3
}

/// Whether bars are light or dark, with the platform's numbers.
public enum UIBarStyle: Int, Sendable, Hashable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// How high bars are, with the platform's numbers.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// As high as usual.
  case `default` = 0
  /// As on a phone that lies on its side.
  case compact = 1
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// As on a phone that lies on its side, with a line above the title.
  case compactPrompt = 102
}
