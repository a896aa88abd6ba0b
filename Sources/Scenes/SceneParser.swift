import Documents
import Foundation
import Geometry
import Layers
import Raster

/// Builds a scene's layers from a document; pictures are wished for, and animations, which may be of
/// pictures, added once they are there.
@MainActor
struct SceneParser {
  /// What wants pictures, in document order.
  private(set) var wishes: [PictureWish] = []
  /// The animations, in document order.
  var animations: [SceneAnimation] = []
  /// The changes of layers in the course of the scene, in document order.
  var changes: [SceneChange] = []
  /// Where each name of a layer stands.
  private var names: [String: TextPosition] = [:]

  /// The version of the format.
  private static let schema = 1

  /// Returns the scene that `document` describes.
  mutating func scene(_ document: DocumentNode) throws(DocumentError) -> Scene {
    let object = try document.object(allowing: [
      "schema", "id", "kind", "title", "note", "canvas", "root", "duration", "fps",
    ])
    let version = try object.required("schema")
    guard try version.integer() == Self.schema else {
      throw version.error("must be \(Self.schema), the only version there is")
    }
    for key in ["kind", "title", "note"] { _ = try object[key]?.string() }
    let canvas = try object.required("canvas").object(allowing: [
      "width", "height", "scale", "background",
    ])
    let size = CGSize(
      width: try canvas.required("width").length(), height: try canvas.required("height").length())
    let root = try layer(object.required("root"))
    fill(size, with: root)
    return Scene(
      id: try object.string("id"), size: size,
      scale: CGFloat(try canvas["scale"]?.number(in: 0.01...64) ?? 1),
      background: try canvas.required("background").color(), root: root,
      duration: try object["duration"]?.number(in: 0...86_400) ?? 0,
      framesPerSecond: try object["fps"]?.number(in: 0.001...1000) ?? 60)
  }

  /// Makes the canvas the frame of `root`, whatever its anchor point.
  private func fill(_ size: CGSize, with root: CALayer) {
    root.bounds.size = size
    root.position = CGPoint(
      x: root.anchorPoint.x * size.width, y: root.anchorPoint.y * size.height)
  }

  /// Notes that the picture that `name` names is wanted, and by whom.
  mutating func wish(
    for name: DocumentNode, fulfil: @escaping (CGImage) -> Void
  ) throws(DocumentError) {
    wishes.append(
      PictureWish(
        name: try name.string(), place: name.error("names a picture that is missing"),
        fulfil: fulfil))
  }

  /// Notes the name of a layer, which no other has.
  mutating func claim(_ name: DocumentNode) throws(DocumentError) -> String {
    let text = try name.string()
    if let first = names[text] {
      throw name.error("is \"\(text)\", the name of another layer, on line \(first.line)")
    }
    names[text] = name.value.position ?? TextPosition(line: 1, column: 1)
    return text
  }
}
