import Foundation
import Geometry
import Raster

/// What a replicator layer adds to a layer's properties.
package struct ReplicatorProperties: Sendable, Hashable {
  /// How often the sublayers are drawn, the first time included.
  package var instanceCount = 1
  /// By how much each copy's time lags behind the one before it, in seconds.
  package var instanceDelay = 0.0
  /// Takes each copy to the next, about the centre of the bounds.
  package var instanceTransform = CATransform3D.identity
  /// Multiplies the colours of the first copy; nil counts as white.
  package var instanceColor: Color? = .white
  /// Added to the red factor from copy to copy.
  package var instanceRedOffset = 0.0
  /// Added to the green factor from copy to copy.
  package var instanceGreenOffset = 0.0
  /// Added to the blue factor from copy to copy.
  package var instanceBlueOffset = 0.0
  /// Added to the alpha factor from copy to copy.
  package var instanceAlphaOffset = 0.0

  /// Creates the properties of a new replicator layer.
  package init() {}
}
