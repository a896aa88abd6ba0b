import Foundation
import Geometry
import Raster

/// How a picture is made to fill a canvas of another size.
public enum PictureFit: String, Sendable, Hashable, CaseIterable {
  /// Scaled evenly until nothing of the canvas is left free; what juts out is cut off.
  case cover
  /// Scaled evenly until all of it is inside; what is left free shows the background.
  case contain
  /// Scaled unevenly to the canvas.
  case stretch
}

extension PictureFit {
  /// Returns a picture of the canvas's size with `picture`, centred, on a background.
  ///
  /// A picture of that size comes back as it is.
  public func picture(
    _ picture: Picture, filling canvas: CanvasSize, background: Color
  ) -> Picture {
    let size = CGSize(width: picture.bitmap.width, height: picture.bitmap.height)
    let target = CGSize(width: canvas.width, height: canvas.height)
    guard size != target, size.width > 0, size.height > 0 else { return picture }
    let across = target.width / size.width
    let down = target.height / size.height
    let (x, y) =
      switch self {
      case .cover: (max(across, down), max(across, down))
      case .contain: (min(across, down), min(across, down))
      case .stretch: (across, down)
      }
    let map = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: (target.width - size.width * x) / 2,
      ty: (target.height - size.height * y) / 2)
    let bounds = CGRect(origin: .zero, size: size)
    let list = DisplayList(
      width: canvas.width, height: canvas.height, background: background,
      items: [
        .draw(
          DisplayList.Draw(
            .rect(bounds), paint: .picture(PicturePaint(picture, planeToPicture: .identity)),
            projection: Projection(map)))
      ])
    return Picture(Rasterizer().render(list))
  }
}
