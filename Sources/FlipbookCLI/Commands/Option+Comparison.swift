// Options of `flipbook compare`.

import Flipbook

extension Option {
  package static let difference = Option(
    "diff", value: "path",
    "Draw expected, actual and difference side by side: a file for two pictures, a directory for "
      + "two directories.")
  package static let update = Option(
    "update",
    "Make the golden pictures equal to the actual ones. Refused when the variable CI is set.")
  package static let greatestDifference = Option(
    "max-difference", value: "levels", standard: "no pixel may differ",
    "Let pixels differ by up to so many levels of 255 in each channel. With several limits, a "
      + "frame must keep all of them.")
  package static let differentPixels = Option(
    "max-pixels", value: "count", standard: "no pixel may differ",
    "Let so many pixels of a frame differ.")
  package static let densestWindow = Option(
    "max-window", value: "count", standard: "no pixel may differ",
    "Let so many pixels differ in any square of 16 by 16 pixels.")
  package static let ignore = Option(
    "ignore", value: "x,y,w,h", repetition: .list,
    "Leave a rectangle of every frame out, in pixels; may be repeated.")
  package static let junit = Option(
    "junit", value: "file", "Write the result as a JUnit report as well.")
  package static let report = Option(
    "report", value: "directory",
    "Write a page to look at what differs: index.html, which opens from disk.")
}

extension ComparisonLimit.Measure {
  /// The option that sets such a limit.
  fileprivate var option: Option {
    switch self {
    case .channelDifference: .greatestDifference
    case .differentPixels: .differentPixels
    case .densestWindow: .densestWindow
    }
  }
}

extension Invocation {
  /// What the comparison goes by.
  package var criteria: ComparisonCriteria {
    get throws(Failure) {
      var criteria = ComparisonCriteria()
      for measure in ComparisonLimit.Measure.allCases {
        let option = measure.option
        guard let value = try count(option, in: 0...(1 << 26)) else { continue }
        criteria.limits.append(ComparisonLimit(measure, value, source: option.spelling))
      }
      for text in list(.ignore) {
        guard let rect = PixelRect(spelling: text) else {
          throw .usage(
            "--ignore \(text) is not a rectangle of pixels", "write --ignore x,y,width,height")
        }
        criteria.ignored.append(rect)
      }
      return criteria
    }
  }
}

extension PixelRect {
  /// Creates the rectangle that `x,y,width,height` writes.
  fileprivate init?(spelling text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 && $0 <= 1 << 30 }), numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
