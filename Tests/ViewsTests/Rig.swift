import Foundation
import Layers
import Views

/// A timeline of its own with a window of 400 × 300 points on it, and a view of 100 × 100 in that.
@MainActor
struct Rig {
  let timeline = Timeline()
  let window: UIWindow
  let view: UIView

  /// Makes the timeline current, shows the window and commits.
  init() {
    Timeline.current = timeline
    UIScreen.main.configure(size: CGSize(width: 400, height: 300), scale: 2)
    window = UIWindow()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.addSubview(view)
    timeline.commit()
  }

  /// What the view's layer shows now.
  var shown: LayerProperties { view.layer.presentationPropertiesNow() }

  /// Returns what `read` finds in what the view's layer shows, at each of some times.
  func values<Value>(
    at times: [Double], of read: (LayerProperties) -> Value
  ) -> [Value] {
    times.map { time in
      timeline.advance(to: time)
      return read(shown)
    }
  }
}

/// Returns whether two numbers differ by no more than `tolerance`.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

/// Returns whether two rectangles differ by no more than `tolerance` anywhere.
func isClose(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-9) -> Bool {
  isClose(a.origin.x, b.origin.x, within: tolerance)
    && isClose(a.origin.y, b.origin.y, within: tolerance)
    && isClose(a.width, b.width, within: tolerance)
    && isClose(a.height, b.height, within: tolerance)
}
