import Foundation
import Geometry
import Raster

/// A layer's plane as its own drawing sees it: where it goes, and what changes every paint.
struct DrawingPlane {
  /// The map from the plane to the painter's space.
  let projection: Projection
  /// Multiplies every paint's alpha, 0 to 1.
  let opacity: Double
  /// Multiplies every paint's red, green and blue.
  let tint: Color
  /// How the edges of rectangles meet the pixels that they cross.
  let edges: DisplayList.Edges
  /// Pixels to one unit of the painter's space.
  let pixelsPerUnit: Double

  /// Returns the item that fills `shape`.
  func draw(_ shape: DisplayList.Shape, _ paint: Paint) -> DisplayList.Item {
    var edges = edges
    if case .path = shape { edges = .smooth }
    return .draw(
      DisplayList.Draw(
        shape, paint: paint, projection: projection, opacity: opacity, edges: edges))
  }

  /// Returns the item that blurs what lies behind `shape`; what is no number changes nothing.
  func draw(_ backdrop: BackdropProperties, inside shape: DisplayList.Shape) -> DisplayList.Item {
    var edges = edges
    if case .path = shape { edges = .smooth }
    let radius = backdrop.blurRadius.isFinite ? max(backdrop.blurRadius, 0) : 0
    let saturation = backdrop.saturation.isFinite ? backdrop.saturation : 1
    return .backdrop(
      DisplayList.Backdrop(
        shape, blurRadius: Double(radius), saturation: saturation,
        projection: projection, opacity: opacity, edges: edges))
  }

  /// Returns `color` with the tint multiplied in.
  func tinted(_ color: Color) -> Color {
    tint.isNeutralFactor ? color : color.multiplied(by: tint)
  }

  /// Returns `picture` with the tint multiplied in.
  func tinted(_ picture: Picture) -> Picture {
    tint.isNeutralFactor ? picture : picture.multiplied(by: tint)
  }

  /// How far a curve may be away from its chords within `rect`, in the plane's units: a twentieth
  /// of a pixel.
  func tolerance(over rect: CGRect) -> CGFloat {
    let stretch = projection.stretch(over: rect) * pixelsPerUnit
    guard stretch > 0, stretch.isFinite else { return 1 }
    return CGFloat(min(max(0.05 / stretch, 1e-6), 1e6))
  }
}
