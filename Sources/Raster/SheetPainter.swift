import Foundation
import Geometry

/// Draws sheets: items on a bitmap of their own, filtered there, which then serves as a picture.
///
/// Sheets that differ in their projections and opacities only, as those of all pieces of a plane that
/// others cut, are drawn once.
struct SheetPainter {
  /// The largest side of a sheet's bitmap, in pixels; a larger sheet is drawn coarser.
  private static let largestSide = 8192.0
  /// The widest standard deviation that is blurred, in pixels; a wider one is blurred coarser.
  private static let widestBlur = 64.0

  /// What has been drawn so far, by what was drawn.
  private var pictures: [DisplayList.Sheet: Picture] = [:]

  /// Returns the picture that a sheet comes to, as a draw; nil if nothing of it can be seen.
  mutating func draw(of sheet: DisplayList.Sheet) -> DisplayList.Draw? {
    let bounds = sheet.bounds.standardized
    guard bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      bounds.width > 0, bounds.height > 0, sheet.scale > 0, sheet.scale.isFinite,
      sheet.opacity > 0
    else { return nil }
    let longest = Double(max(bounds.width, bounds.height))
    var scale = min(sheet.scale, Self.largestSide / longest)
    if sheet.blurRadius * scale > Self.widestBlur { scale = Self.widestBlur / sheet.blurRadius }
    let toPicture = CGAffineTransform(
      a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: -bounds.minX * CGFloat(scale),
      ty: -bounds.minY * CGFloat(scale))
    var flat = sheet
    flat.bounds = bounds
    flat.scale = scale
    flat.projection = .identity
    flat.opacity = 1
    let picture = pictures[flat] ?? Self.picture(of: flat, toPicture: toPicture)
    pictures[flat] = picture
    return DisplayList.Draw(
      .rect(bounds), paint: .picture(PicturePaint(picture, planeToPicture: toPicture)),
      projection: sheet.projection, opacity: sheet.opacity)
  }

  /// Draws and filters a sheet, which `toPicture` maps to the pixels of the picture.
  private static func picture(
    of sheet: DisplayList.Sheet, toPicture: CGAffineTransform
  ) -> Picture {
    let list = DisplayList(
      width: Int((Double(sheet.bounds.width) * sheet.scale).rounded(.up)),
      height: Int((Double(sheet.bounds.height) * sheet.scale).rounded(.up)),
      items: sheet.children.map { $0.mapped(by: Projection(toPicture)) })
    var bitmap = Rasterizer(threads: 1).render(list)
    let sigma = sheet.blurRadius * sheet.scale
    if let tint = sheet.tint {
      bitmap.tint(tint, sigma: sigma)
    } else {
      bitmap.blur(sigma: sigma)
    }
    return Picture(bitmap)
  }
}
