import Documents
import Flipbook

extension FrameVerdict {
  /// The verdict for people.
  var sentence: String {
    switch self {
    case .same: return "the same"
    case .different(let difference): return difference.sentence
    case .tolerated(let difference): return "within the limits, " + difference.sentence
    case .sizes(let expected, let actual):
      return "has \(actual) pixels and should have \(expected)"
    case .profiles: return "has the same pixels in another colour profile"
    case .missing: return "missing"
    case .extra: return "too much, there is no golden picture of it"
    case .unreadable(let error): return Failure(error).description
    }
  }
}

extension PictureDifference {
  /// The difference for people: how many pixels, by how much, and where.
  fileprivate var sentence: String {
    let percent = (fraction * 1000).rounded() / 10
    let share = percent == 0 ? "below 0.1 %" : "\(percent) %"
    let place = box.map { ", all in \($0.width)×\($0.height) at (\($0.x), \($0.y))" } ?? ""
    return "\(differentPixels) of \(pixelCount) pixels differ (\(share)), by up to "
      + "\(greatestDifference)\(place)"
  }
}

extension ComparisonLimit {
  /// The limit for people, with where it comes from.
  var sentence: String {
    let what =
      switch measure {
      case .channelDifference: "a channel may differ by \(value)"
      case .differentPixels: "\(value) pixels of a frame may differ"
      case .densestWindow: "\(value) pixels of a square of 16×16 may differ"
      }
    return "limit: \(what) (\(source))"
  }

  /// The limit for machines.
  var json: JSONValue {
    [
      "measure": .string(measure.rawValue), "value": .number(value), "source": .string(source),
    ]
  }
}

extension PixelRect {
  /// The rectangle as the command line writes it.
  var spelling: String { "\(x),\(y),\(width),\(height)" }
}
