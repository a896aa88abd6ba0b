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
    case .profiles(let expected, let actual):
      return "has the same pixels in the colour profile \(actual) and should have \(expected)"
    case .unmeasured:
      return "is another picture, by how much is not known: of one only the hash is kept"
    case .missing: return "missing"
    case .extra: return "too much, there is no golden picture of it"
    case .unreadable(let error): return Failure(error).description
    }
  }
}

extension PictureDifference {
  /// The difference for people: how many pixels, by how much, and where.
  fileprivate var sentence: String {
    let distance = colorDistance.map { " and \(($0 * 10_000).rounded() / 10_000) in OKLab" } ?? ""
    let percent = (fraction * 1000).rounded() / 10
    let share = percent == 0 ? "below 0.1 %" : "\(percent) %"
    let place = box.map { ", all in \($0.width)×\($0.height) at (\($0.x), \($0.y))" } ?? ""
    return "\(differentPixels) of \(pixelCount) pixels differ (\(share)), by up to "
      + "\(greatestDifference)\(distance)\(place)"
  }
}

extension ComparisonLimit {
  /// The limit for people, with where it comes from.
  var sentence: String {
    let what =
      switch measure {
      case .channelDifference: "a channel may differ by \(number)"
      case .differentPixels: "\(number) pixels of a frame may differ"
      case .densestWindow: "\(number) pixels of a square of 16×16 may differ"
      case .colorDistance: "colours may lie \(number) apart in OKLab"
      }
    return "limit: \(what) (\(source))"
  }

  private var number: String { JSONNumber(value).literal }

  /// The limit for machines.
  var json: JSONValue {
    [
      "measure": .string(measure.rawValue), "value": .number(value), "source": .string(source),
    ]
  }
}

extension ComparisonMask {
  /// What the mask leaves out, for people.
  var sentence: String { "\(count) pixels by \(source)" }
}

extension PixelRect {
  /// The rectangle as the command line writes it.
  var spelling: String { "\(x),\(y),\(width),\(height)" }
}
