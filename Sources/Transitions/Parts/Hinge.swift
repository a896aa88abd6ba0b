import Foundation
import Geometry
import Layers
import Views

/// A view that turns about an axis through a point of its own, and what it was like before.
@MainActor
struct Hinge {
  private let view: UIView
  private let anchorPoint: CGPoint
  private let position: CGPoint

  /// Moves the view's anchor to a point of its unit square, where it stands.
  init(_ view: UIView, at anchor: CGPoint) {
    self.view = view
    anchorPoint = view.layer.anchorPoint
    position = view.layer.position
    let frame = view.frame
    view.layer.anchorPoint = anchor
    view.layer.position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// Moves the view's anchor to the middle of its left edge, where it stands.
  init(leftEdgeOf view: UIView) {
    self.init(view, at: CGPoint(x: 0, y: 0.5))
  }

  /// Turns the view to an angle about the upright axis, in radians; negative is towards the viewer.
  func turn(to angle: CGFloat) {
    view.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
  }

  /// Puts everything back as it was.
  func remove() {
    view.layer.transform = CATransform3DIdentity
    view.layer.anchorPoint = anchorPoint
    view.layer.position = position
  }
}
