import Foundation
import Geometry
import Layers
import Raster

/// A canvas that tests draw layers on.
@MainActor
struct Easel {
  /// A layer as large as the canvas, in which tests put theirs.
  let root = CALayer()
  let size: CGSize
  var scale: CGFloat = 1
  var background = Color.white

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: Color = .white) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.background = background
    root.frame = CGRect(origin: .zero, size: size)
  }
}

extension Easel {
  /// What draws the canvas.
  var list: DisplayList {
    root.displayList(at: 0, scale: scale, size: size, background: background)
  }

  /// The canvas, drawn.
  var shot: Shot { Shot(bitmap: Rasterizer(threads: 1).render(list)) }

  /// Where the corners of the layer with the given name lie, from the upper left one on.
  func corners(of name: String) -> [CGPoint?] {
    PresentedLayer(root, at: .model).namedCorners.first { $0.name == name }?.corners ?? []
  }
}

/// A drawn canvas.
struct Shot: Hashable {
  let bitmap: Bitmap

  /// A pixel as red, green, blue, alpha, 0 to 255.
  subscript(_ x: Int, _ y: Int) -> [Int] {
    let bits = bitmap.pixels[y * bitmap.width + x].bits
    return [0, 8, 16, 24].map { Int(bits >> $0 & 0xFF) }
  }

  /// The sum of alpha / 255 over all pixels.
  var area: Double {
    bitmap.pixels.reduce(0) { $0 + Double($1.bits >> 24) } / 255
  }
}

/// Whether all channels are equal but for `tolerance` levels.
func isNear(_ left: [Int], _ right: [Int], within tolerance: Int = 1) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

let white = [255, 255, 255, 255]
let black = [0, 0, 0, 255]
let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]

extension CGColor {
  static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let pureBlack = CGColor(gray: 0, alpha: 1)
  static let pureWhite = CGColor(gray: 1, alpha: 1)
}

extension CALayer {
  /// Creates a layer of one colour.
  convenience init(_ frame: CGRect, _ color: CGColor?, name: String? = nil) {
    self.init()
    self.frame = frame
    backgroundColor = color
    self.name = name
  }

  /// Creates a layer of one colour.
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor?,
    name: String? = nil
  ) {
    self.init(CGRect(x: x, y: y, width: width, height: height), color, name: name)
  }
}

extension CAShapeLayer {
  /// Creates an opaque shape.
  convenience init(filling path: CGPath) {
    self.init()
    self.path = path
  }
}

/// The identity with an eye at `distance`.
func perspective(_ distance: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / distance
  return transform
}

/// A number of degrees, in radians.
func degrees(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }

/// A picture of the given colours, row by row.
func picture(width: Int, _ pixels: [[Int]]) -> CGImage {
  let packed = pixels.map { pixel in
    Pixel(bits: pixel.enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * $1.offset) })
  }
  return CGImage(
    Picture(Bitmap(width: width, height: pixels.count / width, pixels: packed)))
}
