import Foundation

/// The application that a recording's windows belong to.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the application is in front, with the platform's numbers.
  public enum State: Int, Sendable, Hashable {
    /// It is in front.
    case active = 0
    /// It is in front, but gets no events.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// The application of the current timeline.
  open class var shared: UIApplication { Stage.current.application }

  /// The object that is told what happens to the application; kept, never told anything.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the device may go to sleep; kept, without meaning here.
  open var isIdleTimerDisabled = false

  /// Creates the application of a stage.
  package override init() {
    super.init()
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The window that events without a place go to.
  open var keyWindow: UIWindow? { Stage.current.keyWindow }

  /// The windows that are shown, in the order in which they came.
  open var windows: [UIWindow] { Stage.current.windows }

  /// Whether the application is in front: always.
  open var applicationState: State { .active }

  /// The status bar's rectangle: empty, as there is none.
  open var statusBarFrame: CGRect { .zero }

  /// How many calls that stop events have not been taken back.
  private var ignoringCount = 0

  /// Whether events are being ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Ignores events until as many calls of ``endIgnoringInteractionEvents()`` have come.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
  }

  /// Takes back a call of ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }
}

/// An object that is told what happens to the application.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// The window that the application shows first: what the delegate keeps under this name, else the
  /// first that is shown.
  ///
  /// Optional twice, as on the platform: a delegate need not keep one.
  public var window: UIWindow?? {
    let kept = Mirror(reflecting: self).children.first { $0.label == "window" }?.value
    return .some(kept as? UIWindow ?? Stage.current.windows.first)
  }
}

extension UIApplication {
  /// Returns what a key path of the class leads to: the application for "shared", else nothing.
  ///
  /// Extensions of apps ask for the application in this way.
  public class func value(forKeyPath keyPath: String) -> Any? {
    keyPath == "shared" ? shared : nil
  }
}
