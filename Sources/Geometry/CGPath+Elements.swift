import Foundation

extension CGPath {
  /// Calls `block` with every element in order.
  ///
  /// The pointer is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in value.elements {
        var visited = CGPathElement(type: element.store(in: points), points: points)
        block(&visited)
      }
    }
  }

  /// Calls `function` with `info` and every element in order.
  ///
  /// The pointer is valid only during the call.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path.Element {
  /// Writes the element's points to the first of three places and returns its kind.
  fileprivate func store(in points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let point):
      points[0] = point
      return .moveToPoint
    case .line(let point):
      points[0] = point
      return .addLineToPoint
    case .quadratic(let control, let point):
      points[0] = control
      points[1] = point
      return .addQuadCurveToPoint
    case .cubic(let control1, let control2, let point):
      points[0] = control1
      points[1] = control2
      points[2] = point
      return .addCurveToPoint
    case .close:
      return .closeSubpath
    }
  }
}
