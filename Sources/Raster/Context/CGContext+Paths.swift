import Foundation
import Geometry

extension CGContext {
  /// The upright box of what drawing is kept inside of, in the coordinates that it is given in.
  ///
  /// Without a clip it is the box of the whole sheet.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    for clip in state.clips {
      guard let limit = clip.box else { continue }
      box = box.intersection(limit)
      if box.isNull { return .zero }
    }
    return box.applying(state.matrix.inverted())
  }

  /// The current path; nil if it is empty.
  public var path: CGPath? {
    guard !outline.isEmpty else { return nil }
    return CGPath(outline.applying(state.matrix.inverted()))
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Forgets the current path.
  public func beginPath() {
    outline = Path()
  }

  /// Begins a new part of the current path.
  public func move(to point: CGPoint) {
    extend { $0.move(to: point) }
  }

  /// Continues the current path by a line.
  public func addLine(to point: CGPoint) {
    extend { $0.addLine(to: point) }
  }

  /// Continues the current path by lines; the first point begins a new part.
  public func addLines(between points: [CGPoint]) {
    extend { $0.addLines(between: points) }
  }

  /// Continues the current path by a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Continues the current path by a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) {
    extend { $0.addRect(rect) }
  }

  /// Adds rectangles to the current path.
  public func addRects(_ rects: [CGRect]) {
    extend { for rect in rects { $0.addRect(rect) } }
  }

  /// Adds the ellipse in `rect` to the current path.
  public func addEllipse(in rect: CGRect) {
    extend { $0.addEllipse(in: rect) }
  }

  /// Continues the current path by an arc; clockwise is meant with the y axis pointing up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        turn: clockwise ? .decreasing : .increasing)
    }
  }

  /// Continues the current path by an arc that touches two lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: end1, tangent2End: end2, radius: radius) }
  }

  /// Adds another path to the current one.
  public func addPath(_ path: CGPath) {
    extend { $0.addPath(path.value) }
  }

  /// Closes the current part of the path by a line to its start.
  public func closePath() {
    extend { $0.closeSubpath() }
  }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, rule: rule.rule)
    beginPath()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(outline)
    beginPath()
  }

  /// Fills or strokes the current path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(outline, rule: .nonZero)
    case .eoFill, .eoFillStroke: fill(outline, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(outline)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  /// Draws only inside the current path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(
      DisplayList.Clip(
        .path(outline, rule.rule), projection: .identity, edges: state.edges))
    beginPath()
  }

  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) {
    state.clips.append(
      DisplayList.Clip(
        .rect(rect.standardized), projection: Projection(state.matrix), edges: state.edges))
  }

  /// Draws only inside some rectangles from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Adds to the current path what `build` adds to one in the present coordinates.
  private func extend(_ build: (inout Path) -> Void) {
    var path = outline.applying(state.matrix.inverted())
    let count = path.elements.count
    build(&path)
    // What was there already stays exactly as it is.
    let added = Path(Array(path.elements.dropFirst(count)))
    outline.elements += added.applying(state.matrix).elements
  }
}

extension DisplayList.Clip {
  /// The upright box of the region on the canvas; nil: it cannot be told.
  fileprivate var box: CGRect? {
    switch shape {
    case .path(let path, _): path.bounds
    case .rect(let rect): projection.affine.map { rect.applying($0) }
    case .polygon: nil
    }
  }
}
