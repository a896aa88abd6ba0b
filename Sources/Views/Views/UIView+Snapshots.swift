import Foundation
import Geometry
import Layers
import Raster

extension UIView {
  /// Returns a view that shows what this one shows, and goes on showing it when this one changes.
  ///
  /// It has this view's size and shows everything in it, clipped to its bounds, without its own
  /// alpha and transform. With `afterUpdates` the values count that have been set, laid out first;
  /// otherwise what is seen at this moment, in the middle of animations. A view that has never been
  /// on the screen is laid out and drawn in either case.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows what this one shows in `rect`; see ``snapshotView(afterScreenUpdates:)``.
  ///
  /// When the snapshot's size changes, what is within `capInsets` of the edges keeps its own, in
  /// points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.standardized.size))
    let isNew = window == nil || !layer.hasBeenCommitted
    if !hasBeenDisplayed, !afterUpdates {
      Timeline.current.warn(
        "A snapshot was taken of a \(type(of: self)) that has never been on the screen; it was laid"
          + " out and drawn, where a device would show nothing.")
    }
    if isNew || afterUpdates { layer.prepareForDrawing() }
    snapshot.show(
      layer.snapshotPicture(
        of: rect.standardized, scale: UIScreen.main.scale,
        at: isNew || afterUpdates ? nil : CACurrentMediaTime()),
      scale: UIScreen.main.scale, capInsets: capInsets)
    return snapshot
  }

  /// Draws what this view shows into a rectangle of the current context, as it would be on the
  /// screen; returns whether there was a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let isNew = window == nil || !layer.hasBeenCommitted
    if isNew || afterUpdates { layer.prepareForDrawing() }
    let scale = contentScaleFactor
    let picture = layer.snapshotPicture(
      of: bounds, scale: scale, at: isNew || afterUpdates ? nil : CACurrentMediaTime())
    // The picture's sides are whole numbers of pixels and may reach beyond the bounds.
    guard bounds.width > 0, bounds.height > 0 else { return true }
    let drawn = CGSize(
      width: rect.width * CGFloat(picture.bitmap.width) / (bounds.width * scale),
      height: rect.height * CGFloat(picture.bitmap.height) / (bounds.height * scale))
    context.saveGState()
    context.clip(to: rect)
    UIImage(cgImage: CGImage(picture)).draw(in: CGRect(origin: rect.origin, size: drawn))
    context.restoreGState()
    return true
  }
}

/// A view that shows a picture of another one.
final class SnapshotView: UIView {
  /// Shows `picture`, which has `scale` pixels to a point.
  ///
  /// Its sides are whole numbers of pixels and may reach beyond the view, which shows the part that
  /// belongs to it.
  func show(_ picture: Picture, scale: CGFloat, capInsets: UIEdgeInsets) {
    layer.contents = CGImage(picture)
    layer.contentsScale = scale
    let width = CGFloat(picture.bitmap.width)
    let height = CGFloat(picture.bitmap.height)
    guard width > 0, height > 0 else { return }
    layer.contentsRect = CGRect(
      x: 0, y: 0, width: bounds.width * scale / width, height: bounds.height * scale / height)
    guard capInsets != .zero, bounds.width > 0, bounds.height > 0 else { return }
    layer.contentsCenter = CGRect(
      x: capInsets.left / bounds.width, y: capInsets.top / bounds.height,
      width: max(0, bounds.width - capInsets.left - capInsets.right) / bounds.width,
      height: max(0, bounds.height - capInsets.top - capInsets.bottom) / bounds.height)
  }
}

extension CALayer {
  /// Lays out this layer's tree and draws its contents, whether it is on display or not.
  fileprivate func prepareForDrawing() {
    layoutIfNeeded()
    drawTree()
  }

  private func drawTree() {
    displayIfNeeded()
    mask?.drawTree()
    for layer in sublayers ?? [] { layer.drawTree() }
  }
}
