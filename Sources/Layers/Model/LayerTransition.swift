import Foundation
import Raster

/// How far a layer's transition from an earlier state has come.
package struct LayerTransition: Sendable, Hashable {
  /// How the earlier state gives way to the present one.
  package enum Kind: Sendable, Hashable {
    /// The states cross-dissolve: old · (1 − p) + new · p on premultiplied pixels.
    case fade
    /// The new state slides in over the resting old one.
    case moveIn
    /// The new state slides in and pushes the old one out, the two cross-fading.
    case push
    /// The old state slides away from over the resting new one.
    case reveal
    /// The states are two faces of a cube that turns by a quarter.
    case cube
    /// The states are the two sides of a card that turns by a half.
    case flip
    /// The old state is a page that is rolled off the new one.
    case curl
    /// The new state is a page that is rolled out over the old one.
    case uncurl
  }

  /// The side of the layer, as seen on screen, from which the new state comes.
  package enum Side: Sendable, Hashable, CaseIterable {
    case left
    case right
    case top
    case bottom
  }

  package var kind: Kind
  package var side: Side
  /// How far the change has come, 0 (all old) to 1 (all new).
  package var progress: Double
  /// The earlier state: items drawn back to front, their projections leading to the layer's own
  /// bounds space as it was then, in points.
  package var old: [DisplayList.Item]

  /// Creates a transition under way.
  package init(kind: Kind, side: Side, progress: Double, old: [DisplayList.Item]) {
    self.kind = kind
    self.side = side
    self.progress = progress
    self.old = old
  }
}
