/// Whether words are corrected as they are typed, with the platform's numbers; nobody types here.
public enum UITextAutocorrectionType: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked, with the platform's numbers; nobody types here.
public enum UITextSpellCheckingType: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether a keyboard is light or dark, with the platform's numbers; there is none here.
public enum UIKeyboardAppearance: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of dark ones.
  public static let alert = UIKeyboardAppearance.dark
}
