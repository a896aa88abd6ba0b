import Foundation
import Transitions

extension GestureTrace {
  /// Returns a line, as `init(parsing:)` reads it, of a finger that runs a transition to its end on a
  /// screen of `size`, in points; without `values` the entry has its defaults.
  public static func example(
    of entry: Catalogue.Entry, by trigger: Catalogue.Entry.Trigger,
    with values: ParameterValues? = nil, in size: CGSize
  ) -> String {
    func words(_ point: CGPoint) -> String {
      "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
    }
    guard let drag = entry.drag(by: trigger, with: values) else {
      guard trigger.comes else {
        return "tap \(words(CGPoint(x: size.width / 2, y: size.height / 2)))"
      }
      let way = [size.height * 3 / 4, size.height / 4]
      return "swipe "
        + way.map { words(CGPoint(x: size.width / 2, y: $0)) }
        .joined(separator: " -> ") + " in 0.1s"
    }
    let way = [0, drag.threshold.limit + 0.2].map { progress in
      let point = drag.location(at: progress, in: size)
      return CGPoint(x: point.x, y: min(point.y, max(size.height - 1, 0)))
    }
    return "pan \(way.map(words).joined(separator: " -> ")) in 0.4s"
  }
}
