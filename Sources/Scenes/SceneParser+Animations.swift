import Documents
import Foundation
import Geometry
import Layers
import Raster

extension SceneParser {
  private static let animationKeys = [
    "keyPath", "from", "to", "by", "values", "keyTimes", "calculationMode", "timing", "timings",
    "begin", "duration", "repeat", "autoreverse", "fill", "additive", "cumulative",
  ]

  /// Adds the animations that a layer's `animations` lists.
  static func readAnimations(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    for (index, node) in try object.array("animations").enumerated() {
      layer.add(try animation(node), forKey: "\(index)")
    }
  }

  private static func animation(_ node: DocumentNode) throws(DocumentError) -> CAAnimation {
    let object = try node.object(allowing: animationKeys)
    let keyPath = try object.required("keyPath")
    guard let target = AnimationTarget(keyPath: try keyPath.string()) else {
      throw keyPath.error("is \"\(try keyPath.string())\", which leads to nothing that a layer has")
    }
    let animation =
      object["values"] == nil
      ? try basicAnimation(object, target.example) : try keyframeAnimation(object, target.example)
    animation.keyPath = try keyPath.string()
    animation.isAdditive = try object.boolean("additive", default: false)
    animation.isCumulative = try object.boolean("cumulative", default: false)
    try readTiming(of: animation, from: object)
    return animation
  }

  private static func basicAnimation(
    _ object: DocumentObject, _ example: LayerValue
  ) throws(DocumentError) -> CAPropertyAnimation {
    for key in ["keyTimes", "calculationMode", "timings"] {
      if let node = object[key] { throw node.error("goes with \"values\" only") }
    }
    let animation = CABasicAnimation()
    animation.fromValue = try object["from"]?.object(like: example)
    animation.toValue = try object["to"]?.object(like: example)
    animation.byValue = try object["by"]?.object(like: example)
    if animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
      throw object.node.error("must have \"from\", \"to\", \"by\" or \"values\"")
    }
    return animation
  }

  private static func keyframeAnimation(
    _ object: DocumentObject, _ example: LayerValue
  ) throws(DocumentError) -> CAPropertyAnimation {
    for key in ["from", "to", "by"] {
      if let node = object[key] { throw node.error("does not go with \"values\"") }
    }
    let animation = CAKeyframeAnimation()
    var values: [Any] = []
    for value in try object.array("values") { values.append(try value.object(like: example)) }
    animation.values = values
    if let node = object["keyTimes"] {
      let times = try node.numbers()
      guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }),
        times.allSatisfy((0...1).contains)
      else { throw node.error("must rise from 0 to 1") }
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    animation.calculationMode = try object.choice(
      "calculationMode",
      of: [
        "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
        "cubicPaced": .cubicPaced,
      ], default: .linear)
    if object["timings"] != nil {
      var timings: [CAMediaTimingFunction] = []
      for node in try object.array("timings") { timings.append(try node.timing()) }
      animation.timingFunctions = timings
    }
    return animation
  }

  private static func readTiming(
    of animation: CAAnimation, from object: DocumentObject
  ) throws(DocumentError) {
    let duration = try object.required("duration")
    animation.duration = try duration.number(in: 1e-6...86_400)
    animation.beginTime = try object["begin"]?.number(in: 0...86_400) ?? 0
    animation.timingFunction =
      try object["timing"]?.timing() ?? CAMediaTimingFunction(name: .linear)
    animation.autoreverses = try object.boolean("autoreverse", default: false)
    animation.fillMode = try object.choice(
      "fill",
      of: [
        "removed": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
      ], default: .both)
    animation.isRemovedOnCompletion = false
    guard let node = object["repeat"] else { return }
    if case .string = node.value.content {
      animation.repeatCount = try node.choice(of: ["forever": Float.infinity])
    } else {
      animation.repeatCount = Float(try node.number(in: 1e-6...1e6))
    }
  }
}

extension DocumentNode {
  /// The value as a timing function: a name, or the two control points of a cubic curve.
  fileprivate func timing() throws(DocumentError) -> CAMediaTimingFunction {
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
  fileprivate func object(like example: LayerValue) throws(DocumentError) -> Any {
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
    case .picture, .fade: throw error("is a picture, which a scene cannot animate")
    }
  }
}
