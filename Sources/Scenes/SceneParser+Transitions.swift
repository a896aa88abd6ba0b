import Documents
import Foundation
import Geometry
import Layers

/// A change of what a layer shows, at a moment of its scene, by a transition.
@MainActor
struct SceneChange {
  let layer: CALayer
  /// When it happens, in the layer's own time.
  let time: Double
  let transition: CATransition
  /// A layer that shows what changes as it is afterwards.
  let next: CALayer
  /// What changes, by the keys of the document.
  let keys: [String]

  /// Lets the change happen when the current timeline comes to its moment.
  ///
  /// Where the layer's clock stands still or runs back it never does.
  func schedule() {
    guard layer.rate > 0 else { return }
    Timeline.current.schedule(at: layer.mediaTime(atLocalTime: time)) { happen() }
  }

  private func happen() {
    // Added first: what the layer shows now is what the transition starts from.
    layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for key in keys {
      switch key {
      case "gradient": layer.properties.gradient = next.properties.gradient
      case "shape": layer.properties.shape = next.properties.shape
      case "text": layer.properties.text = next.properties.text
      case "mask": layer.mask = next.mask
      case "sublayers": layer.sublayers = next.sublayers
      default:
        guard let property = LayerProperty(rawValue: key) else { continue }
        layer.properties[property] = next.properties[property]
      }
    }
    layer.noteTexts()
    CATransaction.commit()
  }
}

extension SceneParser {
  /// The keys of a transition beside those of its timing.
  static let transitionKeys = ["transition", "subtype", "startProgress", "endProgress", "changes"]
  /// The keys of a transition's timing.
  static let timingOfTransitions = ["timing", "begin", "duration"]

  /// Notes a transition of `layer` and the change that it shows.
  mutating func readTransition(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    let transition = CATransition()
    transition.type = CATransitionType(
      rawValue: try object.required("transition").choice(of: [
        "fade": "fade", "moveIn": "moveIn", "push": "push", "reveal": "reveal", "cube": "cube",
        "flip": "flip",
      ]))
    transition.subtype = try object.choice(
      "subtype",
      of: [
        "fromLeft": .fromLeft, "fromRight": .fromRight, "fromTop": .fromTop,
        "fromBottom": .fromBottom,
      ], default: .fromLeft)
    let start = try object["startProgress"]?.number(in: 0...1) ?? 0
    let end = try object["endProgress"]?.number(in: 0...1) ?? 1
    if end < start, let node = object["endProgress"] {
      throw node.error("must not be less than \"startProgress\"")
    }
    transition.startProgress = Float(start)
    transition.endProgress = Float(end)
    transition.timingFunction =
      try object["timing"]?.timing() ?? CAMediaTimingFunction(name: .linear)
    transition.duration = try object.required("duration").number(in: 1e-6...86_400)
    let time = try object["begin"]?.number(in: 0...86_400) ?? 0
    let changes = try object.required("changes").object(allowing: Self.stateKeys)
    let keys = Self.stateKeys.filter { changes[$0] != nil }
    guard !keys.isEmpty else { throw changes.node.error("must say what changes") }
    let next = CALayer()
    try readState(of: next, from: changes)
    self.changes.append(
      SceneChange(layer: layer, time: time, transition: transition, next: next, keys: keys))
  }
}
