import Foundation
import Geometry
import Raster

extension UIColor {
  /// Makes this the colour of fills and strokes of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills of the current context.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes of the current context.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  @preconcurrency @MainActor
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path in the current context, mixing as the mode says.
  @preconcurrency @MainActor
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path in the current context.
  @preconcurrency @MainActor
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes the path in the current context, mixing as the mode says.
  @preconcurrency @MainActor
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  /// Draws in the current context only inside the path from now on.
  @preconcurrency @MainActor
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  @MainActor
  private func draw(
    with blendMode: CGBlendMode, alpha: CGFloat, _ work: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    work(context)
    context.restoreGState()
  }
}

extension UIImage {
  /// Draws the picture at a point of the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture at a point of the current context, mixing as the mode says.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into a rectangle of the current context, mixing as the mode says.
  ///
  /// It is stretched as a whole, its margins too.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let upright = uprightImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    // Contexts draw pictures with their top at the larger y.
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(upright, in: rect)
    context.restoreGState()
  }
}
