import Documents
import Flipbook

extension SequenceFinding {
  /// The finding for people; places are told by the names of their frames.
  func sentence(in report: SequenceReport) -> String {
    let frames = report.frames
    switch self {
    case .count(let expected, let actual):
      return
        "there \(actual == 1 ? "is 1 frame" : "are \(actual) frames") and should be \(expected)"
    case .size(let expected, let actual):
      return "all frames have \(actual) pixels and should have \(expected)"
    case .rate(let expected, let actual):
      return "the rate is \(actual) frames a second and should be \(expected)"
    case .profile(let expected, let actual):
      return "the colour profile is \(actual) and should be \(expected)"
    case .stale(let place):
      return
        "the picture \(frames[place].name) is not the one that the document beside it describes"
    case .late(let places, let shift):
      let range = "\(frames[places.lowerBound].name) to \(frames[places.upperBound].name)"
      let distance = abs(shift) == 1 ? "one frame" : "\(abs(shift)) frames"
      let time = report.milliseconds(of: abs(shift)).map { ", by \($0) ms" } ?? ""
      return "\(range) match the golden \(distance) \(shift > 0 ? "earlier" : "later")\(time)"
    case .backwards: return "the sequence runs backwards"
    case .swapped(let first, let second):
      return "\(frames[first].name) and \(frames[second].name) are swapped"
    case .repeated(let place):
      return "\(frames[place].name) shows \(frames[place - 1].name) again"
    case .inserted(let places):
      return "\(Self.names(of: places, frames)) put in, the golden has no such frame there"
    case .dropped(let places):
      return "\(Self.names(of: places, frames)) left out, what follows comes early"
    }
  }

  private static func names(
    of places: ClosedRange<Int>, _ frames: [SequenceReport.Frame]
  ) -> String {
    places.count == 1
      ? "\(frames[places.lowerBound].name) is"
      : "\(frames[places.lowerBound].name) to \(frames[places.upperBound].name) are"
  }

  /// The finding for machines.
  func json(in report: SequenceReport) -> JSONValue {
    let frames = report.frames
    var members: [(String, JSONValue)] = [("kind", .string(word))]
    switch self {
    case .count(let expected, let actual):
      members += [("expected", .number(expected)), ("actual", .number(actual))]
    case .size(let expected, let actual):
      members += [
        ("expected", .string(expected.description)), ("actual", .string(actual.description)),
      ]
    case .rate(let expected, let actual), .profile(let expected, let actual):
      members += [("expected", .string(expected)), ("actual", .string(actual))]
    case .late(let places, let shift):
      members += [
        ("first", .string(frames[places.lowerBound].name)),
        ("last", .string(frames[places.upperBound].name)), ("late", .number(shift)),
      ]
    case .backwards: break
    case .swapped(let first, let second):
      members += [
        ("first", .string(frames[first].name)), ("second", .string(frames[second].name)),
      ]
    case .repeated(let place), .stale(let place):
      members.append(("frame", .string(frames[place].name)))
    case .inserted(let places), .dropped(let places):
      members += [
        ("first", .string(frames[places.lowerBound].name)),
        ("last", .string(frames[places.upperBound].name)),
      ]
    }
    return .object(members)
  }
}

extension SequenceReport {
  /// How long frames take, in milliseconds with at most one decimal; nil if the rates do not say.
  fileprivate func milliseconds(of frameCount: Int) -> String? {
    let rate = (expected.rate ?? actual.rate)?.split(separator: "/").compactMap { Int($0) }
    guard let rate, rate.count == 2, rate[0] > 0 else { return nil }
    let tenths = (20_000 * frameCount * rate[1] + rate[0]) / (2 * rate[0])
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
