import Documents
import Flipbook

extension SequenceFinding {
  /// The finding for people; places are told by the names of their frames.
  func sentence(naming frames: [SequenceReport.Frame]) -> String {
    switch self {
    case .count(let expected, let actual):
      return "there are \(actual) frames and should be \(expected)"
    case .size(let expected, let actual):
      return "all frames have \(actual) pixels and should have \(expected)"
    case .rate(let expected, let actual):
      return "the rate is \(actual) frames a second and should be \(expected)"
    case .late(let places, let shift):
      let range = "\(frames[places.lowerBound].name) to \(frames[places.upperBound].name)"
      let distance = abs(shift) == 1 ? "one frame" : "\(abs(shift)) frames"
      return "\(range) match the golden \(distance) \(shift > 0 ? "earlier" : "later")"
    case .backwards: return "the sequence runs backwards"
    case .swapped(let first, let second):
      return "\(frames[first].name) and \(frames[second].name) are swapped"
    case .repeated(let place):
      return "\(frames[place].name) shows \(frames[place - 1].name) again"
    }
  }

  /// The finding for machines.
  func json(naming frames: [SequenceReport.Frame]) -> JSONValue {
    var members: [(String, JSONValue)] = [("kind", .string(word))]
    switch self {
    case .count(let expected, let actual):
      members += [("expected", .number(expected)), ("actual", .number(actual))]
    case .size(let expected, let actual):
      members += [
        ("expected", .string(expected.description)), ("actual", .string(actual.description)),
      ]
    case .rate(let expected, let actual):
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
    case .repeated(let place): members.append(("frame", .string(frames[place].name)))
    }
    return .object(members)
  }
}
