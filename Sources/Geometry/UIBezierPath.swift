import Foundation

/// A path together with how it is drawn.
open class UIBezierPath: NSObject, NSCopying {
  /// The elements.
  package var value: Path

  /// The width of a stroke, in points.
  open var lineWidth: CGFloat = 1
  /// How a stroke begins and ends.
  open var lineCapStyle: CGLineCap = .butt
  /// How a stroke turns a corner.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a miter may reach, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be off, in pixels; stored for the platform's sake.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside.
  open var usesEvenOddFillRule = false

  /// The lengths of the dashes and gaps in turn, in points; empty for a solid stroke.
  package private(set) var dashLengths: [CGFloat] = []
  /// How far into the pattern the stroke begins, in points.
  package private(set) var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    value = Path()
    super.init()
  }

  /// Creates a path of a value's elements.
  package init(_ value: Path) {
    self.value = value
    super.init()
  }

  /// Creates a path with the elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init(cgPath.value)
  }

  /// The elements as a path that does not change with this one.
  open var cgPath: CGPath {
    get { CGPath(value) }
    set { value = newValue.value }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { value.isEmpty }

  /// The smallest rectangle around the outline; null when empty.
  open var bounds: CGRect { value.bounds }

  /// Where the next element would start; zero when the path is empty.
  open var currentPoint: CGPoint { value.currentPoint ?? .zero }

  /// Sets the dashes and gaps of a stroke.
  ///
  /// `pattern` points at `count` lengths in points; none makes the stroke solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }

  /// Reads the dashes and gaps of a stroke.
  ///
  /// `pattern` must have room for as many lengths as were set; each argument may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashLengths, count: dashLengths.count)
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  /// Returns a path with the same elements and style.
  open override func copy() -> Any {
    copy(with: nil)
  }

  /// Returns a path with the same elements and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(value)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }
}
