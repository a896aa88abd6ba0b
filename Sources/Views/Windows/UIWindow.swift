import Foundation
import Geometry
import Layers

/// The view at the root of a tree that is shown on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is, compared with others.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The height above the windows of an ordinary application.
    public var rawValue: CGFloat

    /// The windows of an ordinary application.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// Alerts.
    public static let alert = Level(rawValue: 2_000)

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Returns a level so much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// Returns a level so much further back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }

    /// Whether one level is further back than another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far in front the window is.
  open var windowLevel = Level.normal
  /// The controller whose view fills the window, as it is kept.
  package var root: (any ViewOwner)?

  /// Creates a hidden window with a frame on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    screen.follow(self)
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isHidden = true
  }

  /// Creates a hidden window of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  /// Where the window's box lies on the screen; screens hear before its size changes.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = layer.affineTransform().isIdentity ? newValue.size : bounds.size
      changeSize(to: size) { super.frame = newValue }
    }
  }

  /// The window's own coordinates; screens hear before its size changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { UIApplication.shared }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { leaveScreen() } else { comeOnScreen() }
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  /// The screen the window is on.
  open var screen: UIScreen { UIScreen.main }

  /// Whether events without a place go to this window.
  open var isKeyWindow: Bool { Stage.current.keyWindow === self }

  /// Makes this the window that events without a place go to.
  open func makeKey() {
    let former = Stage.current.keyWindow
    guard former !== self else { return }
    former?.resignKey()
    Stage.current.keyWindow = self
    becomeKey()
  }

  /// Shows the window and makes it the one that events without a place go to.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Events without a place go to this window from now on.
  open func becomeKey() {}

  /// Events without a place go elsewhere from now on.
  open func resignKey() {}

  /// The window's layer becomes the root of a displayed tree.
  private func comeOnScreen() {
    let stage = Stage.current
    guard !stage.windows.contains(where: { $0 === self }) else { return }
    stage.windows.append(self)
    layer.becomeDisplayedRoot()
    showRoot()
  }

  private func leaveScreen() {
    let stage = Stage.current
    stage.windows.removeAll { $0 === self }
    if stage.keyWindow === self { stage.keyWindow = nil }
    layer.resignDisplayedRoot()
    hideRoot()
  }
}
