import Foundation
import Raster
import Views

/// A colour over a view, as strong as its alpha says; clear to begin with.
final class Shade: UIView {
  /// Lays the colour over all of `view`.
  init(over view: UIView, color: UIColor = .black) {
    super.init(frame: view.bounds)
    backgroundColor = color
    alpha = 0
    view.addSubview(self)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
