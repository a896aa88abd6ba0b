/// How a presented screen covers the presenting one, with the platform's numbers.
///
/// | style                                                    | presenting view | its callbacks |
/// |----------------------------------------------------------|-----------------|---------------|
/// | fullScreen, currentContext                               | removed         | yes           |
/// | pageSheet, formSheet, custom, overFullScreen, overCurrentContext, popover | stays | no     |
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// The system chooses: a page sheet.
  case automatic = -2
  /// Not a presentation.
  case none = -1
  /// Covers the screen; the presenting view is removed.
  case fullScreen = 0
  /// A sheet that leaves the presenting screen visible at the top.
  case pageSheet = 1
  /// A smaller, centred sheet.
  case formSheet = 2
  /// Covers the controller that defines the context; its view is removed.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller does.
  case custom = 4
  /// Covers the screen; the presenting view stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context; its view stays.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7

  /// Whether the presenting view leaves the window when no presentation controller says otherwise.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation covers the controller that defines the context, not the screen.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented screen comes when nobody supplies an animator, with the platform's numbers.
public enum UIModalTransitionStyle: Int, Sendable, Hashable {
  /// Slides up from below.
  case coverVertical = 0
  /// Turns about the vertical axis.
  case flipHorizontal = 1
  /// Dissolves.
  case crossDissolve = 2
  /// A corner of the old screen curls up.
  case partialCurl = 3
}
