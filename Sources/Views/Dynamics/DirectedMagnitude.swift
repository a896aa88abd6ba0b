import Foundation
import Geometry

/// A vector that can be set by its parts, or by its angle and length.
///
/// The angle is kept where the length is 0; a negative length points the other way.
struct DirectedMagnitude: Sendable, Hashable {
  /// From right towards down, in radians.
  private(set) var angle: Double
  /// The length.
  private(set) var magnitude: Double
  private var parts: CGVector

  init(angle: Double, magnitude: Double) {
    self.angle = angle.isFinite ? angle : 0
    self.magnitude = magnitude.isFinite ? magnitude : 0
    // A quarter's cosine is not quite 0; what is to fall straight down should.
    func clean(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
    parts = CGVector(
      dx: clean(Elementary.cos(self.angle)) * self.magnitude,
      dy: clean(Elementary.sin(self.angle)) * self.magnitude)
  }

  /// The vector.
  var vector: CGVector {
    get { parts }
    set {
      let (x, y) = (Double(newValue.dx), Double(newValue.dy))
      guard x.isFinite, y.isFinite else { return }
      parts = newValue
      magnitude = PlaneVector(x, y).length
      if magnitude > 0 { angle = Elementary.atan2(y, x) }
    }
  }
}
