import Documents
import Foundation
import Geometry
import Layers

extension SceneParser {
  static let basicKeys = ["from", "to", "by", "spring"]
  static let keyframeKeys = [
    "keyTimes", "calculationMode", "timings", "tension", "continuity", "bias",
  ]

  /// Returns an animation that runs through the values that `object` gives, which are of the same
  /// type as `example`.
  static func course(
    _ object: DocumentObject, of example: LayerValue
  ) throws(DocumentError) -> CAPropertyAnimation {
    guard try hasKeyframes(object) else {
      return try basicCourse(object, example)
    }
    return try keyframes(object, example)
  }

  /// Whether an animation runs through keyframes, and not between two values; an error if it has
  /// keys of both.
  static func hasKeyframes(_ object: DocumentObject) throws(DocumentError) -> Bool {
    guard object["values"] != nil || object["path"] != nil else {
      for key in keyframeKeys {
        if let node = object[key] { throw node.error("goes with \"values\" or \"path\" only") }
      }
      if let node = object["rotationMode"] { throw node.error("goes with \"path\" only") }
      return false
    }
    for key in basicKeys {
      if let node = object[key] {
        throw node.error("does not go with \"values\" or \"path\"")
      }
    }
    return true
  }

  /// Returns an animation between two values, which have yet to be read.
  static func basic(_ object: DocumentObject) throws(DocumentError) -> CABasicAnimation {
    try object["spring"].map(spring) ?? CABasicAnimation()
  }

  private static func basicCourse(
    _ object: DocumentObject, _ example: LayerValue
  ) throws(DocumentError) -> CAPropertyAnimation {
    let animation = try basic(object)
    animation.fromValue = try object["from"]?.object(like: example)
    animation.toValue = try object["to"]?.object(like: example)
    animation.byValue = try object["by"]?.object(like: example)
    if animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
      throw object.node.error("must have \"from\", \"to\", \"by\", \"values\" or \"path\"")
    }
    return animation
  }

  private static func spring(_ node: DocumentNode) throws(DocumentError) -> CABasicAnimation {
    let object = try node.object(allowing: ["mass", "stiffness", "damping", "velocity"])
    let animation = CASpringAnimation()
    if let mass = object["mass"] { animation.mass = CGFloat(try mass.number(in: 1e-6...1e6)) }
    if let stiffness = object["stiffness"] {
      animation.stiffness = CGFloat(try stiffness.number(in: 1e-6...1e6))
    }
    if let damping = object["damping"] {
      animation.damping = CGFloat(try damping.number(in: 0...1e6))
    }
    if let velocity = object["velocity"] {
      animation.initialVelocity = CGFloat(try velocity.number(in: -1e6...1e6))
    }
    return animation
  }

  private static func keyframes(
    _ object: DocumentObject, _ example: LayerValue
  ) throws(DocumentError) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation()
    if let path = object["path"] {
      if let node = object["values"] { throw node.error("does not go with \"path\"") }
      guard case .point = example else {
        throw path.error("goes with key paths of points only, such as \"position\"")
      }
      animation.path = CGPath(try path.outline())
      if object["rotationMode"] != nil {
        animation.rotationMode = try object.choice(
          "rotationMode", of: ["auto": .rotateAuto, "autoReverse": .rotateAutoReverse],
          default: .rotateAuto)
      }
    } else {
      if let node = object["rotationMode"] { throw node.error("goes with \"path\" only") }
      var values: [Any] = []
      for value in try valueNodes(object) { values.append(try value.object(like: example)) }
      animation.values = values
    }
    try readPace(of: animation, from: object)
    return animation
  }

  /// Returns the values of keyframes, of which there is at least one.
  static func valueNodes(_ object: DocumentObject) throws(DocumentError) -> [DocumentNode] {
    let node = try object.required("values")
    let values = try node.array()
    guard !values.isEmpty else { throw node.error("must have at least one value") }
    return values
  }

  /// Reads how keyframes are run through, their values having been read.
  static func readPace(
    of animation: CAKeyframeAnimation, from object: DocumentObject
  ) throws(DocumentError) {
    animation.calculationMode = try object.choice(
      "calculationMode",
      of: [
        "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
        "cubicPaced": .cubicPaced,
      ], default: .linear)
    if let node = object["keyTimes"] {
      let times = try node.numbers()
      guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }), times.first == 0,
        times.last == 1
      else { throw node.error("must rise from 0 to 1, in at least two numbers") }
      if let values = animation.values {
        let count = values.count + (animation.calculationMode == .discrete ? 1 : 0)
        guard times.count == count else {
          throw node.error("has \(times.count) numbers and must have \(count)")
        }
      }
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    if object["timings"] != nil {
      var timings: [CAMediaTimingFunction] = []
      for node in try object.array("timings") { timings.append(try node.timing()) }
      animation.timingFunctions = timings
    }
    animation.tensionValues = try object["tension"]?.numbers().map { NSNumber(value: $0) }
    animation.continuityValues = try object["continuity"]?.numbers().map { NSNumber(value: $0) }
    animation.biasValues = try object["bias"]?.numbers().map { NSNumber(value: $0) }
  }
}
