import Foundation
import Geometry
import Raster

/// A layer that takes part in the depth order of a flattening layer's plane: one of its sublayers,
/// or one that transform layers between them hand on.
struct SpaceMember {
  let layer: PresentedLayer
  /// The map from the layer's bounds space to the plane's, depth included.
  let matrix: CATransform3D
  /// What layers on the way that form no group multiply the alpha by.
  let opacity: Double
  /// What replicators on the way multiply the colours by.
  let tint: Color
}

extension SpaceMember {
  /// Returns the layers that share the space of a plane, in drawing order as far as depth does not
  /// say otherwise.
  ///
  /// They are those that `sublayers` of a layer with the given properties bring in; `base` maps its
  /// bounds space to the plane's, and `opacity` and `tint` multiply their alphas and their colours.
  static func members(
    of sublayers: [PresentedLayer], in properties: LayerProperties,
    base: CATransform3D = .identity, opacity: Double = 1, tint: Color = .white
  ) -> [SpaceMember] {
    guard !sublayers.isEmpty else { return [] }
    var members: [SpaceMember] = []
    members.reserveCapacity(sublayers.count)
    let placement = properties.sublayerPlacement.concatenating(base)
    let entry = Entry(
      placement: placement == .identity ? nil : placement, opacity: opacity, tint: tint)
    for layer in sublayers { entry.add(layer, to: &members) }
    return members
  }

  /// Returns what `layer` adds to the space of a canvas: itself, or what it hands on.
  static func entering(_ layer: PresentedLayer) -> [SpaceMember] {
    var members: [SpaceMember] = []
    Entry(placement: nil, opacity: 1, tint: .white).add(layer, to: &members)
    return members
  }

  /// The way by which layers come into a space.
  private struct Entry {
    /// What follows their own placement; nil: nothing.
    var placement: CATransform3D?
    /// What their alpha is multiplied by.
    var opacity: Double
    /// What their colours are multiplied by.
    var tint: Color

    /// Adds `layer`, or what it hands on, to `members`.
    func add(_ layer: PresentedLayer, to members: inout [SpaceMember]) {
      guard !layer.properties.isHidden || layer.properties.transition != nil else { return }
      var matrix = layer.properties.placement
      var opacity = opacity
      var tint = tint
      if let copy = layer.copy {
        matrix = matrix.concatenating(copy.transform)
        opacity *= copy.tint.alpha
        tint = tint.multiplied(by: copy.tint)
      }
      if let placement { matrix = matrix.concatenating(placement) }
      if layer.properties.depth == .flattened {
        members.append(SpaceMember(layer: layer, matrix: matrix, opacity: opacity, tint: tint))
      } else {
        members += SpaceMember.members(
          of: layer.sublayers, in: layer.properties, base: matrix,
          opacity: opacity * layer.properties.opacity.unitClamped, tint: tint)
      }
    }
  }

  /// The map from the layer's bounds space to the plane's, depth dropped.
  var projection: Projection { Projection(flattening: matrix) }

  /// Whether the layer may be seen, from the side that it shows.
  ///
  /// The sign of the determinant tells the sides apart: it is that of the area that a small
  /// triangle's image has wherever W is positive.
  var isFacing: Bool { isFacing(by: projection) }

  /// Whether the layer may be seen, given its projection.
  func isFacing(by projection: Projection) -> Bool {
    !projection.isDegenerate && (layer.properties.isDoubleSided || projection.showsFront)
  }

  /// The layer's distance from the plane, towards the viewer, if it is the same everywhere; nil if
  /// the layer leans, or has perspective of its own.
  var constantDepth: Double? {
    guard matrix.m13 == 0, matrix.m23 == 0, matrix.m14 == 0, matrix.m24 == 0, matrix.m44 > 0
    else { return nil }
    return Double(matrix.m43 / matrix.m44)
  }
}

extension Color {
  /// Returns this colour with red, green and blue multiplied by those of `factors`.
  func multiplied(by factors: Color) -> Color {
    Color(
      red: red * factors.red, green: green * factors.green, blue: blue * factors.blue,
      alpha: alpha)
  }

  /// Whether multiplying by this colour leaves red, green and blue as they are.
  var isNeutralFactor: Bool { red == 1 && green == 1 && blue == 1 }
}
