import Foundation
import Geometry

/// A gradient mapped to the canvas, ready to give rows of pixels.
package struct GradientSampler: Sendable {
  private let kind: Gradient.Kind
  private let ramp: ColorRamp
  /// From the canvas to the gradient's own space: the parameter is X there (axial), the length
  /// (radial), or the angle (conic).
  private let map: Projection
  private let steps: GradientSteps

  /// Whether every colour is opaque.
  package var isOpaque: Bool { ramp.isOpaque }

  /// Whether all rows of the canvas show the same.
  var isUpright: Bool { kind == .axial && map.m21 == 0 && map.m23 == 0 }

  /// Whether all columns of the canvas show the same.
  private var isLevel: Bool { kind == .axial && map.m11 == 0 && map.m13 == 0 }

  /// Creates the sampler of a gradient; nil if nothing of it can be seen.
  package init?(_ gradient: Gradient, _ projection: Projection) {
    guard let ramp = ColorRamp(gradient.stops), let inverse = projection.inverted(),
      let own = gradient.unitToOwn
    else { return nil }
    let map = inverse.concatenating(Projection(gradient.planeToUnit)).concatenating(own)
    guard map.isFinite else { return nil }
    kind = gradient.kind
    self.ramp = ramp
    steps = GradientSteps(gradient.stops)
    self.map = map
  }

  /// Sets the pixels in `columns` of a row to the gradient's colours in canvas row `y`.
  package func sample(
    row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    parameters: inout [Float]
  ) {
    if isLevel, columns.count > 1 {
      let first = columns.lowerBound
      sample(row: y, first..<first + 1, into: &row, parameters: &parameters)
      Kernels.fill(&row, columns, with: row[first])
      return
    }
    if parameters.count < columns.count {
      parameters = Array(repeating: 0, count: columns.count)
    }
    let y = Double(y) + 0.5
    let startX = y * map.m21 + map.m31
    let startY = y * map.m22 + map.m32
    let startW = y * map.m23 + map.m33
    for (index, column) in columns.enumerated() {
      let x = Double(column) + 0.5
      let w = startW + x * map.m13
      let px = (startX + x * map.m11) / w
      let py = (startY + x * map.m12) / w
      switch kind {
      case .axial:
        parameters[index] = Float(px)
      case .radial:
        parameters[index] = Float((px * px + py * py).squareRoot())
      case .conic:
        let turn = Elementary.atan2(py, px) / (2 * .pi)
        parameters[index] = Float(turn < 0 ? turn + 1 : turn)
      }
    }
    Kernels.ramp(ramp, parameters, into: &row, columns)
    guard !steps.isEmpty else { return }
    for (index, column) in columns.enumerated() {
      let slope = slope(x: Double(column) + 0.5, y: y)
      if let pixel = steps.pixel(at: Double(parameters[index]), slope: slope) {
        row[column] = pixel
      }
    }
  }

  /// Returns how fast the parameter grows from pixel to pixel, along a row and down a column.
  private func slope(x: Double, y: Double) -> CGVector {
    let w = x * map.m13 + y * map.m23 + map.m33
    let px = (x * map.m11 + y * map.m21 + map.m31) / w
    let py = (x * map.m12 + y * map.m22 + map.m32) / w
    let along = CGVector(dx: (map.m11 - px * map.m13) / w, dy: (map.m12 - py * map.m13) / w)
    let down = CGVector(dx: (map.m21 - px * map.m23) / w, dy: (map.m22 - py * map.m23) / w)
    switch kind {
    case .axial:
      return CGVector(dx: along.dx, dy: down.dx)
    case .radial:
      let r = (px * px + py * py).squareRoot()
      return CGVector(
        dx: (px * along.dx + py * along.dy) / r, dy: (px * down.dx + py * down.dy) / r)
    case .conic:
      let turn = (px * px + py * py) * 2 * .pi
      return CGVector(
        dx: (px * along.dy - py * along.dx) / turn, dy: (px * down.dy - py * down.dx) / turn)
    }
  }
}

extension GradientSampler {
  /// Adds what says which pixels the sampler gives.
  func add(to builder: inout DigestBuilder) {
    switch kind {
    case .axial: builder.add(0)
    case .radial: builder.add(1)
    case .conic: builder.add(2)
    }
    builder.add(map)
    ramp.add(to: &builder)
  }
}

extension Gradient {
  /// The pixel that the gradient shows everywhere, when there is only one: one stop, or an axis
  /// without length, which shows the last colour.
  var onlyPixel: Pixel? {
    guard let last = stops.last else { return .clear }
    if stops.count == 1 || (start == end && kind != .conic) { return last.color.pixel() }
    return nil
  }

  /// The map from the unit square to the space where the parameter can be read off.
  fileprivate var unitToOwn: Projection? {
    guard start.isFinite, end.isFinite else { return nil }
    let x = Double(end.x - start.x)
    let y = Double(end.y - start.y)
    let shift = Projection(1, 0, 0, 0, 1, 0, -Double(start.x), -Double(start.y), 1)
    switch kind {
    case .axial:
      // X is the projection on the axis, in units of its length.
      let square = x * x + y * y
      return shift.concatenating(Projection(x / square, 0, 0, y / square, 0, 0, 0, 0, 1))
    case .radial:
      // The ellipse with radii |x| and |y| becomes the unit circle; a radius of 0 leaves only
      // what lies beyond.
      let least = 1e-9
      return shift.concatenating(
        Projection(1 / max(abs(x), least), 0, 0, 0, 1 / max(abs(y), least), 0, 0, 0, 1))
    case .conic:
      // Turns the direction of `end` to the right.
      return shift.concatenating(Projection(x, -y, 0, y, x, 0, 0, 0, 1))
    }
  }
}
