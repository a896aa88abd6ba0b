import Foundation

/// How an even course of time becomes the progress of an animation: a cubic Bézier curve from
/// (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve.
  package let curve: TimingCurve

  /// Creates a function of a curve.
  package init(_ curve: TimingCurve) {
    self.curve = curve
  }

  /// Creates one of the functions that have names; one without a name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(TimingCurve(name: name) ?? .linear)
  }

  /// Creates the curve with control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  ///
  /// The x of both are held between 0 and 1, so that time does not turn back.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes x and y of control point `index`, 0 to 3, to `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point = curve.controlPoint(index)
    values[0] = Float(point.x)
    values[1] = Float(point.y)
  }

  /// Returns whether `object` is a function with the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A number that equal functions share.
  public override var hash: Int { curve.hashValue }
}
