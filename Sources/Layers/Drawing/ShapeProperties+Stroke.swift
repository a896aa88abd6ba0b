import Foundation
import Geometry

extension ShapeProperties {
  /// Returns the outline of the stroke: trimmed first, then dashed from the trimmed start; nil if
  /// nothing is stroked.
  func strokeOutline(tolerance: CGFloat) -> Path? {
    guard let path, lineWidth > 0, lineWidth.isFinite else { return nil }
    let part = path.trimmed(from: strokeStart, to: strokeEnd)
    guard !part.isEmpty else { return nil }
    let outline = part.stroked(style, tolerance: tolerance)
    return outline.isEmpty ? nil : outline
  }

  private var style: StrokeStyle {
    let cap: CGLineCap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
      dashes: (lineDashPattern ?? []).map { CGFloat($0) }, dashPhase: lineDashPhase)
  }
}
