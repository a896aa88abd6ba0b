import Foundation
import Geometry

extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    paint(.rect(rect.standardized), .color(state.fill), Projection(state.matrix))
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(shape { $0.addEllipse(in: rect) }, rule: .nonZero)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(shape { $0.addRect(rect) })
  }

  /// Strokes a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(shape { $0.addEllipse(in: rect) })
  }

  /// Makes a rectangle as it was before anything was drawn: clear.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.blendMode = .clear
    state.alpha = 1
    paint(.rect(rect.standardized), .color(.black), Projection(state.matrix))
    restoreGState()
  }

  /// Draws a picture into a rectangle, its top at the larger y.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return }
    let (across, down) =
      (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
    let toPicture = CGAffineTransform(
      a: across, b: 0, c: 0, d: -down, tx: -rect.minX * across, ty: rect.maxY * down)
    let filter: PicturePaint.Filter = state.quality == .none ? .nearest : .linear
    let picture = PicturePaint(
      image.picture, planeToPicture: toPicture, magnification: filter, minification: filter)
    paint(.rect(rect), .picture(picture), Projection(state.matrix))
  }

  /// Draws items whose projections lead to the present coordinates.
  package func draw(_ items: [DisplayList.Item]) {
    let projection = Projection(state.matrix)
    append(items.map { $0.mapped(by: projection) }, opacity: state.alpha)
  }

  /// Fills an outline that is given in pixels.
  func fill(_ outline: Path, rule: Path.FillRule) {
    guard !outline.isEmpty else { return }
    paint(.path(outline, rule), .color(state.fill), .identity)
  }

  /// Strokes an outline that is given in pixels, with a line as wide as the present coordinates
  /// make it.
  func stroke(_ outline: Path) {
    guard !outline.isEmpty, state.style.width > 0 else { return }
    let matrix = state.matrix
    let scale = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    guard scale > 0 else { return }
    let line = outline.applying(matrix.inverted()).stroked(state.style, tolerance: 0.05 / scale)
    paint(.path(line, .nonZero), .color(state.stroke), Projection(matrix))
  }

  /// Returns a shape in pixels that `build` makes in the present coordinates.
  private func shape(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path.applying(state.matrix)
  }

  private func paint(_ shape: DisplayList.Shape, _ paint: Paint, _ projection: Projection) {
    append([
      .draw(
        DisplayList.Draw(
          shape, paint: paint, projection: projection, opacity: state.alpha, edges: state.edges))
    ])
  }
}
