import Foundation
import Geometry
import Layers
import Views

/// A view that turns about its left edge, and what it was like before.
@MainActor
struct Hinge {
  private let view: UIView
  private let anchorPoint: CGPoint
  private let position: CGPoint

  /// Moves the view's anchor to the middle of its left edge, where it stands.
  init(leftEdgeOf view: UIView) {
    self.view = view
    anchorPoint = view.layer.anchorPoint
    position = view.layer.position
    let frame = view.frame
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    view.layer.position = CGPoint(x: frame.minX, y: frame.midY)
  }

  /// Turns the view to an angle about the hinge, in radians; negative is towards the viewer.
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
