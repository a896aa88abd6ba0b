import Foundation
import Raster

/// What a transition does, as plain values.
package struct TransitionPlan: Sendable {
  package var kind: LayerTransition.Kind
  package var side: LayerTransition.Side
  /// Where in the change the animation begins, 0 to 1.
  package var start: Double
  /// Where in the change the animation ends, 0 to 1.
  package var end: Double
  /// The earlier state, in the layer's bounds space.
  package var old: [DisplayList.Item]

  /// Returns how far the change has come at a progress of the animation.
  package func state(at progress: Double) -> LayerTransition {
    let change = start + (end - start) * progress
    return LayerTransition(
      kind: kind, side: side, progress: min(max(change, 0), 1), old: old)
  }
}
