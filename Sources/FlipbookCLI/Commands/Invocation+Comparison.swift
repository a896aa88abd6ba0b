import Documents
import Flipbook
import Geometry

extension ComparisonLimit.Measure {
  /// The option that sets such a limit.
  fileprivate var option: Option {
    switch self {
    case .channelDifference: .greatestDifference
    case .differentPixels: .differentPixels
    case .densestWindow: .densestWindow
    case .colorDistance: .colorDistance
    }
  }
}

extension Invocation {
  /// What a comparison goes by: the limits of the command line, and of `golden` those that the
  /// command line says nothing about.
  package func criteria(golden: [ComparisonLimit]) throws(Failure) -> ComparisonCriteria {
    var criteria = ComparisonCriteria()
    for measure in ComparisonLimit.Measure.allCases {
      if let value = try limit(measure) {
        criteria.limits.append(
          ComparisonLimit(measure, value, source: measure.option.spelling))
      } else {
        criteria.limits += golden.filter { $0.measure == measure }
      }
    }
    for text in list(.ignore) {
      guard let rect = PixelRect(spelling: text) else {
        throw .usage(
          "--ignore \(text) is not a rectangle of pixels", "write --ignore x,y,width,height")
      }
      criteria.ignored.append(rect)
    }
    if let path = self[.mask] {
      criteria.mask = ComparisonMask(try PictureSource.read(path, limits: limits), source: path)
    }
    return criteria
  }

  private func limit(_ measure: ComparisonLimit.Measure) throws(Failure) -> Double? {
    guard measure == .colorDistance else {
      return try count(measure.option, in: 0...(1 << 26)).map(Double.init)
    }
    return try value(of: measure.option, expected: "a number from 0 to 2") {
      guard let number = Double(decimal: $0), (0...2).contains(number) else { return nil }
      return number
    }
  }

  /// Which goldens are written; nil: none.
  ///
  /// - Throws: A usage failure where nothing may be written.
  package func updateMode(
    environment: [String: String]
  ) throws(Failure) -> GoldenUpdate.Mode? {
    guard let mode: GoldenUpdate.Mode = try choice(of: .update) else {
      guard !has(.store) else {
        throw .usage("--store says what --update keeps", "add --update")
      }
      return nil
    }
    guard environment["CI"]?.isEmpty ?? true else {
      throw .usage(
        "--update is not for CI, and the variable CI is set",
        "update goldens where somebody looks at them")
    }
    guard !has(.frozen) else {
      throw .usage("--frozen keeps the goldens as they are, and --update changes them", "drop one")
    }
    return mode
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
