import Foundation
import Geometry
import Layers
import Views

/// The shadow that a moving screen casts, and what it had before.
///
/// It reaches beyond the screen: while the screen stands outside of the container the shadow must be
/// hidden, or it would be seen at the edge.
@MainActor
struct EdgeShadow {
  private let layer: CALayer
  private let opacity: Float
  private let former: (opacity: Float, radius: CGFloat, offset: CGSize)

  /// Gives a view a shadow of its rectangle.
  init(of view: UIView, opacity: CGFloat, radius: CGFloat = 5, offset: CGSize = .zero) {
    layer = view.layer
    self.opacity = Float(opacity)
    former = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    layer.shadowOpacity = self.opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }

  /// Lets the shadow be seen.
  func show() {
    layer.shadowOpacity = opacity
  }

  /// Lets the shadow not be seen.
  func hide() {
    layer.shadowOpacity = 0
  }

  /// Puts back what the view had.
  func remove() {
    layer.shadowPath = nil
    layer.shadowOpacity = former.opacity
    layer.shadowRadius = former.radius
    layer.shadowOffset = former.offset
  }
}
