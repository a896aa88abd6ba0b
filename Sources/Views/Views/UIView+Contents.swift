import Foundation
import Layers

extension UIView.ContentMode {
  /// How layers name the placement: their "top" is the larger y.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

extension UIView {
  /// Draws the layer's contents through ``draw(_:)``.
  ///
  /// A view that draws nothing keeps the contents it has, so that one whose subclass does not draw
  /// never costs a picture.
  package func drawContents() {
    let sheet = DrawingSheet(size: bounds.size, scale: contentScaleFactor, origin: bounds.origin)
    sheet.draw { draw(bounds) }
    if sheet.isUsed, let image = sheet.image { layer.contents = image.cgImage }
  }
}
