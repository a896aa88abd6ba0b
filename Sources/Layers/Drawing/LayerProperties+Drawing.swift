import Foundation
import Geometry
import Raster

extension LayerProperties {
  /// The outline of the bounds.
  var outline: BoundsOutline {
    guard cornerRadius > 0 else { return BoundsOutline(bounds) }
    var corners: Path.Corners = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    return BoundsOutline(
      bounds, radius: cornerRadius, corners: corners,
      curve: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// How a picture of the given size lies in the bounds.
  func placement(of picture: Picture) -> ContentsPlacement {
    ContentsPlacement(
      pictureSize: CGSize(width: picture.bitmap.width, height: picture.bitmap.height),
      bounds: bounds, fit: ContentsFit(gravity: contentsGravity.rawValue),
      contentsRect: contentsRect, contentsCenter: contentsCenter, contentsScale: contentsScale)
  }

  /// The pictures that are shown, back to front.
  var pictures: [Picture] {
    guard let contentsFade else { return contents.map { [$0] } ?? [] }
    return [contentsFade.from, contentsFade.to].compactMap { $0 }
  }
}
