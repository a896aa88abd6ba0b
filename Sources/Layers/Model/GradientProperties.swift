import Foundation
import Raster

/// What a gradient layer adds to a layer's properties.
package struct GradientProperties: Sendable, Hashable {
  package var colors: [Color]?
  /// One location a colour, 0 to 1; nil: evenly spaced.
  package var locations: [Double]?
  /// The first point, in units of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  /// The second point, in units of the bounds.
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  /// Creates the properties of a new gradient layer.
  package init() {}
}
