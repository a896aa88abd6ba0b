/// How lines of text lie between the margins, with the platform's numbers.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// At the left margin.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right margin.
  case right = 2
  /// At both margins.
  case justified = 3
  /// As the script has it.
  case natural = 4
}

/// Where a smaller typeface stands on a line, with the platform's numbers.
public enum UIBaselineAdjustment: Int, Sendable, Hashable {
  /// On the line itself.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// Where lines that are too long break, with the platform's numbers.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// Between words.
  case byWordWrapping = 0
  /// Anywhere.
  case byCharWrapping = 1
  /// They are cut off.
  case byClipping = 2
  /// Their start is left out.
  case byTruncatingHead = 3
  /// Their end is left out.
  case byTruncatingTail = 4
  /// Their middle is left out.
  case byTruncatingMiddle = 5
}
