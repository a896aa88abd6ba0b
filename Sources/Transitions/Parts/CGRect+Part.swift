import Foundation

extension CGRect {
  /// Returns a fraction of this rectangle, 0 to 1, at the edge to which `edge` leads.
  func part(_ fraction: CGFloat, from edge: Heading) -> CGRect {
    switch edge {
    case .left: CGRect(x: minX, y: minY, width: width * fraction, height: height)
    case .right:
      CGRect(x: maxX - width * fraction, y: minY, width: width * fraction, height: height)
    case .up: CGRect(x: minX, y: minY, width: width, height: height * fraction)
    case .down:
      CGRect(x: minX, y: maxY - height * fraction, width: width, height: height * fraction)
    }
  }
}
