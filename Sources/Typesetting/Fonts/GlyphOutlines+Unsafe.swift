import CHarfBuzz
import Foundation
import Geometry

/// Collects what the library draws of a glyph.
private final class OutlineCollector {
  var path = Path()

  /// Returns a point as the library gives it, on a grid of 64 steps to the unit.
  ///
  /// What comes out of a file lies on that grid. What the axes of a variable font make of it does
  /// not, and may differ in the last bit from one build of the library to the next.
  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: (Double(x) * 64).rounded() / 64, y: (Double(y) * 64).rounded() / 64)
  }

  /// The collector that a call of the library hands back.
  ///
  /// It is the one that `outline(of:)` passed unretained, and keeps alive until the drawing is done.
  static func from(_ data: UnsafeMutableRawPointer?) -> OutlineCollector? {
    data.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The functions that the library calls; made once, never changed, and never destroyed.
private struct OutlineFunctions: @unchecked Sendable {
  let functions: OpaquePointer?

  static let shared = OutlineFunctions()

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let collector = OutlineCollector.from(data) else { return }
        collector.path.move(to: collector.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let collector = OutlineCollector.from(data) else { return }
        collector.path.addLine(to: collector.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let collector = OutlineCollector.from(data) else { return }
        collector.path.addQuadCurve(
          to: collector.point(x, y), control: collector.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let collector = OutlineCollector.from(data) else { return }
        collector.path.addCurve(
          to: collector.point(x, y), control1: collector.point(x1, y1),
          control2: collector.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in OutlineCollector.from(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }
}

extension HarfBuzzFont {
  /// Returns a glyph's outline in the font's units, y upwards; empty for blanks.
  func outline(of glyph: UInt32) -> Path {
    let collector = OutlineCollector()
    withExtendedLifetime(collector) {
      flipbook_hb_draw_glyph(
        font, glyph, OutlineFunctions.shared.functions,
        Unmanaged.passUnretained(collector).toOpaque())
    }
    return collector.path
  }
}
