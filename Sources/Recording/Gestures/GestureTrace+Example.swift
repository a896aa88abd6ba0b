import Foundation
import Transitions

extension GestureTrace {
  /// Returns a line, as `init(parsing:)` reads it, of a finger that runs a transition to its end on a
  /// screen of `size`, in points.
  public static func example(
    of entry: Catalogue.Entry, by trigger: Catalogue.Entry.Trigger, in size: CGSize
  ) -> String {
    func words(_ point: CGPoint) -> String {
      "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
    }
    guard let drag = entry.drag(by: trigger) else {
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
      // Where a finger may go either way it takes what comes along from the right.
      guard drag.start == .anywhere, drag.direction == .either, trigger.comes || trigger == .tab
      else { return point }
      return CGPoint(x: size.width - point.x, y: point.y)
    }
    return "pan \(way.map(words).joined(separator: " -> ")) in 0.4s"
  }
}
