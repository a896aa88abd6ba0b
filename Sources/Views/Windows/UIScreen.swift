import Foundation
import Geometry
import Layers

/// The screen that windows are shown on.
///
/// Unless it has been configured, it is as large as the first window of the timeline or the one
/// that is recorded, and has the recorder's pixels. A window that fills it takes it along when it
/// changes size, as when a device is turned.
///
/// ```swift
/// Timeline.current = Timeline()
/// UIScreen.main.configure(
///   size: CGSize(width: 393, height: 852), scale: 3,
///   safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
/// let window = UIWindow()
/// ```
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current timeline.
  open class var main: UIScreen { Stage.current.screen }

  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The pixels that a point has.
  open private(set) var scale: CGFloat = 3
  /// The distances from the edges that notches and indicators cover, in points.
  package private(set) var safeAreaInsets = UIEdgeInsets.zero
  /// Whether size and scale have been given, as opposed to followed from a window.
  private var isConfigured = false
  /// The window whose size the screen has.
  private weak var principal: UIWindow?

  /// Creates a screen of 390 × 844 points with three pixels a point.
  package override init() {
    super.init()
  }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels that a point has: the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The frames a second that the screen can show; frames here stand where the recorder puts them.
  open var maximumFramesPerSecond: Int { 60 }

  /// Gives the screen a size, in points, a scale, in pixels a point, and a safe area.
  ///
  /// Windows and views that exist keep theirs: call this before making any, on the timeline that
  /// is recorded.
  ///
  /// - Precondition: The sides and the scale are positive and finite.
  public func configure(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    precondition(
      [size.width, size.height, scale].allSatisfy { $0 > 0 && $0.isFinite },
      "a screen has positive sides and a positive scale")
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    isConfigured = true
    principal = nil
  }

  /// Takes over the size of a window that is new, or has changed its size.
  ///
  /// The first window leads; on a configured screen, the first one that fills it.
  package func follow(_ window: UIWindow) {
    let size = window.bounds.size
    if principal == nil, !isConfigured || size == bounds.size { principal = window }
    guard principal === window, size.width > 0, size.height > 0 else { return }
    bounds.size = size
  }

  /// Takes over the size of the window that is recorded, and the recording's pixels, unless the
  /// screen has been configured.
  package func follow(recordingOf window: UIWindow, scale: CGFloat) {
    guard !isConfigured else { return }
    self.scale = scale
    principal = window
    follow(window)
  }
}
