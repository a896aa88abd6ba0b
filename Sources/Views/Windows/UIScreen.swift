import Foundation
import Geometry
import Layers

/// The screen that windows are shown on: as large as the recording's canvas.
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
  /// Windows and views that exist keep theirs: call this before making any.
  public func configure(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }
}
