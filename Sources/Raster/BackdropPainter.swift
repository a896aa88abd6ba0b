import Foundation
import Geometry

/// Draws and blurs what lies behind backdrops.
struct BackdropPainter {
  /// The canvas's width, in pixels.
  let width: Int
  /// The canvas's height, in pixels.
  let height: Int
  /// How many pixels may still be drawn for the sake of backdrops.
  private var allowance: Int

  /// As many times the canvas is drawn for the sake of backdrops; those above are left out, so that
  /// thousands of them cannot take for ever.
  private static let mostCanvases = 64

  /// More than that makes no colour more saturated, and would leave the range of numbers.
  private static let mostSaturated = 65536.0

  /// Creates a painter for a canvas of the given size, in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    allowance = width * height * Self.mostCanvases
  }

  /// Returns what is seen through a backdrop in the canvas pixels `bounds`; nil if it is what is
  /// there already.
  ///
  /// `stack` is what has been painted so far; its items refer to `regions`.
  mutating func picture(
    of backdrop: DisplayList.Backdrop, in bounds: PixelBox, above stack: PaintedStack,
    _ regions: [Region]
  ) -> PicturePaint? {
    let sigma = sigma(of: backdrop)
    let saturation =
      backdrop.saturation.isFinite ? min(max(backdrop.saturation, 0), Self.mostSaturated) : 1
    guard sigma > Blur.leastSigma || saturation != 1 else { return nil }
    let box = reach(of: bounds, sigma)
    let count = (box.right - box.left) * (box.bottom - box.top)
    guard count > 0, count <= allowance else { return nil }
    allowance -= count
    var bitmap = drawing(of: stack, in: box, regions)
    bitmap.blurInside(sigma: sigma, saturation: saturation)
    return PicturePaint(
      Picture(bitmap),
      planeToPicture: CGAffineTransform(
        translationX: -CGFloat(box.left), y: -CGFloat(box.top)))
  }

  /// The standard deviation of the blur, in pixels, at most the canvas's longer side.
  private func sigma(of backdrop: DisplayList.Backdrop) -> Double {
    guard backdrop.blurRadius > 0, backdrop.blurRadius.isFinite else { return 0 }
    let stretch = backdrop.projection.stretch(at: backdrop.shape.middle)
    let sigma = backdrop.blurRadius * stretch
    return sigma.isNaN ? 0 : min(sigma, Double(max(width, height)))
  }

  /// Returns the pixels that matter for those in `bounds`.
  ///
  /// They begin at a whole number of blocks, so that the blocks are the same wherever `bounds` lie.
  private func reach(of bounds: PixelBox, _ sigma: Double) -> PixelBox {
    guard sigma > Blur.leastSigma else { return bounds }
    let blur = Blur(sigma: sigma)
    let left = max(bounds.left - blur.reach, 0)
    let top = max(bounds.top - blur.reach, 0)
    return PixelBox(
      left: left - left % blur.block, top: top - top % blur.block,
      right: min(bounds.right + blur.reach, width), bottom: min(bounds.bottom + blur.reach, height))
  }

  /// Returns the pixels in `box` of a canvas that shows what has been painted so far.
  private func drawing(
    of stack: PaintedStack, in box: PixelBox, _ regions: [Region]
  ) -> Bitmap {
    var plan = RasterPlan(width: width, height: height, background: stack.background)
    plan.regions = regions
    var coverage = BandCoverage(plan)
    var list = ListCompositor(
      stack.everything, background: stack.background, width: width)
    var row = [Pixel](repeating: .clear, count: width)
    var pixels: [Pixel] = []
    pixels.reserveCapacity((box.right - box.left) * (box.bottom - box.top))
    var top = box.top
    while top < box.bottom {
      let bottom = min(top + Rasterizer.bandHeight, box.bottom)
      coverage.begin(top..<bottom)
      for y in top..<bottom {
        var span = row.mutableSpan
        list.compose(row: y, box.left..<box.right, into: &span, &coverage)
        pixels += row[box.left..<box.right]
      }
      top = bottom
    }
    return Bitmap(width: box.right - box.left, height: box.bottom - box.top, pixels: pixels)
  }
}

extension Projection {
  /// How much longer lengths about `point` are on the canvas, directions taken together: the square
  /// root of how much larger areas are.
  fileprivate func stretch(at point: CGPoint) -> Double {
    let w = homogeneous(point).w
    return (abs(determinant) / abs(w * w * w)).squareRoot()
  }
}

extension DisplayList.Shape {
  /// The middle of the shape's bounds.
  fileprivate var middle: CGPoint {
    let bounds = bounds ?? .zero
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
