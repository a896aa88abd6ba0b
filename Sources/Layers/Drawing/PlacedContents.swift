import Foundation
import Geometry

/// A part of a picture laid on a rectangle of a layer's plane.
struct PlacedContents: Hashable {
  /// Where the part lies, in the layer's bounds space, in points.
  var destination: CGRect
  /// The part, in pixels of the picture; it may reach beyond the picture's edges.
  var source: CGRect
}

extension PlacedContents {
  /// The map from the layer's plane to the picture's pixels.
  var planeToPicture: CGAffineTransform {
    let x = source.width / destination.width
    let y = source.height / destination.height
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: source.minX - destination.minX * x,
      ty: source.minY - destination.minY * y)
  }
}

/// How a layer's contents lie in its bounds.
///
/// Lengths named "natural" are those of the shown part of the picture, in points:
/// pixels · contentsRect / contentsScale.
struct ContentsPlacement: Hashable {
  /// The picture's size, in pixels.
  var pictureSize: CGSize
  /// The layer's bounds, in points.
  var bounds: CGRect
  /// How the shown part fits the bounds.
  var fit: ContentsFit
  /// The shown part, in units of the picture.
  var contentsRect: CGRect
  /// The stretchable middle, in units of the shown part.
  var contentsCenter: CGRect
  /// Pixels of the picture to a point.
  var contentsScale: CGFloat
}

extension ContentsPlacement {
  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The rectangle that the shown part covers, or nil if there is none.
  var frame: CGRect? {
    let natural = naturalSize
    guard natural.width > 0, natural.height > 0, natural.width.isFinite, natural.height.isFinite
    else { return nil }
    let frame = fit.frame(of: natural, in: bounds)
    return frame.hasArea ? frame : nil
  }

  /// The shown part's parts, each stretched on its own: one, or up to nine.
  var parts: [PlacedContents] {
    guard let frame else { return [] }
    let shown = CGRect(
      x: contentsRect.minX * pictureSize.width, y: contentsRect.minY * pictureSize.height,
      width: contentsRect.width * pictureSize.width,
      height: contentsRect.height * pictureSize.height)
    guard fit.stretches, contentsCenter != Self.unit, contentsCenter.isFinite, shown.hasArea else {
      return [PlacedContents(destination: frame, source: shown)]
    }
    let columns = StretchedSpan.spans(
      over: frame.minX..<frame.maxX, showing: shown.minX..<shown.maxX,
      middle: contentsCenter.minX..<contentsCenter.maxX, scale: validScale)
    let rows = StretchedSpan.spans(
      over: frame.minY..<frame.maxY, showing: shown.minY..<shown.maxY,
      middle: contentsCenter.minY..<contentsCenter.maxY, scale: validScale)
    return rows.flatMap { row in
      columns.map { column in
        PlacedContents(
          destination: CGRect(
            x: column.destination.lowerBound, y: row.destination.lowerBound,
            width: column.destination.length, height: row.destination.length),
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
            height: row.source.length))
      }
    }
  }

  private var naturalSize: CGSize {
    CGSize(
      width: pictureSize.width * contentsRect.width / validScale,
      height: pictureSize.height * contentsRect.height / validScale)
  }

  /// The scale, or 1 in place of one that no picture can have.
  private var validScale: CGFloat {
    contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
  }
}
