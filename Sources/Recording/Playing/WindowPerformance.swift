import Foundation
import Geometry
import Layers
import Raster
import Views

/// Whatever an action sets off in a window: it is over when nothing is due any more.
///
/// Timers that repeat and display links do not keep it going when an animated transition between
/// screens was under way: it is over with that, and with everything else that ends by itself.
final class WindowPerformance: Performance {
  private var transitionCount = 0
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

  func begin() {
    transitionCount = Stage.current.transitionCount
    Timeline.current.perform(action)
  }

  /// Nobody has said how long it takes.
  var duration: Double { 0 }

  var state: PerformanceState {
    let timeline = Timeline.current
    let stage = Stage.current
    if timeline.hasWork { return .running }
    guard let open = stage.openTransitions.last else {
      let isOfScreens = stage.transitionCount > transitionCount
      return isOfScreens || timeline.nextDueTime == nil ? .over : .running
    }
    // What repeats may be what moves it.
    if timeline.nextDueTime != nil, !open.isOverdue { return .running }
    return open.context.isInteractive ? .held : .stuck
  }

  var layer: CALayer? { window.layer }

  func displayList() -> DisplayList {
    window.layer.displayList(
      at: Timeline.current.now, scale: scale, size: window.bounds.size, background: background)
  }
}
