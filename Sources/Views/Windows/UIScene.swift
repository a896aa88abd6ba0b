import Foundation

/// A part of the application's surface: there is one, with all windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front, with the platform's numbers.
  public enum ActivationState: Int, Sendable, Hashable {
    /// It is not there yet.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front, but gets no events.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// Creates the scene of a stage.
  package override init() {
    super.init()
  }

  /// Whether the scene is in front: always.
  open var activationState: ActivationState { .foregroundActive }

  open override var next: UIResponder? { UIApplication.shared }
}

/// How a scene is held, with the platform's numbers.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the home button on the left.
  case landscapeLeft = 4
  /// On its side, the home button on the right.
  case landscapeRight = 3

  /// Whether the screen is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the screen is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The scene that the windows are in.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that are shown, in the order in which they came.
  open var windows: [UIWindow] { Stage.current.windows }

  /// The window that events without a place go to.
  open var keyWindow: UIWindow? { Stage.current.keyWindow }

  /// The screen.
  open var screen: UIScreen { UIScreen.main }

  /// How the scene is held: told from the screen's sides.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// What a view may want to know about where it is shown.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The coordinates that the windows lie in, in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// What is known about the status bar; nil: there is none.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// What is known about a status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where it is: nowhere.
  open var statusBarFrame: CGRect { .zero }

  /// Whether it is hidden: there is none.
  open var isStatusBarHidden: Bool { true }

  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIApplication {
  /// The scenes: the one with all windows.
  public var connectedScenes: Set<UIScene> { [Stage.current.scene] }
}

extension UIWindow {
  /// The scene that the window is in: the one there is, whatever is set.
  public var windowScene: UIWindowScene? {
    get { Stage.current.scene }
    set {}
  }
}
