import Documents
import Foundation
import Geometry
import Layers
import Raster

extension DocumentNode {
  /// The value as a timing function: a name, or the two control points of a cubic curve.
  func timing() throws(DocumentError) -> CAMediaTimingFunction {
    guard case .array = value.content else {
      return CAMediaTimingFunction(
        name: try choice(of: [
          "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
          "easeInEaseOut": .easeInEaseOut, "default": .default,
        ]))
    }
    let points = try numbers(count: 4)
    guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw error("must have x1 and x2 in 0...1")
    }
    return CAMediaTimingFunction(
      controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
  }

  /// The value as the object that stands for a value of the same type as `example`.
  func object(like example: LayerValue) throws(DocumentError) -> Any {
    switch example {
    case .number: return try number()
    case .flag: return try boolean()
    case .point: return try point()
    case .size:
      let point = try point()
      return CGSize(width: point.x, height: point.y)
    case .rect: return try rect()
    case .transform: return try matrix()
    case .color: return CGColor(try color())
    case .path: return CGPath(try outline())
    case .numbers: return try numbers()
    case .colors:
      var colors: [CGColor] = []
      for node in try array() { colors.append(CGColor(try node.color())) }
      return colors
    case .word: return try string()
    case .picture, .fade: throw error("is a picture, which is read by its name")
    }
  }
}
