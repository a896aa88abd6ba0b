import Foundation
import Geometry

/// Where the corners of a layer's bounds lie on a canvas.
package struct LayerCorners: Sendable, Hashable {
  /// The layer's name.
  package let name: String
  /// The corners in points of the canvas, along x first from the one with the smallest coordinates.
  ///
  /// A corner behind the eye is nil.
  package let corners: [CGPoint?]
}

extension PresentedLayer {
  /// Where the corners of all layers that have names lie, in the superlayer space of this one.
  package var namedCorners: [LayerCorners] {
    Self.corners(of: SpaceMember.entering(self), through: .identity)
  }

  private static func corners(
    of members: [SpaceMember], through projection: Projection
  ) -> [LayerCorners] {
    members.flatMap { member -> [LayerCorners] in
      let layer = member.layer
      let whole = member.projection.concatenating(projection)
      let named = layer.name.map { name in
        LayerCorners(name: name, corners: layer.properties.bounds.corners.map { whole($0) })
      }
      return (named.map { [$0] } ?? []) + corners(of: layer.members, through: whole)
    }
  }
}
