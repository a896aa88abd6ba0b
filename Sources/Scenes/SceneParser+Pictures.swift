import Documents
import Foundation
import Layers

extension SceneParser {
  /// What does not go with pictures, which can be neither added nor measured.
  private static let uncountableKeys = ["by", "additive", "cumulative", "path"]

  /// Returns an animation of a layer's contents, which cross-fade from picture to picture.
  ///
  /// The pictures are wished for: the animation has its values once they are there.
  mutating func pictureCourse(
    _ object: DocumentObject
  ) throws(DocumentError) -> CAPropertyAnimation {
    for key in Self.uncountableKeys {
      if let node = object[key] { throw node.error("does not go with pictures") }
    }
    guard try Self.hasKeyframes(object) else { return try pictureChange(object) }
    if let node = object["rotationMode"] { throw node.error("goes with \"path\" only") }
    let animation = CAKeyframeAnimation()
    let nodes = try Self.valueNodes(object)
    animation.values = nodes.map { _ in NSNull() }
    for (index, node) in nodes.enumerated() {
      try wish(for: node) { animation.values?[index] = $0 }
    }
    try Self.readPace(of: animation, from: object)
    return animation
  }

  private mutating func pictureChange(
    _ object: DocumentObject
  ) throws(DocumentError) -> CABasicAnimation {
    let animation = try Self.basic(object)
    guard object["from"] != nil || object["to"] != nil else {
      throw object.node.error("must have \"from\", \"to\" or \"values\"")
    }
    if let from = object["from"] { try wish(for: from) { animation.fromValue = $0 } }
    if let to = object["to"] { try wish(for: to) { animation.toValue = $0 } }
    return animation
  }
}
