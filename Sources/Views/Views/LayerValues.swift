import Layers
import Raster

extension UIColor: LayerValueConvertible {
  /// The colour as layers keep it.
  package var layerValue: LayerValue { .color(components) }
}

extension UIImage: LayerValueConvertible {
  /// The picture as layers keep it: turned as it is seen.
  package var layerValue: LayerValue { .picture(uprightImage?.picture) }
}
