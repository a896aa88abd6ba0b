import Foundation
import Layers
import Views

/// The shadow on a turning page: black, then half black, then half white, from left to right.
final class PageShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor.black.cgColor,
      UIColor.black.withAlphaComponent(0.5).cgColor,
      UIColor.white.withAlphaComponent(0.5).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
