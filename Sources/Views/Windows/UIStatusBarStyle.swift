/// How a status bar looks, with the platform's numbers; there is none here.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
  /// As the screen asks for.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// How a status bar comes and goes, with the platform's numbers; there is none here.
public enum UIStatusBarAnimation: Int, Sendable, Hashable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
