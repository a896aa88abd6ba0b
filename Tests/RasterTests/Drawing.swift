import Foundation
import Geometry
import Raster

/// Short ways to say what tests draw.
extension DisplayList.Item {
  static func fill(
    _ shape: DisplayList.Shape, _ color: Color, _ projection: Projection = .identity,
    opacity: Double = 1, edges: DisplayList.Edges = .smooth
  ) -> DisplayList.Item {
    .draw(
      DisplayList.Draw(
        shape, paint: .color(color), projection: projection, opacity: opacity, edges: edges))
  }

  /// A picture drawn pixel by pixel, then mapped by `projection`.
  static func picture(
    _ picture: Picture, _ projection: Projection = .identity, opacity: Double = 1
  ) -> DisplayList.Item {
    .draw(
      DisplayList.Draw(
        .rect(
          CGRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height)),
        paint: .picture(PicturePaint(picture, planeToPicture: .identity)),
        projection: projection, opacity: opacity))
  }

  static func group(
    _ children: [DisplayList.Item], clips: [DisplayList.Clip] = [], opacity: Double = 1,
    mask: [DisplayList.Item]? = nil, blendMode: DisplayList.BlendMode = .normal
  ) -> DisplayList.Item {
    .group(
      DisplayList.Group(
        children, clips: clips, opacity: opacity, mask: mask, blendMode: blendMode))
  }
}

extension DisplayList.Shape {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  static func polygon(_ points: [(Double, Double)]) -> Self {
    .polygon(points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// A path of closed polygons.
  static func polygons(
    _ contours: [[(Double, Double)]], _ rule: Path.FillRule = .nonZero
  ) -> Self {
    var path = Path()
    for contour in contours {
      for (index, point) in contour.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        path.elements.append(index == 0 ? .move(to: point) : .line(to: point))
      }
      path.elements.append(.close)
    }
    return .path(path, rule)
  }

  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    var path = Path()
    path.addEllipse(in: CGRect(x: x, y: y, width: width, height: height))
    return .path(path, .nonZero)
  }
}

extension Projection {
  static func translation(_ x: Double, _ y: Double) -> Projection {
    Projection(1, 0, 0, 0, 1, 0, x, y, 1)
  }

  static func scale(_ x: Double, _ y: Double) -> Projection {
    Projection(x, 0, 0, 0, y, 0, 0, 0, 1)
  }

  static func rotation(degrees: Double) -> Projection {
    let angle = degrees * .pi / 180
    let cosine = Elementary.cos(angle)
    let sine = Elementary.sin(angle)
    return Projection(cosine, sine, 0, -sine, cosine, 0, 0, 0, 1)
  }

  /// A turn about the vertical axis x = 0, seen from a distance.
  static func turn(degrees: Double, distance: Double) -> Projection {
    let angle = degrees * .pi / 180
    let cosine = Elementary.cos(angle)
    let sine = Elementary.sin(angle)
    return Projection(cosine, 0, sine / distance, 0, 1, 0, 0, 0, 1)
  }

  /// This map, with the point (x, y) for its origin before and after.
  func about(_ x: Double, _ y: Double) -> Projection {
    Projection.translation(-x, -y).concatenating(self).concatenating(.translation(x, y))
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let magenta = Color(red: 1, green: 0, blue: 1)
}

extension Rasterizer {
  /// Draws items on one thread.
  static func draw(
    _ width: Int, _ height: Int, background: Color = .clear, _ items: [DisplayList.Item]
  ) -> Bitmap {
    Rasterizer(threads: 1).render(
      DisplayList(width: width, height: height, background: background, items: items))
  }

  /// The alphas of a shape drawn alone, in black, on nothing.
  static func coverage(
    of shape: DisplayList.Shape, _ width: Int, _ height: Int,
    _ projection: Projection = .identity, edges: DisplayList.Edges = .smooth
  ) -> Bitmap {
    draw(width, height, [.fill(shape, .black, projection, edges: edges)])
  }
}

extension Bitmap {
  /// The alphas as a picture: a space where nothing is, `#` where all is, and 1 to 9 between,
  /// tenths rounded to nearest and kept off the ends.
  var art: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          switch self[x, y].alpha {
          case 0: " "
          case 255: "#"
          case let alpha:
            Character(String(min(max(Int((Double(alpha) / 25.5).rounded()), 1), 9)))
          }
        })
    }
  }

  /// The sum of all alphas, in pixels.
  var area: Double {
    pixels.reduce(0) { $0 + Double($1.alpha) } / 255
  }
}

/// Channels of a pixel, for comparing with a literal.
struct RGBA: Hashable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ pixel: Pixel) {
    self.init(pixel.red, pixel.green, pixel.blue, pixel.alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
