import Foundation
import Geometry
import Layers
import Raster

/// A displayed root with one layer on a timeline of its own.
@MainActor
struct Stage {
  let timeline: Timeline
  let root: CALayer
  let layer: CALayer

  /// Makes a stage whose tree has been committed once, so that implicit animations happen.
  init(_ layer: CALayer = CALayer()) {
    timeline = Timeline()
    Timeline.current = timeline
    root = CALayer()
    self.layer = layer
    root.addSublayer(layer)
    root.becomeDisplayedRoot()
    timeline.commit()
  }

  /// Returns a linear animation.
  func animation(
    of keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
  }

  /// Moves the clock to `time` and returns what the layer shows for a key path.
  func value(_ keyPath: String, at time: Double) -> LayerValue? {
    timeline.advance(to: time)
    return value(keyPath)
  }

  /// Returns what the layer shows now for a key path.
  func value(_ keyPath: String) -> LayerValue? {
    AnimationTarget(keyPath: keyPath).map { layer.presentationPropertiesNow()[$0] }
  }

  /// Moves the clock to `time` and returns the number that the layer shows for a key path; not a
  /// number if it is none.
  func number(_ keyPath: String, at time: Double) -> Double {
    guard case .number(let number)? = value(keyPath, at: time) else { return .nan }
    return number
  }

  /// Returns the number that the layer shows now for a key path; not a number if it is none.
  func number(_ keyPath: String) -> Double {
    guard case .number(let number)? = value(keyPath) else { return .nan }
    return number
  }
}

/// Returns whether two numbers differ by no more than `tolerance`.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
