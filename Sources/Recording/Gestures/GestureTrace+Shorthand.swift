import Foundation
import Geometry

extension GestureTrace {
  /// Creates the trace that `text` writes in a line.
  ///
  /// ```
  /// pan 0,400 -> 300,400 in 0.4s              a straight way
  /// pan 0,400 -> 300,400 -> 40,400 in 0.6s    from place to place, evenly in time
  /// swipe 200,700 -> 200,300 in 0.1s          the same, as one says it
  /// tap 200,400                               down and up again after 0.05 s
  /// pan 0,400 -> 300,400 in 0.4s, cancelled   taken away by the system instead of lifted
  /// ```
  ///
  /// A gesture takes more than 0 s and up to 3600 s. Places are in points from the top left corner.
  /// A finger that is to be still before it is lifted stays in its place: `pan 0,400 -> 300,400 -> 300,400 in 0.8s`.
  public init?(parsing text: String) {
    var rest = text.trimmed
    var end = Phase.ended
    if let comma = rest.lastIndex(of: ","),
      String(rest[rest.index(after: comma)...]).trimmed == Phase.cancelled.rawValue
    {
      end = .cancelled
      rest = String(rest[..<comma]).trimmed
    }
    guard let space = rest.firstIndex(of: " ") else { return nil }
    let verb = rest[..<space]
    rest = String(rest[space...]).trimmed
    switch verb {
    case "tap":
      guard let point = Self.point(rest) else { return nil }
      self.init(from: [point, point], in: 0.05, end)
    case "pan", "swipe", "drag":
      guard let range = rest.range(of: " in ", options: .backwards) else { return nil }
      let places = rest[..<range.lowerBound].components(separatedBy: "->")
      let points = places.compactMap { Self.point($0.trimmed) }
      guard points.count == places.count, points.count > 1,
        let duration = Self.seconds(rest[range.upperBound...])
      else { return nil }
      self.init(from: points, in: duration, end)
    default: return nil
    }
  }

  /// The longest time that a gesture in a line takes, in seconds.
  package static let longestTime = 3600.0

  /// Creates the trace of a finger that goes from place to place, in equal times.
  private init(from points: [CGPoint], in duration: Double, _ end: Phase) {
    let steps = max(Int((duration * Self.reportsPerSecond).rounded(.up)), 1)
    samples = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      let way = share * Double(points.count - 1)
      let leg = min(Int(way), points.count - 2)
      let part = CGFloat(way - Double(leg))
      let (start, stop) = (points[leg], points[leg + 1])
      let point = CGPoint(
        x: start.x + (stop.x - start.x) * part, y: start.y + (stop.y - start.y) * part)
      return Sample(
        time: duration * share, place: .point(point),
        phase: step == 0 ? .began : step == steps ? end : .moved)
    }
  }

  private static func point(_ text: String) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double(decimal: String($0).trimmed) ?? .nan }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else { return nil }
    return CGPoint(x: parts[0], y: parts[1])
  }

  private static func seconds(_ text: some StringProtocol) -> Double? {
    let word = String(text).trimmed
    guard word.hasSuffix("s"), let value = Double(decimal: word.dropLast()), value > 0,
      value <= longestTime
    else { return nil }
    return value
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
