import Foundation
import Geometry

/// A sheet to draw on, with a current path and a state that can be saved and brought back.
///
/// Drawing is kept as display-list items and becomes pixels when ``makeImage()`` asks for them. As
/// on the platform the y axis of a new context points up and its unit is the pixel; contexts that
/// views draw in come with a transform that turns it down and makes the unit the point.
public final class CGContext {
  /// Everything that ``saveGState()`` keeps.
  struct State {
    var matrix: CGAffineTransform
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var quality = CGInterpolationQuality.default
    var edges = DisplayList.Edges.smooth
    /// In pixels.
    var clips: [DisplayList.Clip] = []
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// What the sheet holds before anything is drawn.
  package let background: Color

  /// What has been drawn so far, a list for every open transparency layer.
  package private(set) var items: [[DisplayList.Item]] = [[]]
  /// The current path, in pixels.
  var outline = Path()
  var state: State
  private var saved: [State] = []
  private var layerStates: [State] = []

  /// The largest number of pixels a context may have.
  private static let pixelLimit = 1 << 26

  /// Creates a sheet of `width` × `height` pixels; nil if it is empty or larger than 2²⁶ pixels.
  package init?(width: Int, height: Int, background: Color = .clear) {
    guard width > 0, height > 0, width <= Self.pixelLimit / height else { return nil }
    self.width = width
    self.height = height
    self.background = background
    state = State(
      matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Creates a clear sheet of `width` × `height` pixels.
  ///
  /// Nil if it is empty or larger than 2²⁶ pixels, or if memory of the caller's is passed: pixels
  /// are always kept here, eight bits a channel.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil else { return nil }
    self.init(width: width, height: height)
  }

  /// Whether anything has been drawn.
  package var hasDrawn: Bool { items.contains { !$0.isEmpty } }

  /// Returns a picture of what has been drawn so far.
  public func makeImage() -> CGImage? {
    let list = DisplayList(
      width: width, height: height, background: background, items: items[0])
    return CGImage(Picture(Rasterizer().render(list)))
  }

  // MARK: State

  /// The map from the coordinates that drawing is given in to pixels.
  public var ctm: CGAffineTransform { state.matrix }

  /// Keeps the state for ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Brings back the state that was kept last; nothing happens when there is none.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Draws what follows as one group, with the present alpha, blend mode and clips.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
    layerStates.append(state)
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.clips = []
    items.append([])
  }

  /// Ends the group that ``beginTransparencyLayer(auxiliaryInfo:)`` began.
  public func endTransparencyLayer() {
    guard items.count > 1, let children = items.popLast(), let outer = layerStates.popLast() else {
      return
    }
    restoreGState()
    let group = DisplayList.Group(
      children, clips: outer.clips, opacity: outer.alpha, blendMode: outer.blendMode.listMode)
    items[items.count - 1].append(.group(group))
  }

  /// Adds items whose projections lead to pixels, within the clips and with the blend mode.
  func append(_ children: [DisplayList.Item], opacity: Double = 1) {
    guard !children.isEmpty else { return }
    if state.clips.isEmpty, state.blendMode == .normal, opacity == 1 {
      items[items.count - 1] += children
    } else {
      let group = DisplayList.Group(
        children, clips: state.clips, opacity: opacity, blendMode: state.blendMode.listMode)
      items[items.count - 1].append(.group(group))
    }
  }
}

extension CGContext {
  /// Moves the origin, before all transforms so far.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: tx, y: ty)
  }

  /// Changes the unit of both axes, before all transforms so far.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.matrix = state.matrix.scaledBy(x: sx, y: sy)
  }

  /// Turns the axes, before all transforms so far; angles in radians.
  public func rotate(by angle: CGFloat) {
    state.matrix = state.matrix.rotated(by: angle)
  }

  /// Applies a transform before all transforms so far.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  /// Sets how opaque drawing is, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha).unitClamped
  }

  /// Sets how drawing mixes with what is there already.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.edges = shouldAntialias ? .smooth : .hard
  }

  /// How pixels between a picture's are found.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.color
  }

  /// Sets the colour of fills by its components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.color
  }

  /// Sets the colour of strokes by its components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = width
  }

  /// Sets how strokes begin and end.
  public func setLineCap(_ cap: CGLineCap) {
    state.style.cap = cap
  }

  /// Sets how strokes turn corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.style.join = join
  }

  /// Sets how far a miter may reach, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn, and how far into them strokes begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashes = lengths
    state.style.dashPhase = phase
  }
}
