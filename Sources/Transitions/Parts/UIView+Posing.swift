import Foundation
import Geometry
import Layers
import Raster
import Views

extension UIView {
  /// Puts the screen back as a transition found it: no transform, no mask, opaque, shown.
  func resetPose() {
    layer.transform = CATransform3DIdentity
    layer.mask = nil
    alpha = 1
    isHidden = false
  }

  /// Adds a view of one colour below everything else, as large as this one.
  ///
  /// It is also far behind everything that leans back; that shows no effect without perspective.
  func addBackdrop(_ color: UIColor) -> UIView {
    let backdrop = UIView(frame: bounds)
    backdrop.backgroundColor = color
    backdrop.layer.zPosition = -10_000
    insertSubview(backdrop, at: 0)
    return backdrop
  }
}
