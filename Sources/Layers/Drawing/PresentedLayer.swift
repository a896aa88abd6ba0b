import Foundation
import Geometry
import Raster

/// A layer and everything below it at one moment: immutable, and independent of the layer.
///
/// Drawing works on these alone: trees that show the same give equal display lists.
package final class PresentedLayer: Sendable {
  /// What tests and dumps call the layer.
  package let name: String?
  /// What the layer shows.
  package let properties: LayerProperties
  /// Back to front as far as depth does not say otherwise; a replicator's copies are all here.
  package let sublayers: [PresentedLayer]
  /// The layer whose alpha multiplies this one's, if any.
  package let mask: PresentedLayer?
  /// What a replicator does to this copy; nil for layers that nothing replicates.
  package let copy: Copy?
  /// The layers that share the space of this one's plane, in drawing order as far as depth does not
  /// say otherwise, their alphas as they are in an opaque layer.
  let members: [SpaceMember]
  /// The part of the layer's plane that it or a layer below it may paint, in its bounds space, its
  /// shadow included; null if nothing is painted.
  package let extent: CGRect
  /// The layer's own text, set in lines; nil for layers without one.
  let text: TextDrawing?

  /// Creates a presented layer.
  package init(
    name: String? = nil, properties: consuming LayerProperties, sublayers: [PresentedLayer] = [],
    mask: PresentedLayer? = nil, copy: Copy? = nil
  ) {
    self.name = name
    if !properties.isDrawable { properties = properties.drawable }
    self.properties = properties
    self.sublayers = sublayers
    self.mask = mask
    self.copy = copy
    members = SpaceMember.members(of: sublayers, in: self.properties)
    text = TextDrawing(self.properties)
    extent = LayerExtent.painted(
      by: self.properties, text: text, members: members, mask: mask)
  }

  /// The part of the layer's plane that is painted apart from the shadow, without regard to the mask.
  var body: CGRect { LayerExtent.body(of: properties, text: text, members: members) }
}

extension PresentedLayer {
  /// What a replicator does to one of its copies: an object that all layers in the copy share.
  package final class Copy: Sendable {
    /// Applied in the replicator's bounds space, after the sublayer's own placement.
    package let transform: CATransform3D
    /// Multiplies colours, channel by channel.
    package let tint: Color

    /// Creates a copy's changes.
    package init(transform: CATransform3D, tint: Color) {
      self.transform = transform
      self.tint = tint
    }
  }

  /// How many layers may lie between the root and the deepest one that is drawn.
  ///
  /// A tree that is nested further is most likely a mistake; what lies deeper is left out, so that
  /// no tree exhausts the stack.
  package static let depthLimit = 200
}
