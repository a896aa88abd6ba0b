import Foundation
import Geometry

/// Draws sheets: items on a bitmap of their own, filtered there, which then serves as a picture.
struct SheetPainter: Sendable {
  /// The largest side of a sheet's bitmap, in pixels; a larger sheet is drawn coarser.
  private static let largestSide = 8192.0
  /// The widest standard deviation that is blurred, in pixels; a wider one is blurred coarser.
  private static let widestBlur = 64.0

  /// Returns the picture that a sheet comes to, as a draw; nil if nothing of it can be seen.
  func draw(of sheet: DisplayList.Sheet) -> DisplayList.Draw? {
    let bounds = sheet.bounds.standardized
    guard bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      bounds.width > 0, bounds.height > 0, sheet.scale > 0, sheet.scale.isFinite,
      sheet.opacity > 0
    else { return nil }
    let longest = Double(max(bounds.width, bounds.height))
    var scale = min(sheet.scale, Self.largestSide / longest)
    if sheet.blurRadius * scale > Self.widestBlur { scale = Self.widestBlur / sheet.blurRadius }
    let width = Int((Double(bounds.width) * scale).rounded(.up))
    let height = Int((Double(bounds.height) * scale).rounded(.up))
    let toPicture = CGAffineTransform(
      a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: -bounds.minX * CGFloat(scale),
      ty: -bounds.minY * CGFloat(scale))
    let list = DisplayList(
      width: width, height: height,
      items: sheet.children.map { $0.concatenating(Projection(toPicture)) })
    var bitmap = Rasterizer(threads: 1).render(list)
    let sigma = sheet.blurRadius * scale
    if let tint = sheet.tint {
      bitmap.tint(tint, sigma: sigma)
    } else {
      bitmap.blur(sigma: sigma)
    }
    return DisplayList.Draw(
      .rect(bounds), paint: .picture(PicturePaint(Picture(bitmap), planeToPicture: toPicture)),
      projection: sheet.projection, opacity: sheet.opacity)
  }
}

extension DisplayList.Item {
  /// Returns the item with its planes mapped on by `projection`.
  fileprivate func concatenating(_ projection: Projection) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      draw.projection = draw.projection.concatenating(projection)
      return .draw(draw)
    case .group(var group):
      group.children = group.children.map { $0.concatenating(projection) }
      group.mask = group.mask?.map { $0.concatenating(projection) }
      for index in group.clips.indices {
        group.clips[index].projection =
          group.clips[index].projection.concatenating(projection)
      }
      return .group(group)
    case .sheet(var sheet):
      sheet.projection = sheet.projection.concatenating(projection)
      return .sheet(sheet)
    }
  }
}
