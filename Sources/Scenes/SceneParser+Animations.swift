import Documents
import Foundation
import Geometry
import Layers

extension SceneParser {
  private static let timingKeys = [
    "timing", "begin", "duration", "speed", "offset", "repeat", "repeatDuration", "autoreverse",
    "fill",
  ]
  private static let propertyKeys = [
    "keyPath", "from", "to", "by", "spring", "values", "path", "rotationMode", "keyTimes",
    "calculationMode", "timings", "tension", "continuity", "bias", "additive", "cumulative",
  ]
  private static let groupKeys = ["animations"]

  /// Whose time an animation runs in.
  private enum Surroundings {
    case layer
    case group
  }

  /// Adds the animations that a layer's `animations` lists, and notes the transitions among them.
  mutating func readAnimations(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    for (index, node) in try object.array("animations").enumerated() {
      let object = try Self.object(node)
      if object["transition"] == nil {
        let animation = try animation(object, in: .layer)
        animations.append(SceneAnimation(layer: layer, animation: animation, key: "\(index)"))
      } else {
        for key in Self.propertyKeys + Self.groupKeys + Self.timingKeys
        where !Self.timingOfTransitions.contains(key) {
          if let node = object[key] { throw node.error("does not go with \"transition\"") }
        }
        try readTransition(of: layer, from: object)
      }
    }
  }

  private static func object(_ node: DocumentNode) throws(DocumentError) -> DocumentObject {
    try node.object(allowing: propertyKeys + groupKeys + transitionKeys + timingKeys)
  }

  private mutating func animation(
    _ object: DocumentObject, in surroundings: Surroundings
  ) throws(DocumentError) -> CAAnimation {
    for key in Self.transitionKeys.dropFirst() {
      if let node = object[key] { throw node.error("goes with \"transition\" only") }
    }
    let animation = try object["animations"] == nil ? property(object) : group(object)
    try Self.readTiming(of: animation, from: object, in: surroundings)
    return animation
  }

  private mutating func group(_ object: DocumentObject) throws(DocumentError) -> CAAnimation {
    for key in Self.propertyKeys {
      if let node = object[key] { throw node.error("does not go with \"animations\"") }
    }
    var members: [CAAnimation] = []
    for node in try object.array("animations") {
      let object = try Self.object(node)
      if let node = object["transition"] { throw node.error("does not go in a group") }
      members.append(try animation(object, in: .group))
    }
    let group = CAAnimationGroup()
    group.animations = members
    return group
  }

  /// What is meant by what people write who come from elsewhere.
  private static let meanings = [
    "center": "position", "center.x": "position.x", "center.y": "position.y", "x": "position.x",
    "y": "position.y", "alpha": "opacity", "frame": "bounds", "rotation": "transform.rotation.z",
    "scale": "transform.scale", "color": "backgroundColor",
  ]

  private mutating func property(_ object: DocumentObject) throws(DocumentError) -> CAAnimation {
    let keyPath = try object.required("keyPath")
    let text = try keyPath.string()
    guard let target = AnimationTarget(keyPath: text) else {
      let meant =
        Self.meanings[text] ?? Spelling.suggestion(for: text, among: AnimationTarget.keyPaths)
      throw keyPath.error(
        "is \"\(text)\", which leads to nothing that a layer has"
          + (meant.map { " (did you mean \"\($0)\"?)" }
            ?? ": write a property such as opacity, position.x or transform.rotation.y"))
    }
    let animation =
      try target.property == .contents
      ? pictureCourse(object) : Self.course(object, of: target.example)
    animation.keyPath = text
    animation.isAdditive = try object.boolean("additive", default: false)
    animation.isCumulative = try object.boolean("cumulative", default: false)
    return animation
  }

  private static func readTiming(
    of animation: CAAnimation, from object: DocumentObject, in surroundings: Surroundings
  ) throws(DocumentError) {
    if let node = object["duration"] {
      animation.duration = try node.number(in: 1e-6...86_400)
    } else if let spring = animation as? CASpringAnimation {
      animation.duration = min(spring.settlingDuration, 86_400)
    } else if case .layer = surroundings {
      _ = try object.required("duration")
    }
    animation.beginTime = try object["begin"]?.number(in: 0...86_400) ?? 0
    animation.speed = Float(try object["speed"]?.number(in: -1000...1000) ?? 1)
    animation.timeOffset = try object["offset"]?.number(in: 0...86_400) ?? 0
    animation.timingFunction =
      try object["timing"]?.timing() ?? CAMediaTimingFunction(name: .linear)
    animation.autoreverses = try object.boolean("autoreverse", default: false)
    animation.fillMode = try object.choice(
      "fill",
      of: [
        "removed": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
      ], default: .both)
    animation.isRemovedOnCompletion = false
    animation.repeatDuration = try object["repeatDuration"]?.number(in: 1e-6...86_400) ?? 0
    guard let node = object["repeat"] else { return }
    if let other = object["repeatDuration"] { throw other.error("does not go with \"repeat\"") }
    if case .string = node.value.content {
      animation.repeatCount = try node.choice(of: ["forever": Float.infinity])
    } else {
      animation.repeatCount = Float(try node.number(in: 1e-6...1e6))
    }
  }

  /// Reads a layer's own clock, which all animations in the layer run by.
  static func readClock(of layer: CALayer, from object: DocumentObject) throws(DocumentError) {
    guard let clock = try object["clock"]?.object(allowing: ["begin", "speed", "offset"]) else {
      return
    }
    layer.beginTime = try clock["begin"]?.number(in: -86_400...86_400) ?? 0
    layer.speed = Float(try clock["speed"]?.number(in: -1000...1000) ?? 1)
    layer.timeOffset = try clock["offset"]?.number(in: -86_400...86_400) ?? 0
  }
}

/// An animation that a layer has from the scene's beginning on.
@MainActor
struct SceneAnimation {
  let layer: CALayer
  let animation: CAAnimation
  let key: String

  /// Adds the animation to its layer.
  func add() {
    layer.add(animation, forKey: key)
  }
}
