import Foundation
import Geometry

/// A shape on the canvas, ready to be scanned.
package struct Region: Sendable {
  /// The shape's form.
  package enum Form: Sendable {
    /// An upright rectangle.
    case rect(SnappedRect)
    /// Anything else.
    case outline(Outline)
  }

  package var form: Form
  package var rule: Path.FillRule
  package var edges: DisplayList.Edges
  /// The pixels that may be covered.
  package var bounds: PixelBox

  /// Whether every pixel of `box` is covered wholly, as far as can be told at a glance: true is
  /// certain, false is not.
  package func surelyCovers(_ box: PixelBox) -> Bool {
    switch form {
    case .rect(let rect):
      return rect.left <= box.left * 256 && rect.top <= box.top * 256
        && rect.right >= box.right * 256 && rect.bottom >= box.bottom * 256
    case .outline(let outline):
      guard outline.winding == .simple, bounds.contains(box) else { return false }
      return outline.surelyHolds(box)
    }
  }

  /// Whether all that `other` covers lies inside, as far as can be told at a glance: true is
  /// certain, false is not.
  package func surelyHolds(_ other: Region) -> Bool {
    guard case .rect(let outer) = form, edges == other.edges else { return false }
    let inner: SnappedRect
    switch other.form {
    case .rect(let rect): inner = rect
    case .outline(let outline): inner = outline.extent
    }
    return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right
      && outer.bottom >= inner.bottom
  }
}

/// An upright rectangle in grid steps, its far sides exclusive.
package struct SnappedRect: Sendable, Hashable {
  package var left: Int32
  package var top: Int32
  package var right: Int32
  package var bottom: Int32

  package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

extension Outline {
  /// Whether no edge passes through the inside of `box`, and its middle is inside the outline.
  ///
  /// For outlines that are `simple`. An edge is taken to pass through if its bounding box does.
  fileprivate func surelyHolds(_ box: PixelBox) -> Bool {
    let left = Int32(box.left) * 256
    let right = Int32(box.right) * 256
    let top = Int32(box.top) * 256
    let bottom = Int32(box.bottom) * 256
    var winding: Int32 = 0
    for edge in edges where edge.y0 < bottom && edge.y1 > top {
      guard min(edge.x0, edge.x1) < right else { continue }
      guard max(edge.x0, edge.x1) <= left else { return false }
      if edge.y0 <= top, top < edge.y1 { winding += edge.winding }
    }
    return winding != 0
  }
}
