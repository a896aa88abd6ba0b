import Foundation
import Geometry
import Layers
import Raster
import Views

/// Whatever an action sets off in a window: it is over when nothing is due any more.
final class WindowPerformance: Performance {
  private let window: UIWindow
  private let scale: Double
  private let background: Color
  private let action: () -> Void

  init(_ window: UIWindow, scale: Double, background: Color, action: @escaping () -> Void) {
    self.window = window
    self.scale = scale
    self.background = background
    self.action = action
  }

  func begin() { Timeline.current.perform(action) }

  /// Nobody has said how long it takes.
  var duration: Double { 0 }

  var state: PerformanceState { Timeline.current.nextDueTime == nil ? .over : .running }

  var layer: CALayer? { window.layer }

  func displayList() -> DisplayList {
    window.layer.displayList(
      at: Timeline.current.now, scale: scale, size: window.bounds.size, background: background)
  }
}
