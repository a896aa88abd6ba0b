import Foundation
import Geometry
import Raster

/// A sheet that views, renderers and client code draw on, in points with the y axis pointing down.
///
/// The context behind it is made when it is first asked for, so that one who draws nothing costs
/// nothing.
@MainActor
package final class DrawingSheet {
  private let size: CGSize
  private let scale: CGFloat
  private let background: Color
  /// What the top left corner stands for, in points.
  private let origin: CGPoint
  private var made: CGContext?

  /// Creates a sheet of a size in points, with pixels `scale` to a point.
  package init(
    size: CGSize, scale: CGFloat, background: Color = .clear, origin: CGPoint = .zero
  ) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    self.background = background
    self.origin = origin
  }

  /// Creates a sheet around a context that is there already, `scale` pixels to a point.
  package init(around context: CGContext) {
    let unit = context.ctm
    scale = max(1, (unit.a * unit.a + unit.b * unit.b).squareRoot())
    size = CGSize(
      width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale)
    background = .clear
    origin = .zero
    made = context
  }

  /// The context; nil for a sheet that is empty or too large.
  package var context: CGContext? {
    if let made { return made }
    guard let width = pixels(size.width), let height = pixels(size.height),
      let context = CGContext(width: width, height: height, background: background)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    made = context
    return context
  }

  /// Whether anyone has asked for the context.
  package var isUsed: Bool { made != nil }

  /// The picture drawn so far.
  package var image: UIImage? {
    guard let picture = context?.makeImage() else { return nil }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Runs `work` with this sheet's context as the current one.
  package func draw(_ work: () -> Void) {
    Stage.current.sheets.append(self)
    work()
    Stage.current.sheets.removeLast()
  }

  private func pixels(_ length: CGFloat) -> Int? {
    let count = (length * scale).rounded(.up)
    return count >= 1 && count < 1e9 ? Int(count) : nil
  }
}
