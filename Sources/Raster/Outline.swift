import Foundation

/// The edges of a shape on the canvas, snapped to the sub-pixel grid.
///
/// Only what matters inside the canvas is kept: an edge is cut at the canvas's top and bottom, its
/// part left of the canvas is moved onto the left border (it still turns everything to its right
/// inside or out), and its part right of the canvas is moved onto the right border.
///
/// Two shapes that share an edge get the same steps for it, whichever way each runs along it: all
/// arithmetic happens after the edge has been turned to run downwards.
package struct Outline: Sendable {
  /// A straight edge that runs downwards, in grid steps; `y0 < y1`.
  package struct Edge: Sendable, Hashable {
    package var x0: Int32
    package var y0: Int32
    package var x1: Int32
    package var y1: Int32
    /// 1 if the outline runs down along the edge, −1 if up.
    package var winding: Int32
  }

  /// How often the outline may go round a point.
  package enum Winding: Sendable, Hashable {
    /// At most once, all in one sense: areas of its parts add up.
    case simple
    /// Any number of times: areas of overlapping parts must not be added.
    case arbitrary
  }

  /// The edges, in no particular order.
  package private(set) var edges: [Edge] = []
  /// The canvas's width, in pixels.
  package let width: Int
  /// The canvas's height, in pixels.
  package let height: Int
  package var winding = Winding.simple

  /// Creates an outline without edges for a canvas of the given size, in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that holds all edges, in grid steps; empty if there are none.
  package var extent: SnappedRect {
    guard let first = edges.first else { return SnappedRect(left: 0, top: 0, right: 0, bottom: 0) }
    var extent = SnappedRect(
      left: min(first.x0, first.x1), top: first.y0, right: max(first.x0, first.x1),
      bottom: first.y1)
    for edge in edges {
      extent.left = min(extent.left, edge.x0, edge.x1)
      extent.right = max(extent.right, edge.x0, edge.x1)
      extent.top = min(extent.top, edge.y0)
      extent.bottom = max(extent.bottom, edge.y1)
    }
    return extent
  }

  /// The pixels that the edges lie in or enclose.
  package var bounds: PixelBox {
    let extent = extent
    return PixelBox(
      left: Int(extent.left >> 8), top: Int(extent.top >> 8),
      right: min(width, Int((extent.right + 255) >> 8)), bottom: Int((extent.bottom + 255) >> 8))
  }

  /// Adds the closed polygon through `points`, in pixels.
  ///
  /// - Precondition: Every coordinate is a finite number.
  package mutating func add(_ points: [CGPoint]) {
    guard var last = points.last.map(DevicePoint.init) else { return }
    for point in points {
      let next = DevicePoint(point)
      addEdge(from: last, to: next)
      last = next
    }
  }

  /// Adds one edge, in pixels.
  private mutating func addEdge(from start: DevicePoint, to end: DevicePoint) {
    guard start.y != end.y else { return }
    let goesDown = start.y < end.y
    var upper = goesDown ? start : end
    var lower = goesDown ? end : start
    let winding: Int32 = goesDown ? 1 : -1
    let bottom = Double(height)
    guard upper.y < bottom, lower.y > 0 else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let anchor = upper
    if upper.y < 0 { upper = DevicePoint(x: anchor.x + (0 - anchor.y) * slope, y: 0) }
    if lower.y > bottom {
      lower = DevicePoint(x: anchor.x + (bottom - anchor.y) * slope, y: bottom)
    }
    addColumns(upper, lower, winding)
  }

  /// Adds a downward edge that lies between the canvas's top and bottom, cutting it where it
  /// crosses the left and the right border.
  private mutating func addColumns(_ upper: DevicePoint, _ lower: DevicePoint, _ winding: Int32) {
    let right = Double(width)
    var from = upper
    func crossing(_ x: Double) -> DevicePoint {
      DevicePoint(x: x, y: upper.y + (x - upper.x) * ((lower.y - upper.y) / (lower.x - upper.x)))
    }
    let crossesLeft = (upper.x < 0) != (lower.x < 0)
    let crossesRight = (upper.x > right) != (lower.x > right)
    let first: Double = upper.x < lower.x ? 0 : right
    for border in [first, right - first] where border == 0 ? crossesLeft : crossesRight {
      let to = crossing(border)
      addPiece(from, to, winding)
      from = to
    }
    addPiece(from, lower, winding)
  }

  /// Adds a downward edge that lies on one side of each border, snapped.
  private mutating func addPiece(_ upper: DevicePoint, _ lower: DevicePoint, _ winding: Int32) {
    func snapped(_ position: Double, _ limit: Int) -> Int32 {
      position > 0 ? SubpixelGrid.snap(min(position, Double(limit))) : 0
    }
    let edge = Edge(
      x0: snapped(upper.x, width), y0: snapped(upper.y, height),
      x1: snapped(lower.x, width), y1: snapped(lower.y, height), winding: winding)
    if edge.y0 < edge.y1 { edges.append(edge) }
  }
}

/// A point on the canvas, in pixels, or far beyond it.
private struct DevicePoint {
  var x: Double
  var y: Double

  /// Farther than this no canvas reaches, and arithmetic with it cannot overflow.
  static let limit = 1e12

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) {
    x = min(max(Double(point.x), -Self.limit), Self.limit)
    y = min(max(Double(point.y), -Self.limit), Self.limit)
  }
}
