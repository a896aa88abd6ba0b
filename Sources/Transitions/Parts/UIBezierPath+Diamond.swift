import Foundation
import Geometry
import Views

extension UIBezierPath {
  /// Creates a diamond about a point, from its half width and half height, in points.
  convenience init(diamondAt center: CGPoint, halfWidth: CGFloat, halfHeight: CGFloat) {
    self.init()
    move(to: CGPoint(x: center.x, y: center.y - halfHeight))
    addLine(to: CGPoint(x: center.x + halfWidth, y: center.y))
    addLine(to: CGPoint(x: center.x, y: center.y + halfHeight))
    addLine(to: CGPoint(x: center.x - halfWidth, y: center.y))
    close()
  }
}
