import Foundation

extension CGPoint {
  /// Returns the image of this point.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the image of this size as a vector, which no translation changes.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the images of the four corners.
  ///
  /// The null and the infinite rectangle stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    return CGRect(boundsOf: corners.map { $0.applying(t) })
  }

  /// Creates the smallest rectangle that holds all `points`, or the null rectangle when there are
  /// none or one of them is not a number.
  package init(boundsOf points: some Sequence<CGPoint>) {
    var box = BoundingBox()
    for point in points { box.add(point) }
    self = box.rect
  }
}
