import Flipbook
import Foundation
import Geometry

extension Invocation {
  /// Frames a second.
  package var frameRate: FrameRate {
    get throws(Failure) {
      try value(
        of: .rate,
        expected: "a rate above 0 and up to 1000, such as 60 or 30000/1001, of numbers up to "
          + "1000000"
      ) {
        FrameRate(parsing: $0)
      } ?? .standard
    }
  }

  /// How time goes by.
  package var playbackTiming: PlaybackTiming {
    get throws(Failure) {
      try value(
        of: .timing,
        expected: "linear, ease, ease-in, ease-out, ease-in-out or cubic-bezier(x1,y1,x2,y2) with "
          + "numbers from 0 to 1"
      ) { PlaybackTiming(parsing: $0) } ?? .linear
    }
  }

  /// The duration that was asked for, in seconds and whole nanoseconds.
  package var givenDuration: Double? {
    get throws(Failure) {
      try value(of: .duration, expected: "a number of seconds above 0 and up to 3600") {
        text -> Double? in
        guard let seconds = Double(decimal: text), seconds > 0, seconds <= 3600 else { return nil }
        let rounded = Fraction(nearest: seconds)
        return rounded.numerator > 0 ? rounded.value : nil
      }
    }
  }

  /// Pixels to a point: as asked for, as the name of one of the pictures says, or 1.
  ///
  /// Names that say different things are an error.
  package func scale(ofPicturesAt paths: [String]) throws(Failure) -> Double {
    let given = try value(
      of: .scale, expected: "a number of pixels to a point above 0 and up to 100"
    ) {
      text -> Double? in
      guard let scale = Double(decimal: text), scale > 0, scale <= 100 else { return nil }
      return scale
    }
    if let given { return given }
    let stated = paths.compactMap { path in PictureScale.stated(by: path).map { (path, $0) } }
    if let other = stated.first(where: { $0.1 != stated[0].1 }) {
      throw .usage(
        "the names \(stated[0].0) and \(other.0) state different scales",
        "say which one is meant with --scale")
    }
    return stated.first?.1 ?? 1
  }

  /// The screen's size in points, if it was asked for.
  package var givenSize: CGSize? {
    get throws(Failure) {
      try value(
        of: .size, expected: "a size in points such as 390x844, each side above 0 and up to 1000000"
      ) { text -> CGSize? in
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
          .map { Double(decimal: $0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
      }
    }
  }

  /// What to do with pictures of another size.
  package var pictureFit: PictureFit? {
    get throws(Failure) {
      try value(of: .fit, expected: "cover, contain or stretch") { PictureFit(rawValue: $0) }
    }
  }

  /// What lies behind everything, if it was asked for.
  package var givenBackground: Color? {
    get throws(Failure) {
      try value(of: .background, expected: "a colour such as #1c1c1e, black, white or clear") {
        Color(spelling: $0)
      }
    }
  }

  /// How long a frame at an end stands still.
  package func hold(_ option: Option) throws(Failure) -> Fraction {
    try value(of: option, expected: "a number of seconds from 0 to 3600") { text -> Fraction? in
      guard let seconds = Double(decimal: text), seconds >= 0, seconds <= 3600 else { return nil }
      return Fraction(nearest: seconds)
    } ?? .zero
  }

  /// How much a picture may ask for.
  package var limits: ImageLimits {
    get throws(Failure) {
      var limits = ImageLimits()
      let known = Set(command.options.map(\.name))
      for (option, member) in Option.limitMembers where known.contains(option.name) {
        if let count = try count(option, in: 1...1 << 40) { limits[keyPath: member] = count }
      }
      return limits
    }
  }

  /// How many frames are drawn at the same time.
  package var jobs: Int {
    get throws(Failure) {
      try count(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    }
  }

  /// Complains about options that mean nothing for what is rendered.
  package func refuse(_ options: [Option], for subject: String) throws(Failure) {
    for option in options where has(option) {
      throw .usage("\(subject) has no \(option.spelling)", "leave the option out")
    }
  }
}
