import Documents
import Flipbook
import Foundation

/// What a finger on the outgoing screen does to a transition, in words and as a value.
struct FingerDescription {
  private let entry: Catalogue.Entry
  private let trigger: Catalogue.Entry.Trigger
  private let values: ParameterValues?
  private let drag: Drag?

  /// Describes the finger for these values, or for the entry's defaults.
  init(
    _ entry: Catalogue.Entry, by trigger: Catalogue.Entry.Trigger,
    with values: ParameterValues? = nil
  ) {
    self.entry = entry
    self.trigger = trigger
    self.values = values
    drag = entry.drag(by: trigger, with: values)
  }

  /// What it does, as the rest of a sentence that begins with "a finger".
  var predicate: String {
    guard let drag else {
      return
        (trigger.comes
        ? "sets it off by a swipe upwards" : "sets it off by a tap or a swipe downwards")
        + ", and cannot move it"
    }
    let flick = entry.isMovedBySystem(by: trigger) ? ", as does a flick" : ""
    return
      "moves it, \(drag.way) from \(drag.place), over \(drag.reach) points\(drag.legend); lifted "
      + "\(drag.threshold.words) it finishes\(flick)"
  }

  /// A finger that runs it to its end, as `--gesture` takes it.
  func example(in size: CGSize) -> String {
    GestureTrace.example(of: entry, by: trigger, with: values, in: size)
  }

  /// What it does, for machines.
  var json: JSONValue {
    let example = example(in: Self.exampleSize)
    guard let drag else {
      return [
        "trigger": .string(trigger.rawValue), "moves": false, "example": .string(example),
      ]
    }
    return [
      "trigger": .string(trigger.rawValue), "moves": true, "from": .string(drag.place),
      "direction": .string(drag.way), "reach": .string(drag.reach.description),
      "finishes": .string(drag.threshold.words), "example": .string(example),
    ]
  }

  /// The screen that examples are for where there is none, in points.
  static let exampleSize = CGSize(width: 390, height: 844)
}

extension FingerDescription {
  /// What a finger does to an entry, in lines: one for all changes of screens, or one for each where
  /// they differ.
  static func lines(of entry: Catalogue.Entry) -> [String] {
    let fingers = entry.triggers.map { FingerDescription(entry, by: $0) }
    func example(_ finger: FingerDescription) -> String {
      "  such as \"\(finger.example(in: exampleSize))\" on 390x844 points"
    }
    if Set(fingers.map(\.predicate)).count == 1 {
      return [fingers[0].predicate, example(fingers[0])] + fingers[0].otherWays
    }
    return zip(entry.triggers, fingers).flatMap { trigger, finger in
      ["\(trigger.rawValue): \(finger.predicate)", example(finger)]
    }
  }

  /// Which ways count with other values of the parameter that decides it, in a line.
  private var otherWays: [String] {
    guard let drag, let steering = entry.steering(by: trigger) else { return [] }
    let others = steering.drags.filter { $0.1.way != drag.way }
    guard let other = others.first?.1 else { return [] }
    return [
      "with \(steering.parameter) \(others.map(\.word).listed): \(other.way), over \(other.reach) points"
    ]
  }
}

extension Drag {
  /// What the letters in the reach mean.
  fileprivate var legend: String {
    let text = reach.description
    let sides = [("W", "width"), ("H", "height")].filter { text.contains($0.0) }
    return sides.isEmpty
      ? "" : " (\(sides.map { "\($0.0): the screen's \($0.1)" }.joined(separator: ", ")))"
  }

  /// Where the finger comes down, in words.
  fileprivate var place: String {
    switch start {
    case .anywhere: "anywhere"
    case .leftEdge: "the left edge"
    case .rightEdge: "the right edge"
    }
  }

  /// Which way it goes, in words.
  fileprivate var way: String {
    switch (start, direction) {
    case (_, .right), (.leftEdge, .either): "to the right"
    case (.rightEdge, .either): "to the left"
    case (.anywhere, .either): "to either side"
    case (_, .upOrDown): "up or down"
    }
  }
}
