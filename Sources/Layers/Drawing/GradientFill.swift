import Foundation
import Geometry
import Raster

/// The paint of a gradient layer.
struct GradientFill: Hashable {
  let paint: Paint
  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// Creates the paint, or nil if nothing is painted: no colours, or bounds without area.
  ///
  /// One colour fills everything, as do two ends that coincide: with the last colour. Locations
  /// whose count is not that of the colours, or that are no numbers, count as missing; one that
  /// falls counts as the largest before it.
  init?(_ gradient: GradientProperties, bounds: CGRect, tint: Color) {
    let colors = (gradient.colors ?? []).map { $0.multiplied(by: tint) }
    guard let last = colors.last, bounds.width > 0, bounds.height > 0, bounds.isFinite else {
      return nil
    }
    isOpaque = colors.allSatisfy { $0.alpha >= 1 }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    guard colors.count > 1, start.isFinite, end.isFinite, gradient.hasLength else {
      paint = .color(last)
      return
    }
    let locations = gradient.risingLocations(count: colors.count)
    let kind: Gradient.Kind =
      switch gradient.type {
      case .radial: .radial
      case .conic: .conic
      default: .axial
      }
    paint = .gradient(
      Gradient(
        kind, stops: zip(locations, colors).map { Gradient.Stop(location: $0, color: $1) },
        start: start, end: end,
        planeToUnit: CGAffineTransform(
          a: 1 / bounds.width, b: 0, c: 0, d: 1 / bounds.height,
          tx: -bounds.minX / bounds.width, ty: -bounds.minY / bounds.height)))
  }
}

extension GradientProperties {
  /// Whether the two points are apart as the type needs it.
  fileprivate var hasLength: Bool {
    // What is shorter has no square that a number could hold.
    let across = abs(endPoint.x - startPoint.x) > 0x1p-500
    let down = abs(endPoint.y - startPoint.y) > 0x1p-500
    return type == .radial ? across && down : across || down
  }

  /// One location for each of `count` colours, never falling.
  fileprivate func risingLocations(count: Int) -> [Double] {
    guard let locations, locations.count == count, locations.allSatisfy(\.isFinite) else {
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
    var highest = -Double.infinity
    return locations.map { location in
      highest = max(highest, location)
      return highest
    }
  }
}
